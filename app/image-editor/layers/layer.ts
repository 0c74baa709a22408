import * as z from "zod/mini";

/** No layer lies further out, or is larger. */
export const farthestPixels = 32_768;
export const mostLayers = 40;
export const layerTextCharacters = 400;

const pixels = z.number().check(z.minimum(-farthestPixels), z.maximum(farthestPixels));
const side = z.number().check(z.minimum(1), z.maximum(farthestPixels));
const share = z.number().check(z.minimum(0), z.maximum(1));
export const colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/));

/** Where a layer lies over the image, in its pixels, before it is turned about its middle. */
const place = {
  id: z.string().check(z.maxLength(60)),
  name: z.string().check(z.maxLength(200)),
  x: pixels,
  y: pixels,
  width: side,
  height: side,
  /** Clockwise. */
  turnDegrees: z.number().check(z.minimum(-360), z.maximum(360)),
  opacity: share,
  blend: z.enum(["source-over", "multiply", "screen", "overlay", "soft-light"]),
  hidden: z.boolean(),
};

export const textEffects = ["none", "shadow", "hard-shadow", "glow", "plate", "line-plates"] as const;
export type TextEffect = (typeof textEffects)[number];

const textLookSchema = z.object({
  family: z.string().check(z.maxLength(60)),
  weight: z.int().check(z.minimum(100), z.maximum(900)),
  italic: z.boolean(),
  uppercase: z.boolean(),
  lineHeight: z.number().check(z.minimum(0.6), z.maximum(3)),
  letterSpacingEm: z.number().check(z.minimum(-0.2), z.maximum(1)),
  align: z.enum(["start", "center", "end"]),
  verticalAlign: z.enum(["top", "middle", "bottom"]),
  /** The text is as large as its box allows, and no larger than this, in pixels of the image. */
  maxSize: z.number().check(z.minimum(4), z.maximum(farthestPixels)),
  color: colour,
  effect: z.enum(textEffects),
  /** Of the shadow, the glow or the plates. */
  effectColor: colour,
});
export type TextLook = z.infer<typeof textLookSchema>;

const text = z.string().check(z.maxLength(layerTextCharacters));

const pictureLayerSchema = z.object({
  ...place,
  kind: z.literal("picture"),
  assetId: z.string().check(z.maxLength(128)),
});
const textLayerSchema = z.object({ ...place, kind: z.literal("text"), text, look: textLookSchema });

/** A fade goes from its colour at the bottom to nothing at the top. */
export const shapes = ["rectangle", "ellipse", "line", "frame", "arrow", "triangle", "star", "fade"] as const;
const shapeLayerSchema = z.object({
  ...place,
  kind: z.literal("shape"),
  shape: z.enum(shapes),
  color: colour,
  /** Rounding of its corners, as a share of half its shorter side. */
  roundness: share,
});

/** What a text stands on: the first three are buttons, the others badges. */
export const labelShapes = ["pill", "rounded", "box", "disc", "burst", "tag", "ribbon"] as const;
export type LabelShape = (typeof labelShapes)[number];
const labelLayerSchema = z.object({
  ...place,
  kind: z.literal("label"),
  shape: z.enum(labelShapes),
  fill: colour,
  text,
  /** A smaller line above the text, such as "only" over a price. */
  detail: text,
  look: textLookSchema,
});

export const layerSchema = z.discriminatedUnion("kind", [
  pictureLayerSchema,
  textLayerSchema,
  shapeLayerSchema,
  labelLayerSchema,
]);
export type Layer = z.infer<typeof layerSchema>;
export type PictureLayer = z.infer<typeof pictureLayerSchema>;
export type TextLayer = z.infer<typeof textLayerSchema>;
export type ShapeLayer = z.infer<typeof shapeLayerSchema>;
export type LabelLayer = z.infer<typeof labelLayerSchema>;
/** A layer that is drawn by the engine of the videos. */
export type DrawnLayer = Exclude<Layer, PictureLayer>;
/** What may be set of a layer of any kind. */
export type LayerFields = Partial<Omit<PictureLayer, "kind" | "id">> &
  Partial<Omit<TextLayer, "kind" | "id">> &
  Partial<Pick<ShapeLayer, "color" | "roundness">> &
  Partial<Pick<LabelLayer, "fill" | "detail">> & { shape?: ShapeLayer["shape"] | LabelShape };

export function isButton({ shape }: Pick<LabelLayer, "shape">): boolean {
  return shape === "pill" || shape === "rounded" || shape === "box";
}

/** How a new layer lies and mixes. */
export const plainPlace = { turnDegrees: 0, opacity: 1, blend: "source-over", hidden: false } as const;

/** A layer as it was written before there were others than pictures. */
export function upgradeLayer(layer: object): object {
  return "kind" in layer ? layer : { kind: "picture", turnDegrees: 0, ...layer };
}
