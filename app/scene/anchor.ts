import * as z from "zod/mini";

/**
 * Moments that are tied to what they belong to rather than to the clock: what stands at a scene or a word goes with it when
 * scenes are trimmed, moved or said anew. `resolveComposition` turns them into seconds.
 */

const sceneId = z.string().check(z.minLength(1), z.maxLength(64));
/** From the anchor, in seconds; negative is before it. */
const seconds = z.number().check(z.gte(-600), z.lte(600));

/** A moment within a scene: from its start, back from its end, or from a word of its voice. */
export const sceneAnchorSchema = z.discriminatedUnion("to", [
  z.object({ to: z.literal("start"), seconds }),
  z.object({ to: z.literal("end"), seconds }),
  z.object({ to: z.literal("word"), wordIndex: z.int().check(z.gte(0), z.lte(399)), seconds }),
]);
export type SceneAnchor = z.infer<typeof sceneAnchorSchema>;

/** A moment of the whole video: of one of its scenes, or counted from the video's own start or end. */
export const anchorSchema = z.discriminatedUnion("to", [
  z.object({ to: z.literal("scene-start"), sceneId, seconds }),
  z.object({ to: z.literal("scene-end"), sceneId, seconds }),
  z.object({ to: z.literal("word"), sceneId, wordIndex: z.int().check(z.gte(0), z.lte(399)), seconds }),
  z.object({ to: z.literal("video-start"), seconds }),
  z.object({ to: z.literal("video-end"), seconds }),
]);
export type Anchor = z.infer<typeof anchorSchema>;
