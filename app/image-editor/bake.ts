import { loadFonts, loadOwnTypefaces } from "~/media/fonts/load-fonts";
import { adjustPixels } from "./adjust-pixels";
import { isPlain } from "./adjustments";
import { cropOf } from "./crop";
import type { Size } from "./geometry";
import { composeLayer } from "./layers/compose-layer";
import { drawLayer, layerAssets, type Mirror, mirrorBack, turnAbout } from "./layers/draw-layer";
import type { Layer } from "./layers/layer";
import { languageOfLayers } from "./layers/layer-language";
import type { BakedDraft } from "./render-messages";
import { applyFrame, mirrorOf } from "./turn-frame";

/** The most that one upload takes, with some room (app/domain/assets/media-type.ts says 32 MB). */
const mostBytes = 28 * 1024 * 1024;
/** Above so many pixels a lossless file would be too large to send, and slow to make. */
const mostLosslessPixels = 4_200_000;
const pixelsPerStrip = 2_000_000;

/** A brand's own typeface is a file of whoever edits. */
const typefaceAddress = (assetId: string) => `/media/assets/${encodeURIComponent(assetId)}`;

/** Makes of an image and its draft an image of its own: adjusted, then laid over, then turned and cut. */
export async function bake(
  file: Blob,
  draft: BakedDraft,
  layerFiles: Record<string, Blob>,
): Promise<{ file: Blob } & Size> {
  const framed = await bakeCanvas(file, draft, layerFiles);
  return {
    file: await fileOf(framed, file.type),
    width: framed.width,
    height: framed.height,
  };
}

/** The pixels of an image with its draft. */
export async function bakeCanvas(
  file: Blob,
  draft: BakedDraft,
  layerFiles: Record<string, Blob>,
): Promise<OffscreenCanvas> {
  const image = await createImageBitmap(file);
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = contextOf(canvas);
  context.drawImage(image, 0, 0);
  image.close();
  if (!isPlain(draft.adjustments)) adjustCanvas(context, draft);
  await layLayers(context, draft.layers, layerFiles, mirrorOf(draft.frame));
  return cutOut(canvas, draft);
}

/** Draws the layers over the image, from below to above. The fonts of their texts are loaded here. */
export async function layLayers(
  context: OffscreenCanvasRenderingContext2D,
  layers: readonly Layer[],
  layerFiles: Record<string, Blob>,
  mirror: Mirror = { x: false, y: false },
): Promise<void> {
  const assets = layerAssets();
  const language = languageOfLayers(layers);
  for (const layer of layers.filter(({ hidden }) => !hidden)) {
    if (layer.kind === "picture") {
      const layerFile = layerFiles[layer.assetId];
      if (!layerFile) continue;
      const bitmap = await createImageBitmap(layerFile);
      context.save();
      turnAbout(context, layer);
      mirrorBack(context, layer, mirror);
      context.globalAlpha = layer.opacity;
      context.globalCompositeOperation = layer.blend;
      context.imageSmoothingQuality = "high";
      context.drawImage(bitmap, layer.x, layer.y, layer.width, layer.height);
      context.restore();
      bitmap.close();
    } else {
      const composed = composeLayer(layer, language);
      await loadFonts(composed.composition);
      await loadOwnTypefaces(composed.composition, typefaceAddress);
      drawLayer(context, { layer, composed }, 1, assets, mirror);
    }
  }
}

/** In strips, so that a large image is not held twice; each is read with a row more around for sharpness. */
function adjustCanvas(context: OffscreenCanvasRenderingContext2D, { adjustments }: BakedDraft): void {
  const { width, height } = context.canvas;
  const rows = Math.max(8, Math.floor(pixelsPerStrip / width));
  let rowAbove: ImageData | null = null;
  for (let top = 0; top < height; top += rows) {
    const end = Math.min(height, top + rows);
    const from = rowAbove ? top - 1 : top;
    const to = Math.min(height, end + 1);
    const strip = context.getImageData(0, from, width, to - from);
    // The row above was adjusted with the strip before; this one needs it as it was.
    if (rowAbove) strip.data.set(rowAbove.data, 0);
    rowAbove = context.getImageData(0, end - 1, width, 1);
    adjustPixels(
      { data: strip.data, width, height: strip.height, top: from, imageHeight: height },
      adjustments,
    );
    context.putImageData(strip, 0, from, 0, top - from, width, end - top);
  }
}

function cutOut(canvas: OffscreenCanvas, { frame }: BakedDraft): OffscreenCanvas {
  const crop = cropOf(canvas, frame);
  const width = Math.max(1, Math.round(crop.width));
  const height = Math.max(1, Math.round(crop.height));
  const isWhole =
    frame.turns === 0 &&
    !frame.flipX &&
    !frame.flipY &&
    frame.straightenDegrees === 0 &&
    width === canvas.width &&
    height === canvas.height;
  if (isWhole) return canvas;
  const out = new OffscreenCanvas(width, height);
  const context = contextOf(out);
  context.imageSmoothingQuality = "high";
  // Without straightening, pixels stay the pixels they are.
  const isStraight = frame.straightenDegrees === 0;
  context.translate(isStraight ? -Math.round(crop.x) : -crop.x, isStraight ? -Math.round(crop.y) : -crop.y);
  applyFrame(context, frame, canvas);
  context.drawImage(canvas, 0, 0);
  return out;
}

/** Lossless where that is not too large, else of high quality. What a browser cannot write as WebP comes as a JPEG. */
async function fileOf(canvas: OffscreenCanvas, sourceType: string): Promise<Blob> {
  const isSmall = canvas.width * canvas.height <= mostLosslessPixels;
  if (isSmall && sourceType !== "image/jpeg") {
    const lossless = await canvas.convertToBlob({ type: "image/png" });
    if (lossless.size <= mostBytes) return lossless;
  }
  if (sourceType !== "image/jpeg") {
    const webp = await canvas.convertToBlob({ type: "image/webp", quality: 0.95 });
    if (webp.type === "image/webp" && webp.size <= mostBytes) return webp;
  }
  const fine = await canvas.convertToBlob({ type: "image/jpeg", quality: 0.95 });
  return fine.size <= mostBytes ? fine : canvas.convertToBlob({ type: "image/jpeg", quality: 0.82 });
}

export function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("This browser gives no canvas to work on");
  return context;
}
