import * as z from "zod/mini";
import type { Format } from "~/domain/format";
import { sceneRoles } from "~/domain/scene-role";

/**
 * A layout: how one scene is arranged, as plain data without pixels, colours or fonts. Boxes are fractions of the
 * canvas or of its safe area, so a layout serves any size of the three formats. "Start" is the side on which
 * reading begins: arrangements are mirrored for right-to-left languages.
 */

const fraction = z.number().check(z.gte(0), z.lte(1));
const relativeBoxSchema = z.object({ x: fraction, y: fraction, width: fraction, height: fraction });
export type RelativeBox = z.infer<typeof relativeBoxSchema>;

export const textSlots = ["label", "headline", "body", "action"] as const;

export const textStyleNames = [
  "display",
  "title",
  "figure",
  "quote",
  "body",
  "label",
  "action",
  "mark",
] as const;

const stackItemSchema = z.object({
  /** What is written: a slot of the scene, or something the layout adds by itself. */
  content: z.enum([...textSlots, "quote-mark", "scene-number"]),
  style: z.enum(textStyleNames),
});
export type StackItem = z.infer<typeof stackItemSchema>;

const stackSchema = z.object({
  /** Fractions of the safe area. */
  box: relativeBoxSchema,
  anchor: z.enum(["top", "middle", "bottom"]),
  align: z.enum(["start", "center"]),
  items: z.array(stackItemSchema).check(z.minLength(1)),
  /** What lies behind the text: the scene's own surface, the picture, or a card that hugs the text. */
  on: z.enum(["surface", "picture", "card"]),
});
export type Stack = z.infer<typeof stackSchema>;

const pictureAreaSchema = z.object({
  box: relativeBoxSchema,
  within: z.enum(["canvas", "safe"]),
  shape: z.enum(["rectangle", "rounded", "round"]),
  /** Where the picture is darkened for text that stands on it. */
  shade: z.enum(["none", "bottom", "start", "full"]),
  /** The box is the least height; the picture takes what the texts above and below it leave free. */
  grows: z.boolean(),
});

const arrangementSchema = z.object({
  picture: z.nullable(pictureAreaSchema),
  stacks: z.array(stackSchema).check(z.minLength(1)),
  /** Place of the template's motif, in fractions of the canvas; it may be cut off by the canvas edge. */
  motif: z.nullable(z.object({ centreX: z.number(), centreY: z.number(), size: z.number() })),
});
export type Arrangement = z.infer<typeof arrangementSchema>;

const slotConstraintSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("text"), maxCharacters: z.int().check(z.gte(1)) }),
  /** Ratio is width to height; pictures outside the range lose much to cropping. */
  z.object({ kind: z.literal("picture"), minRatio: z.number(), maxRatio: z.number() }),
]);

export const layoutSchema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  name: z.string().check(z.minLength(1), z.maxLength(80)),
  roles: z.array(z.enum(sceneRoles)).check(z.minLength(1)),
  /** Slot name → what suits it. Longer text still fits, smaller; a scene may leave any text slot out. */
  slots: z.record(z.string(), slotConstraintSchema),
  arrangements: z.object({
    "9:16": arrangementSchema,
    "4:5": z.optional(arrangementSchema),
    "1:1": arrangementSchema,
    "16:9": arrangementSchema,
  }),
});
export type Layout = z.infer<typeof layoutSchema>;

/** The layout's arrangement for a format; one without its own for 4:5 takes that for squares. */
export function arrangementOf({ arrangements }: Layout, format: Format): Arrangement {
  return arrangements[format] ?? arrangements["1:1"];
}

/** Whether the layout shows a picture; one that does needs it, one that does not suits scenes without. */
export function showsPicture(layout: Layout): boolean {
  return "picture" in layout.slots;
}
