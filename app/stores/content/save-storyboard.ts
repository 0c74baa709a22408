import { FirebaseError } from "firebase/app";
import { doc, type Firestore, runTransaction, serverTimestamp } from "firebase/firestore";
import { mergeStoryboards } from "~/scene/merge-storyboards";
import type { Storyboard } from "~/scene/storyboard";
import { readData } from "../firestore/live-documents";
import { forgetOldVersions, versionEveryMs, versionRecord, versionsOf } from "../review/versions";
import { parseContent } from "./content-document";
import { ownMediaAfter } from "./own-media";

export interface SavedStoryboard {
  /** What the server had. */
  read: Storyboard;
  /** When that was written: what listeners say up to then is older. */
  readUpdatedAt: Date;
  /** Who had stored it; null where nobody knows. */
  readBy: string | null;
  /** What it has now: both sides' changes. */
  stored: Storyboard;
  /** The same place was changed on both sides, and what `read` had there gave way. */
  overruled: boolean;
}

/**
 * Brings what was made of `base` into the stored storyboard, in one transaction: what others changed meanwhile stays. Where the last
 * version is older than ten minutes, what was stored is kept as one in the same transaction.
 * Rejects with the SDK's errors: `not-found` where the video is deleted, `unavailable` without a server.
 */
export async function saveStoryboard(
  firestore: Firestore,
  contentId: string,
  author: { userId: string; name: string },
  base: Storyboard,
  mine: Storyboard,
): Promise<SavedStoryboard> {
  const reference = doc(firestore, "content", contentId);
  const { isVersioned, ...saved } = await runTransaction(firestore, async (transaction) => {
    const snapshot = await transaction.get(reference);
    if (!snapshot.exists()) throw new FirebaseError("not-found", "The video was deleted.");
    const content = parseContent(snapshot.id, readData(snapshot));
    const { storyboard: read, updatedAt: readUpdatedAt, savedBy: readBy = null } = content;
    const { storyboard: stored, overruled } = mergeStoryboards(base, mine, read);
    const isVersionDue = Date.now() - (content.versionedAt?.getTime() ?? 0) >= versionEveryMs;
    if (isVersionDue) {
      transaction.set(doc(versionsOf(firestore, reference.path)), {
        ...{ title: content.title, storyboard: read, reason: "edited" },
        ...versionRecord(readUpdatedAt, author),
      });
    }
    const ownMedia = content.ownerId === author.userId && ownMediaAfter(content, base, mine);
    transaction.update(reference, {
      storyboard: stored,
      savedBy: author.userId,
      ...(ownMedia && { ownMedia }),
      updatedAt: serverTimestamp(),
      ...(isVersionDue && { versionedAt: serverTimestamp() }),
    });
    return { read, readUpdatedAt, readBy, stored, overruled, isVersioned: isVersionDue };
  });
  // What is too old goes when it can: the edit does not wait for it.
  if (isVersioned) void forgetOldVersions(firestore, reference.path).catch(() => {});
  return saved;
}
