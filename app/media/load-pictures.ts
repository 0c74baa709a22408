import { neededPictureSize } from "~/media/needed-picture-size";
import type { Composition } from "~/scene/composition";

/** Decoding takes several times the file's size in memory; this many at once keep a phone alive. */
const DECODED_AT_ONCE = 3;

export interface LoadedPictures {
  pictures: Map<string, ImageBitmap>;
  /** Pictures that could not be fetched or decoded. */
  failedIds: string[];
}

/**
 * Fetches and decodes a composition's pictures. One that cannot be had is reported, never thrown. Throws the signal's
 * reason when aborted, and leaves nothing open then.
 */
export async function loadPictures(
  composition: Composition,
  mediaUrl: (assetId: string) => string,
  signal?: AbortSignal,
): Promise<LoadedPictures> {
  const pictures = new Map<string, ImageBitmap>();
  const failedIds: string[] = [];
  const waiting = [...composition.pictureIds];

  const loadOneAfterAnother = async () => {
    for (let assetId = waiting.shift(); assetId !== undefined; assetId = waiting.shift()) {
      try {
        pictures.set(assetId, await loadPicture(composition, assetId, mediaUrl(assetId), signal));
      } catch {
        signal?.throwIfAborted();
        failedIds.push(assetId);
      }
    }
  };
  // All must have ended, not one have failed, before what they opened can be closed.
  const ends = await Promise.allSettled(Array.from({ length: DECODED_AT_ONCE }, loadOneAfterAnother));
  const failure = ends.find((end) => end.status === "rejected");
  if (failure) {
    for (const picture of pictures.values()) picture.close();
    throw failure.reason;
  }
  return { pictures, failedIds };
}

async function loadPicture(
  composition: Composition,
  assetId: string,
  url: string,
  signal?: AbortSignal,
): Promise<ImageBitmap> {
  const response = await fetch(url, { signal: signal ?? null });
  if (!response.ok) throw new Error(`Picture answered ${response.status}.`);
  const picture = await createImageBitmap(await response.blob());
  const size = neededPictureSize(composition, assetId, picture);
  if (!size) return picture;
  try {
    return await createImageBitmap(picture, {
      resizeWidth: size.width,
      resizeHeight: size.height,
      resizeQuality: "high",
    });
  } finally {
    picture.close();
  }
}
