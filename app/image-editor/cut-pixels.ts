import type { Rectangle } from "./geometry";
import { type MaskRaster, paintShape } from "./mask-raster";
import type { MaskShape } from "./mask-shape";

/** What of a picture is kept at first: its alpha as a raster, so that it can be painted on. `pixels` are RGBA at the raster's size. */
export function rasterOfAlpha(
  pixels: ArrayLike<number>,
  { width, height }: Pick<MaskRaster, "width" | "height">,
): MaskRaster {
  const data = new Uint8Array(width * height);
  for (let at = 0; at < data.length; at++) data[at] = pixels[at * 4 + 3]!;
  return { width, height, scale: 1, data };
}

/** The raster with what was painted on it by hand. */
export function repairedRaster(found: MaskRaster, repairs: readonly MaskShape[]): MaskRaster {
  const raster = { ...found, data: found.data.slice() };
  for (const shape of repairs) paintShape(raster, shape);
  return raster;
}

/**
 * Cuts a part of a picture out: every pixel keeps its own colour, and is seen as far as the raster keeps it and the picture has it.
 * @param source RGBA of the whole picture
 * @param target RGBA of `part` alone
 */
export function cutPixels(
  source: ArrayLike<number>,
  { width, data }: Pick<MaskRaster, "width" | "data">,
  part: Rectangle,
  target: Uint8ClampedArray,
): void {
  for (let row = 0; row < part.height; row++) {
    for (let column = 0; column < part.width; column++) {
      const from = (part.y + row) * width + part.x + column;
      const to = (row * part.width + column) * 4;
      target[to] = source[from * 4]!;
      target[to + 1] = source[from * 4 + 1]!;
      target[to + 2] = source[from * 4 + 2]!;
      target[to + 3] = Math.round((source[from * 4 + 3]! * data[from]!) / 255);
    }
  }
}
