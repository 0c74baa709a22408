import { createPixels, type Pixels } from "~/providers/built-in/image-maker/pixels";
import { resample } from "~/providers/built-in/image-maker/resample";

/** Enlarges by a whole factor with Lanczos' filter, then brings edges back without rims: no pixel leaves the range of those around it. */
export function upscale(pixels: Pixels, factor: number): Pixels {
  return sharpen(resample(pixels, pixels.width * factor, pixels.height * factor), 0.55, factor);
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
