import { type MediaKind, type MediaType, mediaKindOf, uploadLimits } from "~/domain/assets/media-type";
import { type FileRefusal, refusalOfFile, startsAsTimedMedia } from "~/domain/assets/refused-file";
import { refuseAsVersion } from "~/domain/assets/version-kind";
import { readImageInfo } from "~/formats/read-image-info";
import { readTimedMedia } from "~/stores/media/read-timed-media.server";

export interface IdentifiedFile {
  mediaType: MediaType;
  width: number;
  height: number;
  durationSeconds?: number;
  sizeBytes: number;
}
export type Identification =
  | { kind: "file"; file: IdentifiedFile }
  | ({ kind: "refused"; status: 413 | 415 } & FileRefusal);

/** Enough for the header of a JPEG behind a camera's own preview. */
const startBytes = 1024 * 1024;

/** What a stored file is, from its own bytes; its size in pixels from the header, before anything decodes it. */
export async function identifyFile(bucket: R2Bucket, key: string): Promise<Identification> {
  const stored = await bucket.get(key, { range: { offset: 0, length: startBytes } });
  if (!stored) throw new Error("The stored file is gone.");
  const start = new Uint8Array(await stored.arrayBuffer());
  const refusal = refuseByStart(start, stored.size);
  if (refusal) return refusal;
  const image = readImageInfo(start);
  if (image) return { kind: "file", file: { ...image, sizeBytes: stored.size } };
  const media = await readTimedMedia(bucket, key);
  if (!media) return refused(415, refusalOfFile(start));
  const { timedSeconds, clipPixels } = uploadLimits;
  if (media.durationSeconds > timedSeconds) {
    return refused(413, {
      code: "too_long",
      message: `Cut the file to at most ${timedSeconds / 60} minutes, then upload it again.`,
    });
  }
  if (Math.max(media.width, media.height) > clipPixels) {
    return refused(413, {
      code: "clip_too_large",
      message: `Make the video at most ${clipPixels} pixels wide and high.`,
    });
  }
  return { kind: "file", file: { ...media, sizeBytes: stored.size } };
}

/**
 * What can be told from a file's first bytes and its size, before the rest is there; null where nothing speaks against
 * it. `present`: the kind of the file it is to be a new version of.
 */
export function refuseByStart(
  start: Uint8Array,
  sizeBytes: number,
  present: MediaKind | null = null,
): (Identification & { kind: "refused" }) | null {
  const image = readImageInfo(start);
  if (!image && !startsAsTimedMedia(start)) return refused(415, refusalOfFile(start));
  const otherKind = present && refuseAsVersion(present, image ? "picture" : "clip or sound");
  if (otherKind) return refused(415, otherKind);
  const most = image ? uploadLimits.imageBytes : uploadLimits.timedBytes;
  if (sizeBytes > most) return refused(413, tooLarge(image ? image.mediaType : null, most));
  const { imagePixels } = uploadLimits;
  if (!image) return null;
  if (image.width > imagePixels || image.height > imagePixels || image.width * image.height === 0) {
    return refused(413, {
      code: "picture_too_large",
      message: `Make the picture at most ${imagePixels} pixels wide and high, then upload it again.`,
    });
  }
  return null;
}

function tooLarge(mediaType: MediaType | null, most: number): FileRefusal {
  const isPicture = mediaType !== null && mediaKindOf(mediaType) === "picture";
  const size = `${Math.round(most / 1024 / 1024)} MB`;
  return {
    code: "too_large",
    message: isPicture
      ? `Send at most ${size}. Save the picture smaller or as JPEG or WebP.`
      : `Send at most ${size}. Cut or compress the file.`,
  };
}

function refused(status: 413 | 415, refusal: FileRefusal): Identification & { kind: "refused" } {
  return { kind: "refused", status, ...refusal };
}
