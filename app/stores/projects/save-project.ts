import { FirebaseError } from "firebase/app";
import { doc, type Firestore, runTransaction, serverTimestamp } from "firebase/firestore";
import { WriteRefused } from "~/firebase/write-refusal";
import { PageEditError } from "~/sections/edit/page-edit-error";
import type { Page } from "~/sections/page";
import { requireStorable } from "~/sections/page-size";
import { readData } from "../firestore/live-documents";
import { mergeProjects } from "./merge-projects";
import { type ProjectContent, parseProject } from "./project-document";

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
 * Brings what was made of `base` into the stored project, in one transaction: what others changed meanwhile stays. Rejects with the
 * SDK's errors: `not-found` where it is deleted, `unavailable` without a server; and with WriteRefused `too_large`.
 */
export function saveProject(
  firestore: Firestore,
  projectId: string,
  base: ProjectContent,
  mine: ProjectContent,
): Promise<SavedProject> {
  const reference = doc(firestore, "projects", projectId);
  return runTransaction(firestore, async (transaction) => {
    const snapshot = await transaction.get(reference);
    if (!snapshot.exists()) throw new FirebaseError("not-found", "The page was deleted.");
    const { title, page, updatedAt: readUpdatedAt } = parseProject(snapshot.id, readData(snapshot));
    const read = { title, page };
    const { value: stored, overruled } = mergeProjects(base, mine, read);
    requireRoom(stored.page);
    transaction.update(reference, { ...stored, updatedAt: serverTimestamp() });
    return { read, readUpdatedAt, stored, overruled };
  });
}

function requireRoom(page: Page): void {
  try {
    requireStorable(page);
  } catch (error) {
    if (!(error instanceof PageEditError)) throw error;
    throw new WriteRefused({ code: "too_large", message: error.message });
  }
}
