import {
  collection,
  deleteDoc,
  doc,
  type Firestore,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
} from "firebase/firestore";
import * as z from "zod/mini";
import { type Live, type LiveItem, type Stop, watchDocument, watchQuery } from "../firestore/live-documents";
import type { LinkRole } from "./content-role";

/** `content/{contentId}/links/{linkId}`: its id is the secret that lets people in. */
const linkSchema = z.object({
  role: z.enum(["view", "comment"]),
  expiresAt: z.date(),
  createdAt: z.date(),
});
export type ContentLink = z.infer<typeof linkSchema> & { id: string };

export const mostLinks = 20;

function parseLink(id: string, data: unknown): ContentLink {
  return { id, ...linkSchema.parse(data) };
}

/** The links to a video, those that are over too: its owner's to see. */
export function watchLinks(
  firestore: Firestore,
  contentId: string,
  onChange: (live: Live<ContentLink>) => void,
  onError: (error: Error) => void,
): Stop {
  const links = collection(firestore, `content/${contentId}/links`);
  const newest = query(links, orderBy("createdAt", "desc"), limit(mostLinks));
  return watchQuery(newest, parseLink, onChange, onError);
}

export function makeLink(
  firestore: Firestore,
  contentId: string,
  linkId: string,
  { role, expiresAt }: { role: LinkRole; expiresAt: Date },
): Promise<void> {
  const fields = { role, expiresAt: Timestamp.fromDate(expiresAt), createdAt: serverTimestamp() };
  return setDoc(doc(firestore, `content/${contentId}/links`, linkId), fields);
}

/** Whoever took it up sees nothing more at once. */
export function revokeLink(firestore: Firestore, contentId: string, linkId: string): Promise<void> {
  return deleteDoc(doc(firestore, `content/${contentId}/links`, linkId));
}

/** Until when a person has read the comments of a video; null where they never have. */
export function watchReadAt(
  firestore: Firestore,
  contentId: string,
  userId: string,
  onChange: (live: LiveItem<{ readAt: Date }>) => void,
  onError: (error: Error) => void,
): Stop {
  const reference = doc(firestore, `content/${contentId}/reads`, userId);
  return watchDocument(reference, (_, data) => z.object({ readAt: z.date() }).parse(data), onChange, onError);
}

export function markRead(firestore: Firestore, contentId: string, userId: string): Promise<void> {
  return setDoc(doc(firestore, `content/${contentId}/reads`, userId), { readAt: serverTimestamp() });
}
