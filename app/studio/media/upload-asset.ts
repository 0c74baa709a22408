import { ApiError } from "~/client/call-api";
import { clipTypes, imageTypes, mediaKindOf, uploadLimits } from "~/domain/assets/media-type";
import { svgType, withSvgDrawn } from "~/uploads/draw-svg";
import type { UploadedAsset } from "~/uploads/send-file";
import { uploadFile } from "~/uploads/upload-file";

/** What the file picker offers and a drop takes. */
export const acceptedTypes: readonly string[] = [...imageTypes, svgType, ...clipTypes];

interface Upload {
  file: File;
  signal: AbortSignal;
  /** Share of the bytes that left, 0–1. */
  onProgress: (share: number) => void;
}

/** Sends a file to the user's assets. Rejects with ApiError; with the signal's reason when aborted. */
export async function uploadAsset({ file: chosen, signal, onProgress }: Upload): Promise<UploadedAsset> {
  const file = await withSvgDrawn(chosen);
  const refusal = refusalOf(file);
  if (refusal) throw refusal;
  return uploadFile(file, { name: file.name, signal, onProgress });
}

/** What can be told before anything is sent. */
function refusalOf(file: File): ApiError | null {
  if (!acceptedTypes.includes(file.type)) {
    return new ApiError(
      "not_media",
      "This is neither a picture nor a clip we can use. Choose a PNG, JPEG, WebP, AVIF, GIF, SVG, MP4, WebM or MOV.",
      415,
      null,
    );
  }
  const isClip = mediaKindOf(file.type as (typeof clipTypes)[number]) === "clip";
  const mostBytes = isClip ? uploadLimits.timedBytes : uploadLimits.imageBytes;
  if (file.size <= mostBytes) return null;
  const most = `${mostBytes / 1024 / 1024} MB`;
  return new ApiError(
    "too_large",
    isClip
      ? `Send at most ${most}. Cut or compress the clip.`
      : `Send at most ${most}. Make the picture smaller.`,
    413,
    null,
  );
}
