import * as z from "zod/mini";
import { jobErrorSchema } from "../jobs/job-error";
import type { ImageModelInfo } from "./image-model";
import { type ImageRequest, imageRatios, imageRequestLimits, imageRequestSchema } from "./image-request";

/** What jobs of the kinds `make-images` and `make-clip` work from, and what their documents show beside the common fields. */

export const imageResultStates = ["waiting", "making", "done", "failed", "cancelled"] as const;

/** One of the images of a request; its place in the list is its index. Only what is `done` is paid for. */
export const imageResultSchema = z.object({
  state: z.enum(imageResultStates),
  /** The image, once done. */
  imageId: z.nullable(z.string()),
  /** Why it failed: a stable code, and what to do next. */
  error: z.nullable(jobErrorSchema),
});
export type ImageResult = z.infer<typeof imageResultSchema>;

/** Fields of `jobs/{jobId}` where its kind is `make-images`: one generation. */
export const makeImagesFields = {
  /** As asked for, with the seed that was chosen. */
  request: imageRequestSchema,
  modelLabel: z.string(),
  results: z.array(imageResultSchema),
  /** Credits set aside at the start, and what they became in the end; null until then. */
  creditsReserved: z.int(),
  creditsSpent: z.nullable(z.int()),
} as const;

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

/** Fields of `jobs/{jobId}` where its kind is `make-clip`. */
export const makeClipFields = {
  clipRequest: clipRequestSchema,
  modelLabel: z.string(),
  /** The clip, an asset that scenes can use; null until it is there. */
  assetId: z.nullable(z.string()),
  creditsReserved: z.int(),
  creditsSpent: z.nullable(z.int()),
} as const;

/** Whole credits that a request reserves: those of one result, times the results asked for. */
export function priceOfImages(
  model: Pick<ImageModelInfo, "creditsPerResult">,
  request: Pick<ImageRequest, "count">,
): number {
  return model.creditsPerResult * request.count;
}
