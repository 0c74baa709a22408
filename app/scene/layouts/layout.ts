import * as z from "zod/mini";
import type { Format } from "~/domain/video/format";
import { sceneRoles } from "~/domain/video/scene-role";
import { type Part, partChangeSchema, partSchema } from "~/scene/layouts/part";
import { templateStyles } from "~/scene/templates/template";

/**
 * A layout: how one scene is arranged, as plain data without pixels, colours or fonts. It is written once, for
 * 9:16, and states for the other formats only what differs there.
 */

const required = z._default(z.boolean(), false);
const slotConstraintSchema = z.discriminatedUnion("kind", [
  /** Longer text still fits, smaller. */
  z.object({ kind: z.literal("text"), maxCharacters: z.int().check(z.gte(1)), required }),
  /** A text whose lines are rows, each with one or two cells. */
  z.object({
    kind: z.literal("list"),
    minItems: z.int().check(z.gte(1)),
    maxItems: z.int().check(z.gte(1)),
    maxCharacters: z.int().check(z.gte(1)),
    columns: z.union([z.literal(1), z.literal(2)]),
    required,
  }),
  /** Ratio is width to height; media outside the range lose much to cropping. */
  z.object({
    kind: z.literal("media"),
    accepts: z.array(z.enum(["picture", "clip"])).check(z.minLength(1)),
    minRatio: z.number(),
    maxRatio: z.number(),
    required,
    /** Where the scene has none, media of other scenes stand in, then another part of the scene's own. */
    borrows: z._default(z.boolean(), false),
  }),
  z.object({
    kind: z.literal("number"),
    /** What the number may be of; `any` includes plain ones, `rating` is a plain one from 0 to 5. */
    unit: z.enum(["any", "percent", "currency", "rating"]),
    required,
  }),
  z.object({ kind: z.literal("icon"), required }),
]);
export type SlotConstraint = z.infer<typeof slotConstraintSchema>;

/** Place of the template's motif, in fractions of the canvas; it may be cut off by the canvas edge. */
const motifPlaceSchema = z.object({ centreX: z.number(), centreY: z.number(), size: z.number() });

const changesSchema = z.object({
  parts: z._default(z.record(z.string(), partChangeSchema), {}),
  motif: z.optional(z.nullable(motifPlaceSchema)),
});

export const layoutSchema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  name: z.string().check(z.minLength(1), z.maxLength(80)),
  /** The idea in one sentence, shown in the library. */
  idea: z.string().check(z.maxLength(200)),
  roles: z.array(z.enum(sceneRoles)).check(z.minLength(1)),
  /** Styles of template it suits; absent is all. */
  styles: z.optional(z.array(z.enum(templateStyles)).check(z.minLength(1))),
  /**
   * It means something of its own (a map is a place, a leaf of a calendar a date): besides by hand, it is chosen only
   * for scenes whose icon is one of these.
   */
  onlyWithIcons: z.optional(z.array(z.string().check(z.maxLength(64)))),
  /** Layouts of one family look alike: no two follow each other. */
  family: z.string().check(z.minLength(1), z.maxLength(32)),
  /** Slot name → what suits it. Every layout places every text slot. */
  slots: z.record(z.string(), slotConstraintSchema),
  /** As they stand in 9:16, in painting order. */
  parts: z.array(partSchema).check(z.minLength(1)),
  motif: z.nullable(motifPlaceSchema),
  formats: z.object({ "4:5": changesSchema, "1:1": changesSchema, "16:9": changesSchema }),
});
export type Layout = z.infer<typeof layoutSchema>;

/** A layout as it stands in one format. */
export interface Arrangement {
  parts: Part[];
  motif: Layout["motif"];
}

/** The layout's arrangement for a format. */
export function arrangementOf(layout: Layout, format: Format): Arrangement {
  if (format === "9:16") return { parts: layout.parts, motif: layout.motif };
  const changes = layout.formats[format];
  return {
    parts: layout.parts.flatMap((part) => {
      const { hidden, ...change } = changes.parts[part.id] ?? {};
      return hidden ? [] : [{ ...part, ...change } as Part];
    }),
    motif: changes.motif === undefined ? layout.motif : changes.motif,
  };
}

/** Whether the layout shows a picture or a clip. */
export function showsPicture(layout: Layout): boolean {
  return layout.slots.picture !== undefined;
}
