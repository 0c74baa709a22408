import { createPixels, type Pixels } from "~/formats/raster/pixels";

/** Weights of source pixels for each pixel of a line, for a filter that reaches so many source pixels. */
function weightsOf(from: number, to: number, support: number, filter: (distance: number) => number) {
  const scale = Math.max(1, from / to);
  const taps = Math.ceil(support * scale * 2) + 1;
  const starts = new Int32Array(to);
  const weights = new Float32Array(to * taps);
  for (let i = 0; i < to; i++) {
    const middle = ((i + 0.5) * from) / to - 0.5;
    const start = Math.floor(middle - support * scale) + 1;
    starts[i] = start;
    let total = 0;
    for (let tap = 0; tap < taps; tap++) {
      const weight = filter((start + tap - middle) / scale);
      weights[i * taps + tap] = weight;
      total += weight;
    }
    for (let tap = 0; tap < taps; tap++) weights[i * taps + tap] = weights[i * taps + tap]! / total;
  }
  return { taps, starts, weights };
}

/** Lanczos' window with three lobes. */
function lanczos3(distance: number): number {
  const x = Math.abs(distance);
  if (x >= 3) return 0;
  if (x < 1e-6) return 1;
  const angle = Math.PI * x;
  return (3 * Math.sin(angle) * Math.sin(angle / 3)) / (angle * angle);
}

/** Scales an image by Lanczos' filter, down as well as up; colours count by their opacity. Row by row, so that little is held. */
export function resample(pixels: Pixels, width: number, height: number): Pixels {
  if (pixels.width === width && pixels.height === height) return pixels;
  const across = weightsOf(pixels.width, width, 3, lanczos3);
  const down = weightsOf(pixels.height, height, 3, lanczos3);
  const out = createPixels(width, height);
  const rows = Array.from({ length: down.taps }, () => new Float32Array(width * 4));
  const held = new Int32Array(down.taps).fill(-1);
  for (let y = 0; y < height; y++) {
    const start = down.starts[y]!;
    for (let tap = 0; tap < down.taps; tap++) {
      const row = Math.max(0, Math.min(pixels.height - 1, start + tap));
      const slot = row % down.taps;
      if (held[slot] === row) continue;
      scaleRow(pixels, row, across, rows[slot]!);
      held[slot] = row;
    }
    for (let x = 0; x < width; x++) {
      let red = 0;
      let green = 0;
      let blue = 0;
      let alpha = 0;
      for (let tap = 0; tap < down.taps; tap++) {
        const weight = down.weights[y * down.taps + tap]!;
        if (weight === 0) continue;
        const row = rows[Math.max(0, Math.min(pixels.height - 1, start + tap)) % down.taps]!;
        red += row[x * 4]! * weight;
        green += row[x * 4 + 1]! * weight;
        blue += row[x * 4 + 2]! * weight;
        alpha += row[x * 4 + 3]! * weight;
      }
      const at = (y * width + x) * 4;
      if (alpha <= 0.002) continue;
      out.data[at] = red / alpha;
      out.data[at + 1] = green / alpha;
      out.data[at + 2] = blue / alpha;
      out.data[at + 3] = alpha * 255;
    }
  }
  return out;
}

function scaleRow(
  { width, data }: Pixels,
  row: number,
  { taps, starts, weights }: ReturnType<typeof weightsOf>,
  out: Float32Array,
) {
  for (let x = 0; x < starts.length; x++) {
    let red = 0;
    let green = 0;
    let blue = 0;
    let alpha = 0;
    for (let tap = 0; tap < taps; tap++) {
      const weight = weights[x * taps + tap]!;
      if (weight === 0) continue;
      const column = Math.max(0, Math.min(width - 1, starts[x]! + tap));
      const at = (row * width + column) * 4;
      const opaque = (data[at + 3]! * weight) / 255;
      red += data[at]! * opaque;
      green += data[at + 1]! * opaque;
      blue += data[at + 2]! * opaque;
      alpha += opaque;
    }
    out[x * 4] = red;
    out[x * 4 + 1] = green;
    out[x * 4 + 2] = blue;
    out[x * 4 + 3] = alpha;
  }
}

/**
 * A small image of the means of blocks, for measuring and not for looking: far quicker than a filter. Where an image is
 * smaller than asked for, its pixels are repeated.
 */
export function averaged({ width, height, data }: Pixels, across: number, down: number): Pixels {
  const out = createPixels(across, down);
  for (let y = 0; y < down; y++) {
    const top = Math.floor((y * height) / down);
    const bottom = Math.max(top + 1, Math.floor(((y + 1) * height) / down));
    for (let x = 0; x < across; x++) {
      const left = Math.floor((x * width) / across);
      const right = Math.max(left + 1, Math.floor(((x + 1) * width) / across));
      let red = 0;
      let green = 0;
      let blue = 0;
      let alpha = 0;
      for (let v = top; v < bottom; v++) {
        for (let at = (v * width + left) * 4; at < (v * width + right) * 4; at += 4) {
          red += data[at]!;
          green += data[at + 1]!;
          blue += data[at + 2]!;
          alpha += data[at + 3]!;
        }
      }
      const count = (bottom - top) * (right - left);
      out.data.set([red / count, green / count, blue / count, alpha / count], (y * across + x) * 4);
    }
  }
  return out;
}

/** A copy scaled to fit within a side, never enlarged. */
export function shrink(pixels: Pixels, longestSide: number): Pixels {
  const factor = Math.min(1, longestSide / Math.max(pixels.width, pixels.height));
  if (factor === 1) return pixels;
  return resample(
    pixels,
    Math.max(1, Math.round(pixels.width * factor)),
    Math.max(1, Math.round(pixels.height * factor)),
  );
}
