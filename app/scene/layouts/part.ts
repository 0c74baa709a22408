import * as z from "zod/mini";

/**
 * What a layout is put together from, in painting order. Boxes are fractions of what a part stands within: the
 * canvas, the safe area, or another part named by its id. They are written for left-to-right languages and
 * mirrored for the others.
 */

/** Parts may reach beyond what they stand within: pictures bleed, shapes are cut off by the canvas edge. */
const reach = z.number().check(z.gte(-2), z.lte(3));
const boxSchema = z.object({
  x: reach,
  y: reach,
  width: z.number().check(z.gt(0), z.lte(4)),
  height: z.number().check(z.gt(0), z.lte(4)),
});
export type RelativeBox = z.infer<typeof boxSchema>;

export const textSlots = ["label", "headline", "body", "action"] as const;
export const mediaSlots = ["picture", "picture-2", "picture-3", "picture-4"] as const;

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

const placeFields = {
  id: z.string().check(z.minLength(1), z.maxLength(32)),
  box: boxSchema,
  /**
   * `canvas`, `safe` or the id of a part before this one; or `bleed`: from side to side of the canvas, with the
   * heights of the safe area, and on to the canvas edge where it reaches the top or the bottom.
   */
  within: z._default(z.string().check(z.maxLength(32)), "safe"),
};

const listSchema = z.object({
  /** What stands before each line. `icon` is the scene's icon, or a tick. */
  marker: z.enum(["none", "tick", "number", "dot", "icon"]),
  /**
   * Lines with a divider (`|`, a dash or a colon) in columns: `price` sets the second to the end, `fact` sets the
   * first small, `versus` gives both the same width and the first line as their heads.
   */
  columns: z.enum(["none", "price", "fact", "versus"]),
  rules: z.boolean(),
});
export type ListStyle = z.infer<typeof listSchema>;

const stackItemSchema = z.object({
  /** What stands there: a slot of the scene, or something the layout adds by itself. */
  content: z.enum([
    ...textSlots,
    "figure",
    "icon",
    "stars",
    "bar",
    "rule",
    "quote-mark",
    "scene-number",
    "scene-dots",
  ]),
  style: z.enum(textStyleNames),
  /** Times the template's size for the style. */
  scale: z.optional(z.number().check(z.gt(0), z.lte(4))),
  /** Of the text, instead of the style's own. */
  color: z.optional(z.enum(["text", "muted", "accent"])),
  /** The lines of the text as rows. */
  list: z.optional(listSchema),
  /** One word after the other, instead of the template's entrance. */
  wordByWord: z.optional(z.boolean()),
});
export type StackItem = z.infer<typeof stackItemSchema>;

/** Texts and small graphics one below the other, as large as it fits. */
const stackPartSchema = z.object({
  ...placeFields,
  kind: z.literal("stack"),
  anchor: z.enum(["top", "middle", "bottom"]),
  align: z.enum(["start", "center", "end"]),
  /** Whose colours the text takes: those of what lies behind it. */
  on: z.enum(["surface", "picture", "accent", "inverse"]),
  /** Something drawn behind the stack, in the colours of `on`; the box then includes its padding. */
  card: z.optional(
    z.object({
      /** Around the text, or the whole box whatever the text. */
      hugs: z.boolean(),
      shape: z.enum(["plain", "bubble", "ticket", "note"]),
      tiltDegrees: z.optional(z.number()),
    }),
  ),
  items: z.array(stackItemSchema).check(z.minLength(1)),
});
export type StackPart = z.infer<typeof stackPartSchema>;

/** A picture or a clip of the scene. */
const mediaPartSchema = z.object({
  ...placeFields,
  kind: z.literal("media"),
  slot: z.enum(mediaSlots),
  shape: z.enum(["rectangle", "rounded", "round", "arch", "pill"]),
  frame: z.enum(["none", "print", "phone", "browser"]),
  /** Where the picture is darkened for text that stands on it. */
  shade: z.enum(["none", "bottom", "start", "full"]),
  /** The box is the least height; the picture takes what the texts above and below it leave free. */
  grows: z.boolean(),
  /** Width to height that is kept inside the box. */
  ratio: z.optional(z.number()),
  tiltDegrees: z.optional(z.number()),
  /** Standard deviation of a Gaussian blur, in units. */
  blur: z.optional(z.number()),
  /** Shows only this part of the picture, as a factor of enlargement about a point. */
  detail: z.optional(z.object({ scale: z.number(), x: z.number(), y: z.number() })),
});
export type MediaPart = z.infer<typeof mediaPartSchema>;

/** A shape that belongs to the arrangement: panel, burst, line. */
const shapePartSchema = z.object({
  ...placeFields,
  kind: z.literal("shape"),
  shape: z.enum(["rectangle", "ellipse", "path"]),
  /** SVG path data in a view box of 100 × 100. */
  path: z.optional(z.string().check(z.maxLength(2000))),
  color: z.enum(["accent", "text", "muted", "motif", "background", "white"]),
  opacity: z.optional(z.number().check(z.gte(0), z.lte(1))),
  /** Corner radius in units. */
  radius: z.optional(z.number()),
  /** Width of the outline in units; filled without. */
  stroke: z.optional(z.number()),
  ratio: z.optional(z.number()),
  tiltDegrees: z.optional(z.number()),
  enters: z.enum(["none", "fade", "wipe", "grow", "draw"]),
});
export type ShapePart = z.infer<typeof shapePartSchema>;

/** A slot's text repeated, running through the canvas from edge to edge. */
const tickerPartSchema = z.object({
  ...placeFields,
  kind: z.literal("ticker"),
  content: z.enum(["label", "headline", "action"]),
  on: z.enum(["surface", "accent", "inverse"]),
  /** Whether it runs against the direction of reading. */
  reverse: z.boolean(),
  tiltDegrees: z.optional(z.number()),
});
export type TickerPart = z.infer<typeof tickerPartSchema>;

/** The scene's figure as a ring. */
const gaugePartSchema = z.object({
  ...placeFields,
  kind: z.literal("gauge"),
  /** Runs from full to empty instead of up to the figure. */
  empties: z.boolean(),
});
export type GaugePart = z.infer<typeof gaugePartSchema>;

/** Copy cut out of a sheet in the surface's colour, through which the picture is seen. */
const windowPartSchema = z.object({
  ...placeFields,
  kind: z.literal("window"),
  content: z.literal("headline"),
  anchor: z.enum(["top", "middle", "bottom"]),
  align: z.enum(["start", "center"]),
});
export type WindowPart = z.infer<typeof windowPartSchema>;

export const partSchema = z.discriminatedUnion("kind", [
  stackPartSchema,
  mediaPartSchema,
  shapePartSchema,
  tickerPartSchema,
  gaugePartSchema,
  windowPartSchema,
]);
export type Part = z.infer<typeof partSchema>;

/** What may differ from format to format. */
export const partChangeSchema = z.partial(
  z.object({
    box: boxSchema,
    within: z.string().check(z.maxLength(32)),
    anchor: z.enum(["top", "middle", "bottom"]),
    align: z.enum(["start", "center", "end"]),
    on: z.enum(["surface", "picture", "accent", "inverse"]),
    shade: z.enum(["none", "bottom", "start", "full"]),
    grows: z.boolean(),
    ratio: z.number(),
    tiltDegrees: z.number(),
    path: z.string().check(z.maxLength(2000)),
    /** Left out in this format. */
    hidden: z.boolean(),
  }),
);
export type PartChange = z.infer<typeof partChangeSchema>;
