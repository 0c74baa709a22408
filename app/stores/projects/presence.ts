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
} from "firebase/firestore";
import * as z from "zod/mini";
import { type Live, type Stop, watchQuery } from "../firestore/live-documents";

/** `projects/{projectId}/presence/{tabId}`: a tab that has the project open. */
const presenceDocumentSchema = z.object({
  userId: z.string(),
  name: z.string(),
  /** The section it is at; null for none. */
  sectionId: z.nullable(z.string()),
  seenAt: z.date(),
});
export type Presence = z.infer<typeof presenceDocumentSchema> & { id: string };

function parsePresence(id: string, data: unknown): Presence {
  return { id, ...presenceDocumentSchema.parse(data) };
}

const mostSeen = 50;

function presenceOf(firestore: Firestore, projectId: string) {
  return collection(firestore, `projects/${projectId}/presence`);
}

/** Tabs that have, or had, the project open; the last seen first. */
export function watchPresence(
  firestore: Firestore,
  projectId: string,
  onChange: (live: Live<Presence>) => void,
  onError: (error: Error) => void,
): Stop {
  const seen = query(presenceOf(firestore, projectId), orderBy("seenAt", "desc"), limit(mostSeen));
  return watchQuery(seen, parsePresence, onChange, onError);
}

/** Says that this tab has the project open, and where. */
export function markPresence(
  firestore: Firestore,
  projectId: string,
  tabId: string,
  { userId, name, sectionId }: Pick<Presence, "userId" | "name" | "sectionId">,
): Promise<void> {
  const fields = { userId, name: name.slice(0, 200), sectionId, seenAt: serverTimestamp() };
  return setDoc(doc(presenceOf(firestore, projectId), tabId), fields);
}

/** This tab has it open no more. */
export function leavePresence(firestore: Firestore, projectId: string, tabId: string): Promise<void> {
  return deleteDoc(doc(presenceOf(firestore, projectId), tabId));
}
