import {
  collection,
  doc,
  type Firestore,
  limit,
  orderBy,
  query,
  serverTimestamp,
  updateDoc,
  where,
} from "firebase/firestore";
import type { Storyboard } from "~/scene/storyboard";
import { documentWatcher, type Live, type Stop, watchQuery } from "../firestore/live-documents";
import { type Content, parseContent } from "./content-document";

const mostListed = 200;

/** A user's works, the last changed first, with those in the trash. */
export function watchContentList(
  firestore: Firestore,
  userId: string,
  onChange: (live: Live<Content>) => void,
  onError: (error: Error) => void,
): Stop {
  const works = query(
    collection(firestore, "content"),
    where("ownerId", "==", userId),
    orderBy("updatedAt", "desc"),
    limit(mostListed),
  );
  return watchQuery(works, parseContent, onChange, onError);
}

export const watchContent = documentWatcher("content", parseContent);

/**
 * These changes are shown at once and settle when the server has them; offline they wait. They reject when the
 * rules refuse them. Words and scenes go another way, see save-storyboard.ts: others may change them meanwhile.
 */

/** The choice among variants: which one, and the storyboard it stands for. */
export function chooseVariant(
  firestore: Firestore,
  contentId: string,
  chosenVariant: number,
  storyboard: Storyboard,
): Promise<void> {
  return change(firestore, contentId, { chosenVariant, storyboard });
}

export function renameContent(firestore: Firestore, contentId: string, title: string): Promise<void> {
  return change(firestore, contentId, { title });
}

/** A work in the trash is not shown under its link; restoring it brings the link back. */
export function trashContent(firestore: Firestore, contentId: string): Promise<void> {
  return change(firestore, contentId, { trashedAt: serverTimestamp() });
}

export function restoreContent(firestore: Firestore, contentId: string): Promise<void> {
  return change(firestore, contentId, { trashedAt: null });
}

function change(firestore: Firestore, contentId: string, fields: Record<string, unknown>): Promise<void> {
  return updateDoc(doc(firestore, "content", contentId), { ...fields, updatedAt: serverTimestamp() });
}
