import { createPixels, type Pixels } from "~/formats/raster/pixels";
import { resample } from "~/formats/raster/resample";

/** Enlarges by a whole factor with Lanczos' filter, then brings edges back without rims: no pixel leaves the range of those around it. */
export function upscale(pixels: Pixels, factor: number): Pixels {
  const large = resample(pixels, pixels.width * factor, pixels.height * factor);
  keepRange(large, pixels, factor);
  return sharpen(large, 0.55, factor);
}

/** Holds each pixel to what the four source pixels around it have, which takes off the filter's overshoot. In place. */
function keepRange(large: Pixels, { width, height, data }: Pixels, factor: number) {
  for (let y = 0; y < large.height; y++) {
    const top = Math.max(0, Math.min(height - 1, Math.floor((y + 0.5) / factor - 0.5)));
    const bottom = Math.min(height - 1, top + 1);
    for (let x = 0; x < large.width; x++) {
      const left = Math.max(0, Math.min(width - 1, Math.floor((x + 0.5) / factor - 0.5)));
      const right = Math.min(width - 1, left + 1);
      const at = (y * large.width + x) * 4;
      for (let k = 0; k < 3; k++) {
        const a = data[(top * width + left) * 4 + k]!;
        const b = data[(top * width + right) * 4 + k]!;
        const c = data[(bottom * width + left) * 4 + k]!;
        const d = data[(bottom * width + right) * 4 + k]!;
        const own = large.data[at + k]!;
        const least = Math.min(a, b, c, d);
        const most = Math.max(a, b, c, d);
        large.data[at + k] = own < least ? least : own > most ? most : own;
      }
    }
  }
}

/**
 * Unsharp mask held to the least and most of the neighbours, so that it steepens edges and never rings. `reach` is in
 * pixels, `amount` 0 to about 1.
 */
export function sharpen({ width, height, data }: Pixels, amount: number, reach: number): Pixels {
  const out = createPixels(width, height);
  out.data.set(data);
  for (let y = reach; y < height - reach; y++) {
    for (let x = reach; x < width - reach; x++) {
      const at = (y * width + x) * 4;
      for (let channel = 0; channel < 3; channel++) {
        const own = data[at + channel]!;
        const left = data[at - reach * 4 + channel]!;
        const right = data[at + reach * 4 + channel]!;
        const above = data[at - reach * width * 4 + channel]!;
        const below = data[at + reach * width * 4 + channel]!;
        const least = Math.min(own, left, right, above, below);
        const most = Math.max(own, left, right, above, below);
        const sharp = own + (own - (left + right + above + below) / 4) * amount;
        out.data[at + channel] = sharp < least ? least : sharp > most ? most : sharp;
      }
    }
  }
  return out;
}
