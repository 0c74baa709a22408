import * as z from "zod/mini";
import { commentFields, type ThreadOf } from "../review/comment-document";

/** `projects/{projectId}/comments/{commentId}`: what somebody says of a section, or in answer to that. */
const pageCommentSchema = z.object({
  ...commentFields,
  /** Null for the page as a whole. */
  sectionId: z.nullable(z.string()),
});
export type PageComment = z.infer<typeof pageCommentSchema> & { id: string };
export type CommentThread = ThreadOf<PageComment>;

export function parsePageComment(id: string, data: unknown): PageComment {
  return { id, ...pageCommentSchema.parse(data) };
}
