import * as z from "zod/mini";
import { shareBoxSchema } from "~/domain/image/picture-report";
import { arrangementIds } from "./ad/arrangement-ids";
import { plainAdjustments } from "./adjustments";
import { colour, farthestPixels, layerSchema, mostLayers, upgradeLayer } from "./layers/layer";
import { maskShapeSchema } from "./mask-shape";
import { pointsOfText, textOfPoints } from "./points-text";

const pixels = z.number().check(z.minimum(-farthestPixels), z.maximum(farthestPixels));

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

/** What one sets on an image by hand, and what Apply makes pixels of. */
const setByHand = {
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
  /** From below to above. */
  layers: z.array(layerSchema).check(z.maxLength(mostLayers)),
  /** What the layers were last dressed in; banners stand on its ground. */
  ad: z._default(
    z.nullable(
      z.object({
        themeId: z.string().check(z.maxLength(160)),
        arrangement: z.nullable(z.enum(arrangementIds)),
        colours: z.object({ ground: colour, text: colour, accent: colour, onAccent: colour }),
      }),
    ),
    null,
  ),
};

/** What an image was made of by hand: the one below it, and what was set on that. */
const appliedSchema = z.object({
  assetId: z.string().check(z.maxLength(128)),
  /** Where that one shows what it is about, so far as its maker told. */
  subject: z._default(z.nullable(shareBoxSchema), null),
  ...setByHand,
});
export type Applied = z.infer<typeof appliedSchema>;
export type SetByHand = Omit<Applied, "assetId" | "subject">;

/** Everything that is being done to one image and is not an image of its own yet. */
export const editDraftSchema = z.object({
  version: z.literal(1),
  /** What was drawn, in the order in which it was drawn. */
  mask: z.array(maskShapeSchema),
  /** How far the edge of the mask is softened, in pixels of the image. */
  featherPixels: z.number().check(z.minimum(0), z.maximum(400)),
  ...setByHand,
  extend: z.object({ top: side, right: side, bottom: side, left: side }),
  /** What was typed, by operation, and the words of the ad; what is too long to be asked for is kept, too. */
  words: z.record(z.string(), z.string()),
  /** Kept after Apply, so that words that are pixels by now can be changed and set anew for another size. */
  applied: z._default(z.nullable(appliedSchema), null),
});
export type EditDraft = z.infer<typeof editDraftSchema>;

export const plainFrame: Frame = { turns: 0, flipX: false, flipY: false, straightenDegrees: 0, crop: null };
export const noExtension: EditDraft["extend"] = { top: 0, right: 0, bottom: 0, left: 0 };

/** What is left on an image that was applied. */
export const nothingSet = {
  adjustments: plainAdjustments,
  frame: plainFrame,
  layers: [],
} satisfies Partial<SetByHand>;

export const emptyDraft: EditDraft = {
  version: 1,
  mask: [],
  featherPixels: 0,
  ...nothingSet,
  extend: noExtension,
  ad: null,
  words: {},
  applied: null,
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
    const reviver = (key: string, value: unknown) => {
      if (key === "points" && typeof value === "string") return pointsOfText(value);
      return key === "layers" && Array.isArray(value) ? value.map(upgradeLayer) : value;
    };
    return editDraftSchema.parse(JSON.parse(text ?? "", reviver));
  } catch {
    return null;
  }
}
