import { clipTypes } from "~/domain/assets/media-type";
import type { ClipStart, MadeClip } from "~/domain/jobs/job-room";
import type { ClipModel } from "~/providers/clip-call.server";
import {
  type ClipFile,
  type ClipOperation,
  pollClip,
  recipeOfClip,
  startClip,
} from "~/providers/make-clip.server";
import { resolveModels } from "~/providers/model-catalogue.server";
import { ProviderError } from "~/providers/provider-error.server";
import { readClip } from "~/providers/read-clip.server";
import type { Settings } from "~/settings/settings.server";
import { assetKey } from "~/stores/media/media-keys.server";
import { readTimedMedia } from "~/stores/media/read-timed-media.server";
import { storeStream } from "~/stores/media/store-stream.server";
import { readOwnPictures } from "./read-pictures";
import { clipIdOf } from "./result-ids";
import { JobFailure } from "./step-result";

/** What the steps of a clip know of their job. */
type ClipJob = Pick<ClipStart, "jobId" | "ownerId" | "input">;

export async function beginClip(
  settings: Settings,
  { jobId, ownerId, input }: ClipJob,
): Promise<ClipOperation> {
  const { request } = input;
  const { sourceAssetId } = request;
  const wanted = sourceAssetId ? [{ assetId: sourceAssetId, use: null }] : [];
  const [source] = await readOwnPictures(settings, ownerId, wanted);
  return startClip({
    model: modelOf(settings, request.modelId),
    request,
    source: source?.file ?? null,
    seed: request.seed ?? 0,
    idempotencyKey: `${jobId}:clip`,
  });
}

/** Null while it is being made. */
export function lookForClip(
  settings: Settings,
  { input }: ClipJob,
  operation: ClipOperation,
): Promise<ClipFile | null> {
  return pollClip({ model: modelOf(settings, input.request.modelId), operation });
}

/** Streams the clip to the bucket and reads what it is from its own bytes. Done again, it is stored again. */
export async function storeClip(
  settings: Settings,
  { jobId, ownerId, input }: ClipJob,
  file: ClipFile,
  signal: AbortSignal,
): Promise<MadeClip> {
  const { request } = input;
  const model = modelOf(settings, request.modelId);
  const assetId = await clipIdOf(jobId);
  const key = assetKey(ownerId, assetId);
  const opened = await readClip({ model, file, signal });
  const sizeBytes = await storeStream(settings.media, key, opened.body, opened.mediaType);
  const media = await readTimedMedia(settings.media, key);
  const mediaType = clipTypes.find((type) => type === media?.mediaType);
  if (!media || !mediaType) {
    await settings.media.delete(key);
    throw new ProviderError("clip_invalid", { details: [`${sizeBytes} bytes that are no clip`] });
  }
  return { ...media, assetId, mediaType, sizeBytes, recipe: recipeOfClip(model, request.seed ?? 0) };
}

function modelOf(settings: Settings, modelId: string): ClipModel {
  const model = resolveModels(settings.providers).clips.find(({ id }) => id === modelId);
  if (!model)
    throw new JobFailure("model_missing", "This model is no longer offered here. Choose another one.");
  return model;
}
