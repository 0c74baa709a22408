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
import { type CommentThread, type PageComment, parseComment } from "./comment-document";
import { ProjectError, projectLimits } from "./project-limits";

function commentsOf(firestore: Firestore, projectId: string) {
  return collection(firestore, `projects/${projectId}/comments`);
}

/** All comments of a project; `threadsOf` puts them together. */
export function watchComments(
  firestore: Firestore,
  projectId: string,
  onChange: (live: Live<PageComment>) => void,
  onError: (error: Error) => void,
): Stop {
  const all = query(
    commentsOf(firestore, projectId),
    orderBy("createdAt", "asc"),
    limit(projectLimits.comments),
  );
  return watchQuery(all, parseComment, onChange, onError);
}

/** Who writes: the address is that of the account, as rules ask. */
export interface CommentAuthor {
  userId: string;
  name: string;
  email: string;
}

/** Says something of a section, of the page (`sectionId` null), or in answer to a comment. Throws ProjectError. */
export async function addComment(
  firestore: Firestore,
  projectId: string,
  author: CommentAuthor,
  { text, sectionId, parentId = null }: { text: string; sectionId: string | null; parentId?: string | null },
): Promise<void> {
  const comments = commentsOf(firestore, projectId);
  const words = requireWords(text);
  if ((await countOf(comments)) >= projectLimits.comments) {
    throw new ProjectError(
      "too-many-comments",
      `A page has at most ${projectLimits.comments} comments. Delete some that are settled to write another.`,
    );
  }
  await setDoc(doc(comments), {
    authorId: author.userId,
    authorName: author.name.slice(0, 200),
    authorEmail: author.email,
    sectionId,
    parentId,
    text: words,
    isResolved: false,
    createdAt: serverTimestamp(),
    updatedAt: serverTimestamp(),
  });
}

/** Changes the words of one's own comment. Throws ProjectError `comment-too-long`. */
export async function changeComment(
  firestore: Firestore,
  projectId: string,
  commentId: string,
  text: string,
): Promise<void> {
  await change(firestore, projectId, commentId, { text: requireWords(text) });
}

/** Settles a thread, or opens it again. */
export function resolveComment(
  firestore: Firestore,
  projectId: string,
  commentId: string,
  isResolved: boolean,
): Promise<void> {
  return change(firestore, projectId, commentId, { isResolved });
}

/**
 * Deletes one's own comment, or as the project's owner anybody's, with those of its answers that may be deleted too: an answer whose
 * comment is gone is not shown.
 */
export async function deleteComment(
  firestore: Firestore,
  projectId: string,
  comment: PageComment | CommentThread,
  by: { userId: string; isOwner: boolean },
): Promise<void> {
  const batch = writeBatch(firestore);
  const replies = "replies" in comment ? comment.replies : [];
  for (const { id } of [comment, ...replies.filter(({ authorId }) => by.isOwner || authorId === by.userId)]) {
    batch.delete(doc(commentsOf(firestore, projectId), id));
  }
  await batch.commit();
}

function requireWords(text: string): string {
  const words = text.trim();
  if (words.length <= projectLimits.commentCharacters) return words;
  throw new ProjectError(
    "comment-too-long",
    `A comment has at most ${projectLimits.commentCharacters} characters. Shorten it, or write two.`,
  );
}

function change(
  firestore: Firestore,
  projectId: string,
  commentId: string,
  fields: Record<string, unknown>,
): Promise<void> {
  return updateDoc(doc(commentsOf(firestore, projectId), commentId), {
    ...fields,
    updatedAt: serverTimestamp(),
  });
}
