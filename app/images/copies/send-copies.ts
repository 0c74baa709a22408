import { ApiError, callApi } from "~/client/call-api";
import { mediaAddress } from "~/client/media-address";
import { uploadLimits } from "~/domain/assets/media-type";
import type { MissingCopy } from "~/domain/image/image-copy";
import type { CopyAnswer, CopyOrder } from "./copy-worker";

/** Makes and sends copies of images, one after the other: each is decoded whole. Throws ApiError. */
export async function sendCopies(copies: readonly MissingCopy[]): Promise<void> {
  for (const copy of copies) {
    const file = await readFile(copy.assetId);
    const made = await makeCopy({ file, kind: copy.kind, width: copy.width, height: copy.height });
    if (made.size > uploadLimits.imageBytes) {
      throw unreadable("copy_too_large", "A picture is too large and detailed for models. Make it smaller.");
    }
    await callApi(`/api/v1/assets/${copy.assetId}/copies/${copy.kind}`, {
      method: "PUT",
      body: made,
      headers: { "X-Vitrine-File": copy.fileId },
    });
  }
}

async function readFile(assetId: string): Promise<Blob> {
  const answer = await fetch(mediaAddress(assetId)).catch(() => null);
  if (answer?.ok) return answer.blob();
  throw unreadable("offline", "A picture cannot be reached. Check your connection and try again.");
}

async function makeCopy(order: CopyOrder): Promise<Blob> {
  const worker = new Worker(new URL("./copy-worker.ts", import.meta.url), { type: "module", name: "copy" });
  try {
    return await new Promise<Blob>((resolve, reject) => {
      const fail = () =>
        reject(
          unreadable(
            "source_not_readable",
            "A picture is of a type that this browser cannot read. Save it as a JPEG or PNG and use that.",
          ),
        );
      worker.onmessage = ({ data }: MessageEvent<CopyAnswer>) => (data.file ? resolve(data.file) : fail());
      worker.onerror = fail;
      worker.postMessage(order);
    });
  } finally {
    worker.terminate();
  }
}

function unreadable(code: string, message: string): ApiError {
  return new ApiError(code, message, 0, null);
}
