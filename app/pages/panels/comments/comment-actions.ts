import type { Firestore } from "firebase/firestore";
import { writeDocuments } from "~/firebase/write-documents";
import type { CommentThread, PageComment } from "~/stores/projects/comment-document";
import type { CommentAuthor } from "~/stores/projects/comments";
import { showErrorToast, showRetryToast } from "~/ui/toast";

type Store = typeof import("~/stores/projects/comments");

interface NewComment {
  text: string;
  sectionId: string | null;
  parentId: string | null;
}

/** Answers whether it is kept; what was refused says why, and its words stay where they were typed. */
export async function sendComment(
  projectId: string,
  author: CommentAuthor,
  comment: NewComment,
): Promise<boolean> {
  try {
    await write((store, documents) => store.addComment(documents, projectId, author, comment));
    return true;
  } catch (error) {
    showErrorToast("The comment was not sent", (error as Error).message);
    return false;
  }
}

export function setResolved(projectId: string, { id }: CommentThread, isResolved: boolean): Promise<void> {
  return attempt(
    isResolved ? "It could not be resolved" : "It could not be opened again",
    (store, documents) => store.resolveComment(documents, projectId, id, isResolved),
  );
}

export function removeComment(
  projectId: string,
  comment: PageComment | CommentThread,
  by: { userId: string; isOwner: boolean },
): Promise<void> {
  return attempt("The comment could not be deleted", (store, documents) =>
    store.deleteComment(documents, projectId, comment, by),
  );
}

async function write(work: (store: Store, documents: Firestore) => Promise<void>): Promise<void> {
  const store = await import("~/stores/projects/comments");
  await writeDocuments((documents) => work(store, documents));
}

async function attempt(failed: string, work: Parameters<typeof write>[0]): Promise<void> {
  try {
    await write(work);
  } catch (error) {
    showRetryToast(failed, (error as Error).message, () => void attempt(failed, work));
  }
}
