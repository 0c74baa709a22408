import * as z from "zod/mini";
import { pictureAreasSchema } from "~/domain/image/picture-report";
import { anchorSchema, sceneAnchorSchema } from "~/scene/anchor";
import { clipEffectFields } from "~/scene/clip-effects";
import { factBindingSchema, mostBindings } from "~/scene/fact-binding";
import { colorSchema, partChangeFields } from "~/scene/part-changes";

/** What a person adds to a scene (an element), or lays over several scenes (an overlay). */

const fraction = z.number().check(z.gte(0), z.lte(1));
const assetId = z.string().check(z.minLength(1), z.maxLength(128));
const text = z.string().check(z.maxLength(400));
const facts = z.optional(z.array(factBindingSchema).check(z.maxLength(mostBindings)));

export const shapes = [
  "rectangle",
  "ellipse",
  "line",
  "arrow",
  "triangle",
  "star",
  "heart",
  "burst",
  "speech",
] as const;

/** Of all drawings of a scene together. */
export const mostPointsOfStroke = 800;
const strokeSchema = z.object({
  /** x and y in turn, in fractions of the element's box. */
  points: z
    .array(z.number().check(z.gte(-2), z.lte(3)))
    .check(z.minLength(2), z.maxLength(2 * mostPointsOfStroke)),
  /** In fractions of the canvas's shorter side. */
  width: z.number().check(z.gt(0), z.lte(0.2)),
  color: colorSchema,
});

const contentSchemas = [
  z.object({ kind: z.literal("text"), text, facts }),
  z.object({
    kind: z.literal("picture"),
    assetId,
    alt: text,
    focusX: fraction,
    focusY: fraction,
    fit: z.enum(["cover", "contain"]),
    areas: z.optional(pictureAreasSchema),
  }),
  z.object({
    kind: z.literal("clip"),
    assetId,
    alt: text,
    focusX: fraction,
    focusY: fraction,
    fit: z.enum(["cover", "contain"]),
    trimStartSeconds: z.number().check(z.gte(0)),
    trimEndSeconds: z.nullable(z.number().check(z.gt(0))),
    speed: z.number().check(z.gte(0.25), z.lte(4)),
    loop: z.boolean(),
    gain: fraction,
    ...clipEffectFields,
  }),
  z.object({
    kind: z.literal("shape"),
    shape: z.enum(shapes),
    /** Width of an outline, in fractions of the canvas's shorter side; absent is filled. */
    strokeWidth: z.optional(z.number().check(z.gt(0), z.lte(0.2))),
  }),
  z.object({ kind: z.literal("icon"), name: z.string().check(z.maxLength(64)) }),
  z.object({ kind: z.literal("drawing"), strokes: z.array(strokeSchema).check(z.maxLength(60)) }),
  z.object({
    kind: z.literal("qr"),
    /** What it says when it is read: an address, mostly. */
    text: z.string().check(z.minLength(1), z.maxLength(500)),
    /** Behind the code, with its quiet zone. */
    background: z.optional(colorSchema),
  }),
  /** How far the scene, or the whole video, has come. */
  z.object({
    kind: z.literal("progress"),
    shape: z.enum(["bar", "ring"]),
    of: z.enum(["scene", "video"]),
    trackColor: z.optional(colorSchema),
  }),
  /** The time that is left until a date, as of when it is watched or exported. */
  z.object({
    kind: z.literal("countdown"),
    /** ISO 8601 with its offset. */
    endsAt: z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/)),
    /** The zone on whose clock a person set it (IANA); absent: that of whoever looks. */
    zone: z.optional(z.string().check(z.maxLength(64))),
    /** The largest unit that is shown; those below it down to seconds are as well. */
    from: z.enum(["days", "hours", "minutes"]),
    /** What stands there once it is over. */
    over: z.string().check(z.maxLength(80)),
  }),
] as const;

/** What an overlay may show besides: a brand's mark, and who speaks. */
const overlayContentSchemas = [
  ...contentSchemas,
  /** The logo of the video's brand. */
  z.object({ kind: z.literal("logo") }),
  z.object({
    kind: z.literal("lower-third"),
    title: text,
    subtitle: text,
    style: z.enum(["bar", "card", "line"]),
    facts,
  }),
] as const;

const spanFields = {
  name: z.optional(z.string().check(z.maxLength(80))),
};

export const elementContentSchema = z.discriminatedUnion("kind", contentSchemas);
export type ElementContent = z.infer<typeof elementContentSchema>;
export const overlayContentSchema = z.discriminatedUnion("kind", overlayContentSchemas);
export type OverlayContent = z.infer<typeof overlayContentSchema>;

/** Of its own scene: it comes and goes, is moved, copied and removed with it. Its placement is required. */
export const elementSchema = z.object({
  ...spanFields,
  content: elementContentSchema,
  start: sceneAnchorSchema,
  end: sceneAnchorSchema,
  ...partChangeFields,
});
export type Element = z.infer<typeof elementSchema>;

/** Across scenes. One whose anchor's scene is gone sleeps: it is kept, and not shown. */
export const overlaySchema = z.object({
  ...spanFields,
  content: overlayContentSchema,
  start: anchorSchema,
  end: anchorSchema,
  ...partChangeFields,
});
export type Overlay = z.infer<typeof overlaySchema>;
