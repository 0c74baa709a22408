import * as z from "zod/mini";
import { textStyleNames } from "~/scene/layouts/part";
import { templateUses } from "./template-uses";

/**
 * A template: layouts for every role of a scene, a style (design tokens) and an animation, as plain data. Sizes
 * are in units of 1/1080 of the canvas's shorter side; spacing and paddings named "em" are multiples of the text size.
 */

const colorSchema = z.string().check(z.regex(/^#[0-9a-f]{6}$/));
export const curves = [
  "out-cubic",
  "in-cubic",
  "in-out-cubic",
  "out-back",
  "out-expo",
  "in-out-expo",
  "out-quint",
  "spring",
] as const;
const easingSchema = z.enum(["linear", ...curves]);

/** Families of taste a template belongs to. */
export const templateStyles = ["editorial", "bold", "minimal", "playful", "luxury", "tech"] as const;
export type TemplateStyle = (typeof templateStyles)[number];

const surfaceSchema = z.object({
  background: colorSchema,
  text: colorSchema,
  muted: colorSchema,
  /** Labels, rules and filled buttons. */
  accent: colorSchema,
  onAccent: colorSchema,
  /** Large shape behind the text of scenes without a picture; toned down as far as the text on it needs. */
  motif: colorSchema,
});
export type Surface = z.infer<typeof surfaceSchema>;

const paletteSchema = z.object({
  id: z.string(),
  /** What people call it; with the template's name it names a variant. */
  name: z.string().check(z.minLength(1), z.maxLength(40)),
  /** Scenes take these in turn. */
  surfaces: z.array(surfaceSchema).check(z.minLength(1)),
  /**
   * For text on pictures; its background is the colour of the scrim, the plates and shadows, its motif that of the
   * tint of pictures.
   */
  overPicture: surfaceSchema,
});
export type Palette = z.infer<typeof paletteSchema>;

const fontSchema = z.object({
  family: z.string(),
  weight: z.int().check(z.gte(100), z.lte(900)),
  style: z.enum(["normal", "italic"]),
});

const textStyleSchema = z.object({
  font: fontSchema,
  size: z.number(),
  minSize: z.number(),
  lineHeight: z.number(),
  letterSpacingEm: z.number(),
  maxLines: z.int(),
  uppercase: z.boolean(),
  color: z.enum(["text", "muted", "accent"]),
  /** Space to the text above it in a stack, in units. */
  spaceBefore: z.number(),
});
export type TextStyle = z.infer<typeof textStyleSchema>;

const entranceSchema = z.object({
  reveal: z.enum(["block", "line", "word", "letter"]),
  masked: z.boolean(),
  seconds: z.number(),
  staggerSeconds: z.number(),
  easing: easingSchema,
  fades: z.boolean(),
  /** Where it comes from, in em of its text; positive is from the end side and from below. */
  fromXEm: z.number(),
  fromYEm: z.number(),
  fromScale: z.number(),
  fromRotationDegrees: z.number(),
});
export type Entrance = z.infer<typeof entranceSchema>;

export const motifs = [
  "none",
  "disc",
  "ring",
  "glow",
  "columns",
  "paper",
  "stripes",
  "scallop",
  "blobs",
  "arches",
  "spotlight",
  "grid",
  "dots",
] as const;

export const transitionKinds = [
  "fade",
  "wipe",
  "push",
  "sweep",
  "zoom",
  "cover",
  "iris",
  "blinds",
  "flash",
  "whip",
] as const;

export const templateSchema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  name: z.string().check(z.minLength(1), z.maxLength(40)),
  style: z.enum(templateStyles),
  /** One line for people who choose. */
  description: z.string().check(z.minLength(1), z.maxLength(160)),
  /** What it is made for. */
  uses: z.optional(z.array(z.enum(templateUses))),
  palettes: z.array(paletteSchema).check(z.minLength(1)),
  textStyles: z.record(z.enum(textStyleNames), textStyleSchema),
  button: z.object({
    fill: z.enum(["accent", "text"]),
    /** In units; larger than half the height makes a pill. */
    radius: z.number(),
    paddingXEm: z.number(),
    paddingYEm: z.number(),
  }),
  /** Corner radius of framed pictures and of cards, in units. */
  radius: z.number(),
  cardPadding: z.number(),
  /** How text on pictures is made legible. */
  overPicture: z.enum(["scrim", "plate"]),
  /** Drawn behind everything, where the layout has room for it. */
  motif: z.enum(motifs),
  /** Drawn in the margins, over pictures too, where no text stands. */
  ornament: z.enum(["none", "frame", "corners", "crosses"]),
  /** Plate behind labels; `null` for none. */
  labelPlate: z.nullable(z.object({ radius: z.number(), paddingXEm: z.number(), paddingYEm: z.number() })),
  /** Under cards and pictures, in units; its colour is that of scrims. */
  shadow: z.nullable(
    z.object({ opacity: z.number().check(z.gte(0), z.lte(1)), blur: z.number(), y: z.number() }),
  ),
  /** What pictures that do not fill the canvas are given: a thin outline, a block behind, a tilted white edge, marks. */
  pictureFrame: z.enum(["none", "hairline", "offset", "sticker", "corners"]),
  /** A colour laid over every picture. */
  pictureTint: z.nullable(
    z.object({
      blend: z.enum(["multiply", "screen", "overlay", "soft-light"]),
      opacity: z.number().check(z.gte(0), z.lte(1)),
    }),
  ),
  /** Small things in the margin: the scene's number over a rule, or how far the video is. */
  header: z.enum(["none", "folio", "progress"]),
  /** Layouts by role, with and without a picture; which one is the seed's choice. */
  layouts: z.object({
    hook: z.array(z.string()),
    point: z.array(z.string()),
    proof: z.array(z.string()),
    offer: z.array(z.string()),
    action: z.array(z.string()),
  }),
  motion: z.object({
    headline: entranceSchema,
    support: entranceSchema,
    /** Time between one text of a scene and the next. */
    sequenceSeconds: z.number(),
    picture: z.object({
      /** How a picture that does not fill the canvas comes in. */
      enter: z.enum(["fade", "wipe", "rise", "grow"]),
      seconds: z.number(),
      easing: easingSchema,
      /** Growth over the scene: 0.1 = from the exact crop to a tenth larger. */
      zoom: z.number(),
      pan: z.number(),
    }),
    exitSeconds: z.number(),
  }),
  transition: z.object({
    kind: z.enum(transitionKinds),
    seconds: z.number().check(z.gte(0), z.lte(1)),
    easing: easingSchema,
  }),
  musicBedId: z.string(),
});
export type Template = z.infer<typeof templateSchema>;
