import { featherInto } from "./feather";
import type { Size } from "./geometry";
import { newRaster, paintShape } from "./mask-raster";
import type { MaskShape } from "./mask-shape";

/** A mask at the image's own size as a PNG: white where the image is to change, black elsewhere. Null where nothing is masked. */
export async function makeMaskFile(
  image: Size,
  shapes: readonly MaskShape[],
  featherPixels: number,
): Promise<Blob | null> {
  const raster = newRaster(image, Math.max(image.width, image.height));
  for (const shape of shapes) paintShape(raster, shape);
  if (!raster.data.some((value) => value > 0)) return null;
  const whole = { x: 0, y: 0, width: raster.width, height: raster.height };
  if (featherPixels >= 1) featherInto(raster, { ...raster, data: raster.data.slice() }, featherPixels, whole);
  const canvas = new OffscreenCanvas(raster.width, raster.height);
  const context = canvas.getContext("2d") as OffscreenCanvasRenderingContext2D;
  // In strips: the pixels of a whole large mask would be held twice.
  const rows = Math.max(1, Math.floor(1_000_000 / raster.width));
  for (let top = 0; top < raster.height; top += rows) {
    const height = Math.min(rows, raster.height - top);
    const pixels = new ImageData(raster.width, height);
    const words = new Uint32Array(pixels.data.buffer);
    const start = top * raster.width;
    for (let at = 0; at < words.length; at++) {
      const value = raster.data[start + at]!;
      // Alpha, blue, green, red: every machine that browsers run on is little-endian.
      words[at] = 0xff000000 | (value << 16) | (value << 8) | value;
    }
    context.putImageData(pixels, 0, top);
  }
  return canvas.convertToBlob({ type: "image/png" });
}
