import * as z from "zod/mini";
import type { ImageModelInfo } from "./image-model";
import { type ImageRequest, imageRatios, imageRequestLimits } from "./image-request";

/** A request for a clip of a video model, from words or from a picture. */
export const clipRequestSchema = z.object({
  modelId: z.string().check(z.minLength(1), z.maxLength(200)),
  prompt: z.string().check(z.maxLength(imageRequestLimits.promptCharacters)),
  sourceAssetId: z.nullable(z.string().check(z.regex(/^[\w-]{1,128}$/))),
  ratio: z.enum(imageRatios),
  seconds: z.int().check(z.minimum(1), z.maximum(60)),
  seed: z.nullable(z.int().check(z.minimum(0), z.maximum(imageRequestLimits.highestSeed))),
});
export type ClipRequest = z.infer<typeof clipRequestSchema>;

/** Whole credits that a request reserves: those of one result, times the results asked for. */
export function priceOfImages(
  model: Pick<ImageModelInfo, "creditsPerResult">,
  request: Pick<ImageRequest, "count">,
): number {
  return model.creditsPerResult * request.count;
}
