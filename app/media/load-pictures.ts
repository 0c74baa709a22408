import { neededPictureSize } from "~/media/needed-picture-size";
import type { Composition } from "~/scene/composition";

/** Decoding takes several times the file's size in memory; this many at once keep a phone alive. */
const DECODED_AT_ONCE = 3;

export interface PictureRequest {
  url: string;
  /** The size worth keeping of a picture of this natural size; `null` is as it is. */
  sizeFor: (natural: { width: number; height: number }) => { width: number; height: number } | null;
  signal?: AbortSignal | undefined;
}

/** A decoded picture, usable until it is released. */
export interface HeldPicture {
  picture: ImageBitmap;
  release(): void;
}

/** Where decoded pictures come from. Rejects where one cannot be had, and when aborted. */
export type PictureSource = (request: PictureRequest) => Promise<HeldPicture>;

export interface LoadedPictures {
  pictures: Map<string, HeldPicture>;
  /** Pictures that could not be fetched or decoded. */
  failedIds: string[];
}

/**
 * Has a composition's pictures decoded. One that cannot be had is reported, never thrown. Throws the signal's reason
 * when aborted, and holds nothing then.
 */
export async function loadPictures(
  composition: Composition,
  mediaUrl: (assetId: string) => string,
  signal?: AbortSignal,
  source: PictureSource = decodePicture,
): Promise<LoadedPictures> {
  const pictures = new Map<string, HeldPicture>();
  const failedIds: string[] = [];
  const waiting = [...composition.pictureIds];

  const loadOneAfterAnother = async () => {
    for (let assetId = waiting.shift(); assetId !== undefined; assetId = waiting.shift()) {
      const id = assetId;
      try {
        const sizeFor: PictureRequest["sizeFor"] = (natural) => neededPictureSize(composition, id, natural);
        pictures.set(id, await source({ url: mediaUrl(id), sizeFor, signal }));
      } catch {
        signal?.throwIfAborted();
        failedIds.push(id);
      }
    }
  };
  // All must have ended, not one have failed, before what they opened can be closed.
  const ends = await Promise.allSettled(Array.from({ length: DECODED_AT_ONCE }, loadOneAfterAnother));
  const failure = ends.find((end) => end.status === "rejected");
  if (failure) {
    for (const held of pictures.values()) held.release();
    throw failure.reason;
  }
  return { pictures, failedIds };
}

/** Fetches and decodes a picture for one user alone. */
async function decodePicture({ url, sizeFor, signal }: PictureRequest): Promise<HeldPicture> {
  const natural = await createImageBitmap(await fetchPicture(url, signal));
  const picture = await reducePicture(natural, sizeFor(natural));
  return { picture, release: () => picture.close() };
}

/** The file of a picture. Rejects where the address answers with anything but a file. */
export async function fetchPicture(url: string, signal?: AbortSignal): Promise<Blob> {
  const response = await fetch(url, { signal: signal ?? null });
  if (!response.ok) throw new Error(`Picture answered ${response.status}.`);
  return response.blob();
}

/** A picture at a smaller size, smoothly; the one given is closed where another takes its place. */
export async function reducePicture(
  picture: ImageBitmap,
  size: { width: number; height: number } | null,
): Promise<ImageBitmap> {
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
