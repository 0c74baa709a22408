import type { Firestore } from "firebase/firestore";
import { readOnlineState } from "~/firebase/follow-online-state";
import { writeDocuments } from "~/firebase/write-documents";
import type { Comment, ThreadOf } from "~/stores/review/comment-document";
import type { CommentAuthor, NewComment } from "~/stores/review/comments";
import { showErrorToast, showRetryToast } from "~/ui/toast";

type Store = typeof import("~/stores/review/comments");

/**
 * Answers whether it is kept; what was refused says why, and its words stay where they were typed. Offline it is kept on this device
 * and sent when the server is back.
 */
export async function sendComment(
  work: string,
  author: CommentAuthor,
  comment: NewComment,
): Promise<boolean> {
  const sent = write((store, documents) => store.addComment(documents, work, author, comment)).then(
    () => true,
    (error) => {
      showErrorToast("The comment was not sent", (error as Error).message);
      return false;
    },
  );
  return readOnlineState() === "offline" ? true : sent;
}

export function setResolved(work: string, { id }: Comment, isResolved: boolean): Promise<void> {
  return attempt(
    isResolved ? "It could not be resolved" : "It could not be opened again",
    (store, documents) => store.resolveComment(documents, work, id, isResolved),
  );
}

export function removeComment(
  work: string,
  comment: Comment | ThreadOf<Comment>,
  by: { userId: string; isOwner: boolean },
): Promise<void> {
  return attempt("The comment could not be deleted", (store, documents) =>
    store.deleteComment(documents, work, comment, by),
  );
}

async function write(change: (store: Store, documents: Firestore) => Promise<void>): Promise<void> {
  const store = await import("~/stores/review/comments");
  await writeDocuments((documents) => change(store, documents));
}

async function attempt(failed: string, change: Parameters<typeof write>[0]): Promise<void> {
  try {
    await write(change);
  } catch (error) {
    showRetryToast(failed, (error as Error).message, () => void attempt(failed, change));
  }
}
