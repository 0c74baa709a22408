import * as z from "zod/mini";
import { anchorSchema } from "~/scene/anchor";

/** Sounds that a person adds across scenes, besides the music, the voices of scenes and the sound of clips. */

const fraction = z.number().check(z.gte(0), z.lte(1));
/** Of the piece of a file that is heard. */
export const longestSoundSeconds = 600;
const seconds = z.number().check(z.gte(0), z.lte(longestSoundSeconds));

/** Gain over time, a factor; straight lines between the points, held before the first and after the last. */
export const gainCurveSchema = z
  .array(z.object({ seconds, gain: z.number().check(z.gte(0), z.lte(2)) }))
  .check(z.maxLength(60));
export type GainCurve = z.infer<typeof gainCurveSchema>;

export const gainFields = {
  /** Linear. */
  gain: fraction,
  /** From the sound's start. */
  curve: z.optional(gainCurveSchema),
  fadeInSeconds: z.optional(seconds),
  fadeOutSeconds: z.optional(seconds),
};

export const soundSchema = z.object({
  name: z.optional(z.string().check(z.maxLength(80))),
  source: z.discriminatedUnion("kind", [
    /** One of ours, made by the engine. */
    z.object({ kind: z.literal("effect"), effectId: z.string().check(z.minLength(1), z.maxLength(64)) }),
    /** A sound file, uploaded or recorded. */
    z.object({
      kind: z.literal("file"),
      assetId: z.string().check(z.minLength(1), z.maxLength(128)),
      trimStartSeconds: seconds,
      trimEndSeconds: z.nullable(seconds),
      isRecording: z.optional(z.literal(true)),
    }),
  ]),
  start: anchorSchema,
  /** Absent: as long as it is, at most until the video ends. */
  end: z.optional(anchorSchema),
  ...gainFields,
  /** The music steps back while it is heard. */
  ducksMusic: z.optional(z.boolean()),
  loops: z.optional(z.boolean()),
  isMuted: z.optional(z.boolean()),
});
export type Sound = z.infer<typeof soundSchema>;
