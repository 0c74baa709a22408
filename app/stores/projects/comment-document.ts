import * as z from "zod/mini";
import { projectLimits } from "./project-limits";

/** `projects/{projectId}/comments/{commentId}`: what somebody says of a section, or in answer to that. */
export const commentDocumentSchema = z.object({
  authorId: z.string(),
  authorName: z.string(),
  authorEmail: z.string(),
  /** Null for the page as a whole. */
  sectionId: z.nullable(z.string()),
  /** The comment it answers; null for one that begins a thread. */
  parentId: z.nullable(z.string()),
  text: z.string().check(z.minLength(1), z.maxLength(projectLimits.commentCharacters)),
  /** Of one that begins a thread: it is settled. */
  isResolved: z.boolean(),
  createdAt: z.date(),
  updatedAt: z.date(),
});
export type CommentDocument = z.infer<typeof commentDocumentSchema>;
export type PageComment = CommentDocument & { id: string };

export function parseComment(id: string, data: unknown): PageComment {
  return { id, ...commentDocumentSchema.parse(data) };
}

/** A comment with its answers, the first first. */
export type CommentThread = PageComment & { replies: PageComment[] };

/** The threads of a page, the oldest first; answers to a comment that is gone are left out. */
export function threadsOf(comments: readonly PageComment[]): CommentThread[] {
  const byTime = comments.toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
  return byTime
    .filter(({ parentId }) => parentId === null)
    .map((comment) => ({ ...comment, replies: byTime.filter(({ parentId }) => parentId === comment.id) }));
}
