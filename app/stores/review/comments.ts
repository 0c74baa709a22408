import {
  collection,
  doc,
  type Firestore,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  writeBatch,
} from "firebase/firestore";
import { countOf } from "../firestore/count-of";
import { type Live, type Stop, watchQuery } from "../firestore/live-documents";
import type { Comment, ThreadOf } from "./comment-document";
import { ReviewError, reviewLimits } from "./review-limits";

/** `work` is the path of what is spoken of, as `projects/1` or `content/1`. */
function commentsOf(firestore: Firestore, work: string) {
  return collection(firestore, `${work}/comments`);
}

/** All comments of a work; `threadsOf` puts them together. */
export function watchComments<One extends Comment>(
  firestore: Firestore,
  work: string,
  parse: (id: string, data: unknown) => One,
  onChange: (live: Live<One>) => void,
  onError: (error: Error) => void,
): Stop {
  const all = query(commentsOf(firestore, work), orderBy("createdAt", "asc"), limit(reviewLimits.comments));
  return watchQuery(all, parse, onChange, onError);
}

/** Who writes: the address is that of the account, as rules ask. */
export interface CommentAuthor {
  userId: string;
  name: string;
  email: string;
}

/** `about` are the fields that say what of the work is spoken of. */
export interface NewComment {
  text: string;
  parentId: string | null;
  about: Record<string, unknown>;
}

/** Says something of a work, or in answer to a comment. Settles when the server has it. Throws ReviewError. */
export async function addComment(
  firestore: Firestore,
  work: string,
  author: CommentAuthor,
  { text, parentId, about }: NewComment,
): Promise<void> {
  const comments = commentsOf(firestore, work);
  const words = requireWords(text);
  if ((await countOf(comments)) >= reviewLimits.comments) {
    throw new ReviewError(
      "too_many",
      `There are ${reviewLimits.comments} comments, the most there can be. Delete some that are settled to write another.`,
    );
  }
  await setDoc(doc(comments), {
    ...about,
    authorId: author.userId,
    authorName: author.name.slice(0, 200),
    authorEmail: author.email,
    parentId,
    text: words,
    isResolved: false,
    createdAt: serverTimestamp(),
    updatedAt: serverTimestamp(),
  });
}

/** Settles a thread, or opens it again. */
export function resolveComment(
  firestore: Firestore,
  work: string,
  commentId: string,
  isResolved: boolean,
): Promise<void> {
  return updateDoc(doc(commentsOf(firestore, work), commentId), { isResolved, updatedAt: serverTimestamp() });
}

/**
 * Deletes one's own comment, or as the work's owner anybody's, with those of its answers that may be deleted too: an answer whose
 * comment is gone is not shown.
 */
export async function deleteComment(
  firestore: Firestore,
  work: string,
  comment: Comment | ThreadOf<Comment>,
  by: { userId: string; isOwner: boolean },
): Promise<void> {
  const batch = writeBatch(firestore);
  const replies = "replies" in comment ? comment.replies : [];
  for (const { id } of [comment, ...replies.filter(({ authorId }) => by.isOwner || authorId === by.userId)]) {
    batch.delete(doc(commentsOf(firestore, work), id));
  }
  await batch.commit();
}

function requireWords(text: string): string {
  const words = text.trim();
  if (words.length <= reviewLimits.commentCharacters) return words;
  throw new ReviewError(
    "too_large",
    `A comment has at most ${reviewLimits.commentCharacters} characters. Shorten it, or write two.`,
  );
}
