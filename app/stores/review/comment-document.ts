import * as z from "zod/mini";
import { reviewLimits } from "./review-limits";

/** What somebody says of a work, or in answer to that; each kind of work adds what is spoken of. */
export const commentFields = {
  authorId: z.string(),
  authorName: z.string(),
  authorEmail: z.string(),
  /** The comment it answers; null for one that begins a thread. */
  parentId: z.nullable(z.string()),
  text: z.string().check(z.minLength(1), z.maxLength(reviewLimits.commentCharacters)),
  /** Of one that begins a thread: it is settled. */
  isResolved: z.boolean(),
  createdAt: z.date(),
  updatedAt: z.date(),
};
const commentSchema = z.object(commentFields);
export type Comment = z.infer<typeof commentSchema> & { id: string };

/** A comment with its answers, the first first. */
export type ThreadOf<One extends Comment> = One & { replies: One[] };

/** The threads of a work, the oldest first; answers to a comment that is gone are left out. */
export function threadsOf<One extends Comment>(comments: readonly One[]): ThreadOf<One>[] {
  const byTime = comments.toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
  return byTime
    .filter(({ parentId }) => parentId === null)
    .map((comment) => ({ ...comment, replies: byTime.filter(({ parentId }) => parentId === comment.id) }));
}
