import * as z from "zod/mini";
import { commentFields, type ThreadOf } from "../review/comment-document";

const share = z.nullable(z.number().check(z.gte(0), z.lte(1)));

/** A moment of a scene, in seconds from its start, and a place in its picture in shares of width and height. */
const momentSchema = z.object({
  sceneId: z.string().check(z.minLength(1), z.maxLength(64)),
  seconds: z.number().check(z.gte(0), z.lte(600)),
  /** Null for the whole picture. */
  x: share,
  y: share,
});
export type CommentMoment = z.infer<typeof momentSchema>;

/** `content/{contentId}/comments/{commentId}`: what somebody says of a moment of a video, or in answer to that. */
const videoCommentSchema = z.object({
  ...commentFields,
  /** Null for the video as a whole. */
  at: z.nullable(momentSchema),
});
export type VideoComment = z.infer<typeof videoCommentSchema> & { id: string };
export type VideoThread = ThreadOf<VideoComment>;

export function parseVideoComment(id: string, data: unknown): VideoComment {
  return { id, ...videoCommentSchema.parse(data) };
}
