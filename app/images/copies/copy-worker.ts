import { type CopyKind, copySize } from "~/domain/image/image-copy";

/** Images are decoded and written anew beside the page. */

export interface CopyOrder {
  file: Blob;
  kind: CopyKind;
  /** Of the image as its owner sees it. */
  width: number;
  height: number;
}
export interface CopyAnswer {
  /** Null where this browser cannot read the image. */
  file: Blob | null;
}

addEventListener("message", ({ data }: MessageEvent<CopyOrder>) => {
  const answer = (file: Blob | null) => postMessage({ file } satisfies CopyAnswer);
  copyOf(data).then(answer, () => answer(null));
});

async function copyOf({ file, kind, width, height }: CopyOrder): Promise<Blob> {
  const bitmap = await createImageBitmap(file);
  const copied = copySize(kind, { width, height });
  const size = [copied.width, copied.height] as const;
  const isOpaque = file.type === "image/jpeg" || isOpaqueBitmap(bitmap);
  const canvas = new OffscreenCanvas(...size);
  // Without an alpha channel the file is a quarter smaller, and so is the work on it.
  const context = canvas.getContext("2d", { alpha: !isOpaque });
  if (!context) throw new Error("This browser gives no canvas to work on");
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, ...size);
  bitmap.close();
  return kind !== "whole" && isOpaque
    ? canvas.convertToBlob({ type: "image/jpeg", quality: 0.95 })
    : canvas.convertToBlob({ type: "image/png" });
}

/** In strips: all pixels of a large image at once would take its memory twice. */
function isOpaqueBitmap(bitmap: ImageBitmap): boolean {
  const rows = Math.max(1, Math.floor(2_000_000 / bitmap.width));
  const context = new OffscreenCanvas(bitmap.width, rows).getContext("2d", { willReadFrequently: true });
  if (!context) return false;
  for (let top = 0; top < bitmap.height; top += rows) {
    const height = Math.min(rows, bitmap.height - top);
    context.clearRect(0, 0, bitmap.width, rows);
    context.drawImage(bitmap, 0, top, bitmap.width, height, 0, 0, bitmap.width, height);
    const { data } = context.getImageData(0, 0, bitmap.width, height);
    for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return false;
  }
  return true;
}
