import { type ImageRequest, sizeOfRatio } from "~/domain/image/image-request";
import { seedOfResult } from "~/domain/image/seed-of-result";
import type { ImagesStart, MadeImage } from "~/domain/jobs/job-room";
import { meanColor } from "~/providers/image-color.server";
import { hashImageContent } from "~/providers/image-content.server";
import { makeImage } from "~/providers/make-image.server";
import { resolveModels } from "~/providers/model-catalogue.server";
import { ProviderError } from "~/providers/provider-error.server";
import type { Settings } from "~/settings/settings.server";
import { usesOf } from "~/stores/assets/image-copies.server";
import { readMadeImage, storeMadeImage } from "~/stores/images/made-images.server";
import type { Try } from "./job-steps";
import { readOwnPictures, type WantedPicture } from "./read-pictures";
import { imageIdOf } from "./result-ids";
import { JobFailure } from "./step-result";

/** A provider that asks for more patience is asked again nevertheless, and then given up. */
const longestRetryAfterSeconds = 20;

/**
 * Makes one result and stores its bytes, of which the room then makes an image. What lies in the bucket already is not
 * asked for again. Aborts with the signal's reason.
 */
export async function makeResult(
  settings: Settings,
  { jobId, ownerId, title, input: { request }, steering }: ImagesStart,
  index: number,
  signal: AbortSignal,
): Promise<MadeImage> {
  const assetId = await imageIdOf(jobId, index);
  const known = await readMadeImage(settings.media, ownerId, assetId);
  if (known) return known;

  const model = resolveModels(settings.providers).images.find(({ id }) => id === request.modelId);
  if (!model)
    throw new JobFailure("model_missing", "This model is no longer offered here. Choose another one.");
  const files = await readFiles(settings, ownerId, request);
  const made = await makeImage({
    model,
    title,
    request,
    index,
    size: sizeOf(request, files.sourceSize, model.longestSide),
    source: files.source,
    mask: files.mask,
    references: files.references,
    steering,
    seed: seedOfResult(request.seed ?? 0, index),
    signal,
    idempotencyKey: `${jobId}:image:${index}`,
  });
  const { mediaType } = made.header;
  return storeMadeImage(settings.media, ownerId, {
    assetId,
    bytes: new Uint8Array(made.bytes),
    contentSha256: hashImageContent(made.bytes, mediaType),
    mediaType,
    width: made.header.width,
    height: made.header.height,
    color: meanColor(made.bytes),
    recipe: made.recipe,
    report: made.report,
  });
}

async function readFiles(settings: Settings, ownerId: string, request: ImageRequest) {
  const { sourceAssetId, maskAssetId, references } = request;
  const wanted: WantedPicture[] = usesOf(request);
  if (maskAssetId) wanted.push({ assetId: maskAssetId, use: null });
  const pictures = await readOwnPictures(settings, ownerId, wanted);
  const source = sourceAssetId ? pictures.shift() : undefined;
  const mask = maskAssetId ? pictures.pop() : undefined;
  return {
    source: source?.file ?? null,
    sourceSize: source?.asset ?? null,
    mask: mask?.file ?? null,
    references: references.flatMap(({ role, weight }, index) => {
      const picture = pictures[index];
      if (!picture) return [];
      const { name, alt } = picture.asset;
      return { ...picture.file, role, weight, name: `${name} ${alt}`.trim() };
    }),
  };
}

/** An edit answers in the size of its source; what is extended or enlarged says so itself. */
function sizeOf(
  { ratio, extend }: ImageRequest,
  source: { width: number; height: number } | null,
  longestSide: number,
): { width: number; height: number } {
  if (!source) return sizeOfRatio(ratio, longestSide);
  const { top, right, bottom, left } = extend ?? { top: 0, right: 0, bottom: 0, left: 0 };
  return { width: source.width + left + right, height: source.height + top + bottom };
}

/** Waits as long as the provider asked for before it is tried again, beyond the pause that is made anyway. */
export async function heedRetryAfter(error: unknown, { isLast, pauseSeconds }: Try): Promise<void> {
  if (isLast || !(error instanceof ProviderError) || !error.retryable) return;
  const seconds = Math.min(error.retryAfterSeconds ?? 0, longestRetryAfterSeconds) - pauseSeconds;
  if (seconds > 0) await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
}
