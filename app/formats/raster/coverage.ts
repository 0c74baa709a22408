import type { Pixels } from "~/formats/raster/pixels";

/** One byte per pixel of an image of known size: how much of a pixel is meant, 0 to 255. */
export interface Coverage {
  width: number;
  height: number;
  data: Uint8Array;
}

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The smallest box around what is marked; null where nothing is. */
export function boxOf({ width, height, data }: Coverage): Box | null {
  let left = width;
  let top = height;
  let right = -1;
  let bottom = -1;
  for (let i = 0; i < data.length; i++) {
    if (data[i] === 0) continue;
    const x = i % width;
    const y = (i - x) / width;
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return right < 0 ? null : { left, top, width: right - left + 1, height: bottom - top + 1 };
}

/**
 * Reads a mask: where it is partly transparent its opacity counts, else its lightness. Scaled to the image by the nearest
 * pixel.
 */
export function coverageOf(mask: Pixels, width: number, height: number): Coverage {
  let isTransparent = false;
  for (let at = 3; at < mask.data.length && !isTransparent; at += 4) isTransparent = mask.data[at]! < 255;
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const row = Math.min(mask.height - 1, Math.floor(((y + 0.5) * mask.height) / height));
    for (let x = 0; x < width; x++) {
      const column = Math.min(mask.width - 1, Math.floor(((x + 0.5) * mask.width) / width));
      const at = (row * mask.width + column) * 4;
      data[y * width + x] = isTransparent
        ? mask.data[at + 3]!
        : Math.round((mask.data[at]! + mask.data[at + 1]! + mask.data[at + 2]!) / 3);
    }
  }
  // What a JPEG or a soft brush leaves of black is not marked.
  for (let i = 0; i < data.length; i++) if (data[i]! < 12) data[i] = 0;
  return { width, height, data };
}
