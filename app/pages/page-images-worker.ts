import makeAvifEncoder from "@jsquash/avif/codec/enc/avif_enc.js";
import avifWasmUrl from "@jsquash/avif/codec/enc/avif_enc.wasm?url";
import { defaultOptions } from "@jsquash/avif/meta.js";
import { pageImageName, pageImageSizes } from "~/domain/pages/page-image";
import { encodeWebp } from "~/uploads/encode-webp";

export interface PageImagesOrder {
  file: Blob;
  /** In pixels. */
  width: number;
  height: number;
}
export type PageImagesAnswer =
  /** By the names they are kept under. */
  { kind: "done"; files: { name: string; file: Blob }[] } | { kind: "failed"; message: string };

/** A little smaller than a download's: pages show images at less than their size. */
const options = { ...defaultOptions, quality: 58, speed: 8 };

/** Null where the browser does not run it: pages then have WebP alone. */
const avifEncoder = Promise.resolve(
  makeAvifEncoder({ noInitialRun: true, locateFile: () => avifWasmUrl }),
).catch(() => null);

/** One image in, its files for pages out: each width in AVIF and WebP. */
self.onmessage = ({ data }: MessageEvent<PageImagesOrder>) => {
  const answer = (message: PageImagesAnswer) => self.postMessage(message);
  makeFiles(data).then(
    (files) => answer({ kind: "done", files }),
    (error) => answer({ kind: "failed", message: String(error) }),
  );
};

async function makeFiles({ file, width, height }: PageImagesOrder) {
  const files: { name: string; file: Blob }[] = [];
  // From the widest to the narrowest, each drawn from the one before: smooth, and the original is decoded once.
  let from: ImageBitmap | OffscreenCanvas = await createImageBitmap(file);
  for (const size of pageImageSizes({ width, height }).reverse()) {
    const canvas = new OffscreenCanvas(size.width, size.height);
    const context = canvas.getContext("2d");
    if (!context) throw new Error("No canvas.");
    context.imageSmoothingQuality = "high";
    context.drawImage(from, 0, 0, size.width, size.height);
    if (from instanceof ImageBitmap) from.close();
    from = canvas;
    const { forWidth } = size;
    const webp = await encodeWebp(canvas);
    const avif = await encodeAvif(context.getImageData(0, 0, size.width, size.height));
    files.push({ name: pageImageName({ forWidth, mediaType: "image/webp" }), file: webp });
    // A plain drawing may be larger in AVIF: browsers take AVIF wherever there is one.
    if (avif && avif.size < webp.size) {
      files.push({ name: pageImageName({ forWidth, mediaType: "image/avif" }), file: avif });
    }
  }
  return files;
}

async function encodeAvif(pixels: ImageData): Promise<Blob | null> {
  const encoder = await avifEncoder;
  const bytes = encoder?.encode(new Uint8Array(pixels.data.buffer), pixels.width, pixels.height, options);
  return bytes ? new Blob([new Uint8Array(bytes)], { type: "image/avif" }) : null;
}
