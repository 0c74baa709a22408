import type { DownloadType } from "~/formats/xmp/embed-xmp";
import type { AvifAnswer, AvifOrder } from "./avif-worker";

/** Between 0 and 1, for what loses something. */
const quality = 0.92;

/**
 * An image in another kind of file. JPEG has no transparency: there it stands on white. Throws where the browser
 * cannot encode it; an abort throws the signal's reason.
 */
export async function encodeImage(
  picture: ImageBitmap,
  type: DownloadType,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser gives no canvas for a picture of this size.");
  if (type === "image/jpeg") {
    context.fillStyle = "white";
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context.drawImage(picture, 0, 0);
  if (type === "image/avif")
    return encodeAvif(context.getImageData(0, 0, canvas.width, canvas.height), signal);
  const blob = await canvas.convertToBlob({ type, quality });
  if (blob.type === type) return new Uint8Array(await blob.arrayBuffer());
  return encodeWebp(context.getImageData(0, 0, canvas.width, canvas.height));
}

/** Where the browser has no encoder of its own for WebP. */
async function encodeWebp(pixels: ImageData): Promise<Uint8Array<ArrayBuffer>> {
  const { default: encode } = await import("@jsquash/webp/encode");
  return new Uint8Array(await encode(pixels, { quality: quality * 100 }));
}

function encodeAvif(pixels: ImageData, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
  const worker = new Worker(new URL("./avif-worker.ts", import.meta.url), { type: "module" });
  return new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
    worker.onerror = () => reject(new Error("The AVIF encoder could not be loaded."));
    worker.onmessage = ({ data }: MessageEvent<AvifAnswer>) =>
      data.kind === "done" ? resolve(data.avif) : reject(new Error(data.message));
    worker.postMessage({ pixels } satisfies AvifOrder, [pixels.data.buffer]);
  }).finally(() => worker.terminate());
}
