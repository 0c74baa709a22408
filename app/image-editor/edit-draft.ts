import * as z from "zod/mini";
import { plainAdjustments } from "./adjustments";
import { maskShapeSchema } from "./mask-shape";
import { pointsOfText, textOfPoints } from "./points-text";

/** No layer lies further out, or is larger. */
export const farthestPixels = 32_768;
export const mostLayers = 20;

const pixels = z.number().check(z.minimum(-farthestPixels), z.maximum(farthestPixels));

/** An image laid over the one that is edited, in its pixels. */
const placedLayerSchema = z.object({
  id: z.string().check(z.maxLength(60)),
  assetId: z.string().check(z.maxLength(128)),
  name: z.string().check(z.maxLength(200)),
  x: pixels,
  y: pixels,
  width: z.number().check(z.minimum(1), z.maximum(farthestPixels)),
  height: z.number().check(z.minimum(1), z.maximum(farthestPixels)),
  opacity: z.number().check(z.minimum(0), z.maximum(1)),
  blend: z.enum(["source-over", "multiply", "screen", "overlay", "soft-light"]),
  hidden: z.boolean(),
});
export type PlacedLayer = z.infer<typeof placedLayerSchema>;

/** Quarter turns clockwise first, then mirroring, then a small turn to set the horizon right, then the cut. */
const frameSchema = z.object({
  turns: z.int().check(z.minimum(0), z.maximum(3)),
  flipX: z.boolean(),
  flipY: z.boolean(),
  straightenDegrees: z.number().check(z.minimum(-45), z.maximum(45)),
  /** In pixels of the turned image; null keeps all of it. */
  crop: z.nullable(
    z.object({
      x: pixels,
      y: pixels,
      width: z.number().check(z.minimum(1)),
      height: z.number().check(z.minimum(1)),
    }),
  ),
});
export type Frame = z.infer<typeof frameSchema>;

const side = z.int().check(z.minimum(0), z.maximum(4096));

/** Everything that is being done to one image and is not an image of its own yet. */
export const editDraftSchema = z.object({
  version: z.literal(1),
  /** What was drawn, in the order in which it was drawn. */
  mask: z.array(maskShapeSchema),
  /** How far the edge of the mask is softened, in pixels of the image. */
  featherPixels: z.number().check(z.minimum(0), z.maximum(400)),
  adjustments: z.object({
    exposure: z.number(),
    contrast: z.number(),
    highlights: z.number(),
    shadows: z.number(),
    saturation: z.number(),
    warmth: z.number(),
    tint: z.number(),
    sharpness: z.number(),
    vignette: z.number(),
  }),
  frame: frameSchema,
  extend: z.object({ top: side, right: side, bottom: side, left: side }),
  /** From below to above. */
  layers: z.array(placedLayerSchema).check(z.maxLength(mostLayers)),
  /** What was typed, by operation. */
  words: z.record(z.string(), z.string().check(z.maxLength(4000))),
});
export type EditDraft = z.infer<typeof editDraftSchema>;

export const plainFrame: Frame = { turns: 0, flipX: false, flipY: false, straightenDegrees: 0, crop: null };
export const noExtension: EditDraft["extend"] = { top: 0, right: 0, bottom: 0, left: 0 };

export const emptyDraft: EditDraft = {
  version: 1,
  mask: [],
  featherPixels: 0,
  adjustments: plainAdjustments,
  frame: plainFrame,
  extend: noExtension,
  layers: [],
  words: {},
};

export function isPlainFrame({ turns, flipX, flipY, straightenDegrees, crop }: Frame): boolean {
  return turns === 0 && !flipX && !flipY && straightenDegrees === 0 && crop === null;
}

/** Points are many, and most are there again the next time. */
const writtenPoints = new WeakMap<readonly number[], string>();

/** A draft as text, to be kept. */
export function writeDraft(draft: EditDraft): string {
  return JSON.stringify(draft, (key, value) => {
    if (key !== "points") return value;
    const written = writtenPoints.get(value) ?? textOfPoints(value);
    writtenPoints.set(value, written);
    return written;
  });
}

/** A draft from storage, with its points as text or, as they once were, as numbers; null where it is none (any more). */
export function parseDraft(text: string | null | undefined): EditDraft | null {
  try {
    const reviver = (key: string, value: unknown) =>
      key === "points" && typeof value === "string" ? pointsOfText(value) : value;
    return editDraftSchema.parse(JSON.parse(text ?? "", reviver));
  } catch {
    return null;
  }
}
