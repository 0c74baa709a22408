import { ApiError } from "~/call-api";
import { clipTypes, mediaKindOf, pictureTypes, uploadLimits } from "~/domain/media-type";
import type { Asset } from "~/stores/asset-document";

/** What the file picker offers and a drop takes. */
export const acceptedTypes: readonly string[] = [...pictureTypes, ...clipTypes];

export type UploadedAsset = Omit<Asset, "createdAt" | "trashedAt">;

interface Upload {
  file: File;
  /** Sent again after a lost answer, it is one asset. */
  idempotencyKey: string;
  signal: AbortSignal;
  /** Share of the bytes that left, 0–1. */
  onProgress: (share: number) => void;
}

/** Sends a file to the user's assets. Rejects with ApiError; with the signal's reason when aborted. */
export function uploadAsset({ file, idempotencyKey, signal, onProgress }: Upload): Promise<UploadedAsset> {
  const refusal = refusalOf(file);
  if (refusal) return Promise.reject(refusal);
  return new Promise((resolve, reject) => {
    // Unlike fetch, this tells how much has been sent.
    const request = new XMLHttpRequest();
    request.open("POST", "/api/v1/assets");
    request.responseType = "json";
    request.setRequestHeader("Content-Type", file.type);
    request.setRequestHeader("X-Vitrine-Name", encodeURIComponent(file.name));
    request.setRequestHeader("Idempotency-Key", idempotencyKey);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const answer = request.response as { asset?: UploadedAsset; code?: string; message?: string } | null;
      if (request.status < 300 && answer?.asset) return resolve(answer.asset);
      reject(
        new ApiError(
          answer?.code ?? "unexpected",
          answer?.message ?? "The server could not take the file. It is still on your device; try again.",
          request.status,
          request.getResponseHeader("x-request-id"),
        ),
      );
    };
    request.onerror = () =>
      reject(
        new ApiError(
          "offline",
          "The server cannot be reached. The file is still on your device; check your connection and try again.",
          0,
          null,
        ),
      );
    request.onabort = () => reject(signal.reason);
    signal.addEventListener("abort", () => request.abort(), { once: true });
    request.send(file);
  });
}

/** What can be told before anything is sent. */
function refusalOf(file: File): ApiError | null {
  if (!acceptedTypes.includes(file.type)) {
    return new ApiError(
      "not_media",
      "This is neither a picture nor a clip we can use. Choose a PNG, JPEG, WebP, AVIF, GIF, MP4, WebM or MOV.",
      415,
      null,
    );
  }
  const isClip = mediaKindOf(file.type as (typeof clipTypes)[number]) === "clip";
  const mostBytes = isClip ? uploadLimits.timedBytes : uploadLimits.pictureBytes;
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
