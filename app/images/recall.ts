import { emptyImageRequest, type ImageRequest, imageRequestLimits } from "~/domain/image/image-request";
import type { Image } from "~/stores/images/image-document";
import type { ImageDraft } from "./image-draft";

/**
 * The request that made an image, whole: sent again, it asks for the very same. An image that was derived in the
 * browser has none; there the image itself becomes the reference, and its title says what it shows.
 */
export function recallOf(image: Pick<Image, "id" | "request" | "recipe" | "title">): ImageRequest {
  if (image.request) return structuredClone(image.request);
  return {
    ...emptyImageRequest(image.recipe.modelId),
    prompt: image.title,
    references: [{ assetId: image.id, role: "subject", weight: 0.7 }],
  };
}

/**
 * A changed request with the seed it keeps: one that a recall brought goes once the prompt is another, one that was
 * locked by hand stays.
 */
export function withSeedOf(
  before: Pick<ImageDraft, "request" | "seedIsRecalled">,
  request: ImageRequest,
  isRecall: boolean,
): Pick<ImageDraft, "request" | "seedIsRecalled"> {
  const { seed, prompt } = before.request;
  if (request.seed === null) return { request, seedIsRecalled: false };
  if (request.seed !== seed) return { request, seedIsRecalled: isRecall };
  return before.seedIsRecalled && request.prompt !== prompt
    ? { request: { ...request, seed: null }, seedIsRecalled: false }
    : { request, seedIsRecalled: before.seedIsRecalled };
}

/** The prompt of another request in this one; all settings stay. */
export function withPromptOf(request: ImageRequest, { prompt, negativePrompt }: ImageRequest): ImageRequest {
  return { ...request, prompt, negativePrompt };
}

/**
 * What asks again for some results of a request, by their index, with the very seeds they had: one request for each
 * row of neighbours.
 */
export function retriesOf(request: ImageRequest, missing: readonly number[]): ImageRequest[] {
  const rows: number[][] = [];
  for (const index of [...missing].sort((first, second) => first - second)) {
    const row = rows.at(-1);
    if (row && row.at(-1) === index - 1) row.push(index);
    else rows.push([index]);
  }
  return rows.map((row) => ({
    ...request,
    count: row.length,
    seed: request.seed === null ? null : (request.seed + row[0]!) % (imageRequestLimits.highestSeed + 1),
  }));
}

/** With one more reference, at the end; null where there is no room or it is there already. */
export function withReference(request: ImageRequest, assetId: string): ImageRequest | null {
  const { references } = request;
  if (references.length >= imageRequestLimits.references) return null;
  if (references.some((reference) => reference.assetId === assetId)) return null;
  return { ...request, references: [...references, { assetId, role: "subject", weight: 0.7 }] };
}
