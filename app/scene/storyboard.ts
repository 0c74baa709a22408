import * as z from "zod/mini";
import { formatSchema } from "~/domain/format";
import { sceneRoles } from "~/domain/scene-role";

/**
 * The storyboard: what a video is meant to say and show, as stored in Firestore. It holds intent only; times,
 * pixels and line breaks are computed by `resolveComposition` and are never stored.
 */

const textSlotSchema = z.object({
  kind: z.literal("text"),
  text: z.string().check(z.maxLength(400)),
});

const pictureSlotSchema = z.object({
  kind: z.literal("picture"),
  /** Id of a document in `assets`; the engine is given the decoded picture under this id. */
  assetId: z.string().check(z.minLength(1), z.maxLength(128)),
  alt: z.string().check(z.maxLength(400)),
  /** Point that must stay in view when the picture is cropped, 0–1 from the left and from the top. */
  focusX: z.number().check(z.gte(0), z.lte(1)),
  focusY: z.number().check(z.gte(0), z.lte(1)),
});

export const slotContentSchema = z.discriminatedUnion("kind", [textSlotSchema, pictureSlotSchema]);
export type SlotContent = z.infer<typeof slotContentSchema>;

export const sceneSchema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  role: z.enum(sceneRoles),
  /** Slot name → content. Every layout knows `headline`, `body`, `label`, `picture` and `action`. */
  slots: z.record(z.string().check(z.maxLength(32)), slotContentSchema),
  /** Time the scene holds the screen, in seconds, without its share of transitions. */
  durationSeconds: z.number().check(z.gte(1), z.lte(20)),
});
export type Scene = z.infer<typeof sceneSchema>;

export const storyboardSchema = z.object({
  version: z.literal(1),
  title: z.string().check(z.minLength(1), z.maxLength(200)),
  /** BCP 47 tag of the language of the text. */
  language: z.string().check(z.minLength(2), z.maxLength(35)),
  format: formatSchema,
  scenes: z.array(sceneSchema).check(z.minLength(1), z.maxLength(40)),
  templateId: z.string().check(z.maxLength(64)),
  /** Chooses among the looks of one template: palette, layout order, picture motion. */
  seed: z.int().check(z.gte(0), z.lte(0xffffffff)),
  music: z.nullable(
    z.object({
      bedId: z.string().check(z.maxLength(64)),
      /** Linear gain, 0–1. */
      gain: z.number().check(z.gte(0), z.lte(1)),
    }),
  ),
});
export type Storyboard = z.infer<typeof storyboardSchema>;

/** Reads a storyboard from stored or received data. Throws `z.core.$ZodError` naming each wrong field. */
export function parseStoryboard(value: unknown): Storyboard {
  return storyboardSchema.parse(value);
}
