import * as z from "zod/mini";
import { type Format, formats } from "~/domain/video/format";
import { curves } from "~/scene/templates/template";

/**
 * How a person has changed a part of a scene: a layout's own part (an *override*), or an element or overlay that was added.
 * Every field is optional: what is absent is as the layout, the template or the kind of element has it.
 *
 * Positions are fractions of the canvas's width and height, lengths are fractions of its shorter side, so that a square stays
 * square in every format.
 */

export const colorSchema = z.string().check(z.regex(/^#[0-9a-f]{6}$/));
const fraction = z.number().check(z.gte(0), z.lte(1));

/** Where it stands. */
export const placementSchema = z.object({
  /** Of the middle, in fractions of the canvas's width and height. */
  centerX: z.number().check(z.gte(-2), z.lte(3)),
  centerY: z.number().check(z.gte(-2), z.lte(3)),
  /** In fractions of the canvas's shorter side. */
  width: z.number().check(z.gt(0), z.lte(8)),
  height: z.number().check(z.gt(0), z.lte(8)),
});
export type Placement = z.infer<typeof placementSchema>;

/** What is cut off a picture or clip at each side, in fractions of it. */
export const cropSchema = z.object({ left: fraction, top: fraction, right: fraction, bottom: fraction });
export type CropShare = z.infer<typeof cropSchema>;

export const blendModes = [
  "normal",
  "multiply",
  "screen",
  "overlay",
  "soft-light",
  "lighten",
  "darken",
] as const;

/** Words of a text that are set differently, by characters (UTF-16) from `from` up to `to`. */
export const textSpanSchema = z.object({
  from: z.int().check(z.gte(0), z.lte(400)),
  to: z.int().check(z.gte(0), z.lte(400)),
  weight: z.optional(z.int().check(z.gte(100), z.lte(900))),
  italic: z.optional(z.boolean()),
  underline: z.optional(z.boolean()),
  color: z.optional(colorSchema),
  /** Behind the words, as a marker pen. */
  highlight: z.optional(colorSchema),
});
export type TextSpan = z.infer<typeof textSpanSchema>;

export const textStyleSchema = z.object({
  family: z.optional(z.string().check(z.maxLength(64))),
  /** A factor on the size it has otherwise; where it still has to fit its box, it becomes no larger than fits. */
  size: z.optional(z.number().check(z.gte(0.1), z.lte(10))),
  weight: z.optional(z.int().check(z.gte(100), z.lte(900))),
  italic: z.optional(z.boolean()),
  color: z.optional(colorSchema),
  /** A plate behind the text; null for none. */
  plate: z.optional(z.nullable(colorSchema)),
  align: z.optional(z.enum(["start", "center", "end"])),
  verticalAlign: z.optional(z.enum(["top", "middle", "bottom"])),
  letterSpacingEm: z.optional(z.number().check(z.gte(-0.2), z.lte(1))),
  lineHeight: z.optional(z.number().check(z.gte(0.7), z.lte(3))),
  uppercase: z.optional(z.boolean()),
  spans: z.optional(z.array(textSpanSchema).check(z.maxLength(40))),
});
export type TextStyle = z.infer<typeof textStyleSchema>;

export const entranceKinds = [
  "none",
  "fade",
  "rise",
  "slide",
  "pop",
  "zoom",
  "wipe",
  "blur",
  "type",
] as const;
export const exitKinds = ["none", "fade", "sink", "slide", "shrink", "zoom", "wipe", "blur"] as const;
const motionSeconds = z.number().check(z.gte(0), z.lte(10));

/** How it comes and goes, instead of the template's way. */
export const motionSchema = z.object({
  enter: z.optional(z.object({ kind: z.enum(entranceKinds), seconds: motionSeconds })),
  exit: z.optional(z.object({ kind: z.enum(exitKinds), seconds: motionSeconds })),
});
export type Motion = z.infer<typeof motionSchema>;

/**
 * What keyframes move, on top of how the part rests. x and y: fractions of the canvas's width and height; scale: a factor;
 * rotation: degrees; opacity 0–1 (a factor); blur: fraction of the shorter side; cropLeft … cropBottom: fractions of the media;
 * gain: a factor on the sound of a clip.
 */
export const keyframeProperties = [
  "x",
  "y",
  "scale",
  "rotation",
  "opacity",
  "blur",
  "cropLeft",
  "cropTop",
  "cropRight",
  "cropBottom",
  "gain",
] as const;
export type KeyframeProperty = (typeof keyframeProperties)[number];

export const easings = ["linear", "hold", ...curves] as const;

export const keyframeSchema = z.object({
  /** From the start of the scene, element or overlay, or, where `fromEnd`, back from its end (then ≤ 0), in seconds. */
  seconds: z.number().check(z.gte(-600), z.lte(600)),
  fromEnd: z.optional(z.literal(true)),
  value: z.number().check(z.gte(-10000), z.lte(10000)),
  /** Of the way to the next keyframe. */
  easing: z.enum(easings),
});
export type Keyframe = z.infer<typeof keyframeSchema>;

/** Of one track. */
export const mostKeyframes = 60;

const trackSchema = z.array(keyframeSchema).check(z.minLength(1), z.maxLength(mostKeyframes));

export const maskSchema = z.object({
  shape: z.enum(["rectangle", "ellipse"]),
  /** In fractions of the part's own box; it may reach beyond. */
  x: z.number().check(z.gte(-2), z.lte(3)),
  y: z.number().check(z.gte(-2), z.lte(3)),
  width: z.number().check(z.gt(0), z.lte(5)),
  height: z.number().check(z.gt(0), z.lte(5)),
  /** Corner radius of a rectangle, as a fraction of its shorter side. */
  radius: z.optional(z.number().check(z.gte(0), z.lte(0.5))),
});
export type MaskShare = z.infer<typeof maskSchema>;

/** What may differ from format to format. */
const placedFields = {
  placement: z.optional(placementSchema),
  rotationDegrees: z.optional(z.number().check(z.gte(-3600), z.lte(3600))),
  crop: z.optional(cropSchema),
  text: z.optional(textStyleSchema),
  isHidden: z.optional(z.boolean()),
};

const formatChangesSchema = z.object(placedFields);
export type FormatChanges = z.infer<typeof formatChangesSchema>;

/** As fields of a schema: overrides are just these, elements and overlays have content beside them. */
export const partChangeFields = {
  ...placedFields,
  opacity: z.optional(fraction),
  /** Painting order among the parts of its scene: those of a higher order lie over it; 0 where absent, negative is behind. */
  order: z.optional(z.int().check(z.gte(-1000), z.lte(1000))),
  cornerRadius: z.optional(z.number().check(z.gte(0), z.lte(0.5))),
  blur: z.optional(z.number().check(z.gte(0), z.lte(0.2))),
  blend: z.optional(z.enum(blendModes)),
  flipX: z.optional(z.boolean()),
  flipY: z.optional(z.boolean()),
  /** Of a shape, icon, drawing, QR code or bar. */
  color: z.optional(colorSchema),
  mask: z.optional(z.nullable(maskSchema)),
  motion: z.optional(motionSchema),
  keyframes: z.optional(
    z.object(
      Object.fromEntries(keyframeProperties.map((property) => [property, z.optional(trackSchema)])) as Record<
        KeyframeProperty,
        z.ZodMiniOptional<typeof trackSchema>
      >,
    ),
  ),
  /** What of it differs in one format; the rest is the same in all. */
  formats: z.optional(
    z.object(
      Object.fromEntries(formats.map((format) => [format, z.optional(formatChangesSchema)])) as Record<
        Format,
        z.ZodMiniOptional<typeof formatChangesSchema>
      >,
    ),
  ),
  /** Parts of one group are selected and moved together. */
  groupId: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
  /** Cannot be selected on the canvas. */
  isLocked: z.optional(z.boolean()),
};

export const partChangesSchema = z.object(partChangeFields);
export type PartChanges = z.infer<typeof partChangesSchema>;
