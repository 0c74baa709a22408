import * as z from "zod/mini";
import { colorSchema } from "~/scene/part-changes";

/** What else may be done to a clip. Times are those of the file, in seconds. */

export const chromaKeySchema = z.object({
  color: colorSchema,
  /** How far a colour may be from it and still be taken out, 0–1. */
  similarity: z.number().check(z.gte(0), z.lte(1)),
  /** How softly what is near that is taken out, 0–1. */
  smoothness: z.number().check(z.gte(0), z.lte(1)),
  /** How much of the colour's cast is taken from what stays, 0–1. */
  spill: z.number().check(z.gte(0), z.lte(1)),
});
export type ChromaKey = z.infer<typeof chromaKeySchema>;

/** What is taken out at first: the green of a screen, in light and shadow, but no white, grey or black beside it. */
export const greenScreen: ChromaKey = { color: "#00b140", similarity: 0.3, smoothness: 0.1, spill: 0.2 };

/** The speed changes evenly from one point to the next; before the first and after the last it stays. */
export const speedPointSchema = z.object({
  atSeconds: z.number().check(z.gte(0)),
  speed: z.number().check(z.gte(0.1), z.lte(8)),
});
export type SpeedPoint = z.infer<typeof speedPointSchema>;

export const freezeSchema = z.object({
  /** The moment of the file that stands still. */
  atSeconds: z.number().check(z.gte(0)),
  /** For how long it stands. */
  forSeconds: z.number().check(z.gt(0), z.lte(60)),
});
export type Freeze = z.infer<typeof freezeSchema>;

export const clipEffectFields = {
  chromaKey: z.optional(chromaKeySchema),
  /** In order of time; multiplies `speed`. */
  speedRamp: z.optional(z.array(speedPointSchema).check(z.maxLength(20))),
  freezes: z.optional(z.array(freezeSchema).check(z.maxLength(10))),
};
