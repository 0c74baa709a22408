import { FirebaseError } from "firebase/app";
import { doc, type Firestore, runTransaction, serverTimestamp } from "firebase/firestore";
import { mergeStoryboards } from "~/scene/merge-storyboards";
import type { Storyboard } from "~/scene/storyboard";
import { readData } from "../firestore/live-documents";
import { parseContent } from "./content-document";

export interface SavedStoryboard {
  /** What the server had. */
  read: Storyboard;
  /** When that was written: what listeners say up to then is older. */
  readUpdatedAt: Date;
  /** What it has now: both sides' changes. */
  stored: Storyboard;
  /** The same place was changed on both sides, and what `read` had there gave way. */
  overruled: boolean;
}

/**
 * Brings what was made of `base` into the stored storyboard, in one transaction: what others changed meanwhile stays.
 * Rejects with the SDK's errors: `not-found` where the video is deleted, `unavailable` without a server.
 */
export function saveStoryboard(
  firestore: Firestore,
  contentId: string,
  base: Storyboard,
  mine: Storyboard,
): Promise<SavedStoryboard> {
  const reference = doc(firestore, "content", contentId);
  return runTransaction(firestore, async (transaction) => {
    const snapshot = await transaction.get(reference);
    if (!snapshot.exists()) throw new FirebaseError("not-found", "The video was deleted.");
    const { storyboard: read, updatedAt: readUpdatedAt } = parseContent(snapshot.id, readData(snapshot));
    const { storyboard: stored, overruled } = mergeStoryboards(base, mine, read);
    transaction.update(reference, { storyboard: stored, updatedAt: serverTimestamp() });
    return { read, readUpdatedAt, stored, overruled };
  });
}
