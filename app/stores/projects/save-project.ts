import { FirebaseError } from "firebase/app";
import { doc, type Firestore, runTransaction, serverTimestamp } from "firebase/firestore";
import { readData } from "../firestore/live-documents";
import { forgetOldVersions, versionEveryMs, versionRecord, versionsOf } from "../review/versions";
import { mergeProjects } from "./merge-projects";
import { type Project, type ProjectContent, parseProject } from "./project-document";
import { requirePageRoom } from "./require-page-room";

export interface SavedProject {
  /** What the server had. */
  read: ProjectContent;
  /** When that was written: what listeners say up to then is older. */
  readUpdatedAt: Date;
  /** What it has now: both sides' changes. */
  stored: ProjectContent;
  /** The same place was changed on both sides, and what `read` had there gave way. */
  overruled: boolean;
}

/**
 * Brings what was made of `base` into the stored project, in one transaction: what others changed meanwhile stays. Where the last
 * version is older than ten minutes, what was stored is kept as one in the same transaction. Rejects with the
 * SDK's errors: `not-found` where it is deleted, `unavailable` without a server; and with WriteRefused `too_large`.
 */
export async function saveProject(
  firestore: Firestore,
  userId: string,
  projectId: string,
  base: ProjectContent,
  mine: ProjectContent,
): Promise<SavedProject> {
  const reference = doc(firestore, "projects", projectId);
  const { isVersioned, ...saved } = await runTransaction(firestore, async (transaction) => {
    const snapshot = await transaction.get(reference);
    if (!snapshot.exists()) throw new FirebaseError("not-found", "The page was deleted.");
    const project = parseProject(snapshot.id, readData(snapshot));
    const read = { title: project.title, page: project.page };
    const { value: stored, overruled } = mergeProjects(base, mine, read);
    requirePageRoom(stored.page);
    const isVersionDue = Date.now() - (project.versionedAt?.getTime() ?? 0) >= versionEveryMs;
    if (isVersionDue) transaction.set(doc(versionsOf(firestore, reference.path)), versionOf(project, userId));
    transaction.update(reference, {
      ...stored,
      updatedAt: serverTimestamp(),
      ...(isVersionDue && { versionedAt: serverTimestamp() }),
    });
    return { read, readUpdatedAt: project.updatedAt, stored, overruled, isVersioned: isVersionDue };
  });
  // What is too old goes when it can: the edit does not wait for it.
  if (isVersioned) void forgetOldVersions(firestore, reference.path).catch(() => {});
  return saved;
}

/** The project as it was stored before this edit. */
function versionOf({ title, page, updatedAt }: Project, userId: string): Record<string, unknown> {
  return { title, page, reason: "edited", ...versionRecord(updatedAt, { userId, name: "" }) };
}
