import * as z from "zod/mini";
import { imageOperations } from "./image-operation";
import { usualImageCount } from "./usual-count";

/** One request for images: everything that decides what comes, so that recalling it recalls all. */

export const imageRatios = ["1:1", "4:5", "5:4", "2:3", "3:2", "3:4", "4:3", "9:16", "16:9"] as const;
export type ImageRatio = (typeof imageRatios)[number];

export const referenceRoles = ["subject", "product", "style", "composition", "palette"] as const;
export type ReferenceRole = (typeof referenceRoles)[number];

export const imageRequestLimits = {
  promptCharacters: 4000,
  references: 8,
  images: 8,
  highestSeed: 2 ** 32 - 1,
  /** Most pixels an extension may add on one side. */
  extendPixels: 4096,
} as const;

const documentIdSchema = z.string().check(z.minLength(1), z.maxLength(128), z.regex(/^[\w-]+$/));
/** Words of spaces only are no words. */
const promptSchema = z
  .string()
  .check(
    z.trim(),
    z.maxLength(
      imageRequestLimits.promptCharacters,
      `Shorten the text to ${imageRequestLimits.promptCharacters} characters.`,
    ),
  );
const sideSchema = z.int().check(z.minimum(0), z.maximum(imageRequestLimits.extendPixels));

export const imageReferenceSchema = z.object({
  assetId: documentIdSchema,
  role: z.enum(referenceRoles),
  /** How much it counts, from 0 to 1. */
  weight: z.number().check(z.minimum(0), z.maximum(1)),
});
export type ImageReference = z.infer<typeof imageReferenceSchema>;

export const imageRequestSchema = z.object({
  operation: z.enum(imageOperations),
  modelId: z.string().check(z.minLength(1), z.maxLength(200)),
  prompt: promptSchema,
  negativePrompt: promptSchema,
  references: z.array(imageReferenceSchema).check(z.maxLength(imageRequestLimits.references)),
  /** The asset an edit begins with; null for `generate`. */
  sourceAssetId: z.nullable(documentIdSchema),
  /** An asset of the source's size whose white (or opaque) pixels are to change; for `fill`, else null. */
  maskAssetId: z.nullable(documentIdSchema),
  /** Pixels to add on each side of the source; for `extend`, else null. */
  extend: z.nullable(z.object({ top: sideSchema, right: sideSchema, bottom: sideSchema, left: sideSchema })),
  ratio: z.enum(imageRatios),
  count: z.int().check(z.minimum(1), z.maximum(imageRequestLimits.images)),
  /** Of the first image; the n-th has seed + n. Null lets the server choose, and the record says what it chose. */
  seed: z.nullable(z.int().check(z.minimum(0), z.maximum(imageRequestLimits.highestSeed))),
  /** Values of the model's own parameters, by id. */
  parameters: z.record(z.string().check(z.maxLength(60)), z.union([z.number(), z.string(), z.boolean()])),
  /** Style chips, by id (app/domain/image/image-style.ts). */
  styleIds: z.array(z.string().check(z.maxLength(60))).check(z.maxLength(6)),
  /** The board whose palette, words and mood steer the result. */
  steeringBoardId: z.nullable(documentIdSchema),
  /** The board the results are put on; fixed when the button is pressed. */
  boardId: z.nullable(documentIdSchema),
});
export type ImageRequest = z.infer<typeof imageRequestSchema>;

/** A request with nothing in it yet. */
export function emptyImageRequest(modelId: string): ImageRequest {
  return {
    operation: "generate",
    modelId,
    prompt: "",
    negativePrompt: "",
    references: [],
    sourceAssetId: null,
    maskAssetId: null,
    extend: null,
    ratio: "1:1",
    count: usualImageCount,
    seed: null,
    parameters: {},
    styleIds: [],
    steeringBoardId: null,
    boardId: null,
  };
}

/** Width and height of a ratio, in pixels, with the longer side as given; both even. */
export function sizeOfRatio(ratio: ImageRatio, longestSide: number): { width: number; height: number } {
  const [across = 1, down = 1] = ratio.split(":").map(Number);
  const scale = longestSide / Math.max(across, down);
  const even = (value: number) => Math.max(2, Math.round((value * scale) / 2) * 2);
  return { width: even(across), height: even(down) };
}
