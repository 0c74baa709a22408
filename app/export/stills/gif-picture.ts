import { type Palette, quantize } from "gifenc";
import type { Composition } from "~/scene/composition";

/** One of 256 entries means "as before". */
const MOST_COLORS = 255;
const FRAMES_PER_PALETTE = 4;
const SAMPLED_PIXELS = 40_000;

/** Colours of a stretch of frames, from a few of them. */
export async function paletteOf(
  startFrame: number,
  endFrame: number,
  pixelsOf: (frameIndex: number) => Promise<Uint8ClampedArray>,
): Promise<Palette> {
  const samples = new Uint8ClampedArray(SAMPLED_PIXELS * FRAMES_PER_PALETTE * 4);
  let length = 0;
  for (let sample = 0; sample < FRAMES_PER_PALETTE; sample++) {
    const frame = startFrame + Math.floor(((sample + 0.5) / FRAMES_PER_PALETTE) * (endFrame - startFrame));
    const pixels = await pixelsOf(frame);
    // A stride without a common factor with usual widths, so that samples do not stand in columns.
    const stride = Math.max(1, Math.floor(pixels.length / 4 / SAMPLED_PIXELS)) * 4;
    for (let at = 0; at < pixels.length && length < samples.length; at += stride) {
      samples.set(pixels.subarray(at, at + 4), length);
      length += 4;
    }
  }
  return quantize(samples.subarray(0, length), MOST_COLORS, { format: "rgb565" });
}

/** The indexes with those that did not change replaced by `same`. */
export function changed(indexes: Uint8Array, before: Uint8Array, same: number): Uint8Array {
  return indexes.map((value, place) => (value === before[place] ? same : value));
}

/** Pixels of a canvas, reduced by a factor. */
export function createShrinker({ width, height }: Composition, scale: number) {
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(width * scale)),
    Math.max(1, Math.round(height * scale)),
  );
  const context = canvas.getContext("2d", { alpha: false, willReadFrequently: true });
  if (!context) throw new Error("This browser gives no 2D canvas.");
  context.imageSmoothingQuality = "high";
  return {
    width: canvas.width,
    height: canvas.height,
    pixelsOf(source: OffscreenCanvas): Uint8ClampedArray {
      context.drawImage(source, 0, 0, canvas.width, canvas.height);
      return context.getImageData(0, 0, canvas.width, canvas.height).data;
    },
  };
}
