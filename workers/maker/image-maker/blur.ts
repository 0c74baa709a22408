import type { Pixels } from "~/formats/raster/pixels";

/** Three box blurs in a row, which come near a Gaussian of the radius given, over a plane with so many values a pixel. */
export function blurPlane(
  plane: Float32Array,
  width: number,
  height: number,
  channels: number,
  radius: number,
) {
  const half = Math.max(1, Math.round(radius * 0.58));
  const line = new Float32Array(width);
  const band = new Float32Array(Math.min(bandColumns, width * channels) * height);
  for (let round = 0; round < 3; round++) {
    for (let channel = 0; channel < channels; channel++) {
      for (let y = 0; y < height; y++)
        blurLine(plane, y * width * channels + channel, channels, width, half, line);
    }
    for (let left = 0; left < width * channels; left += bandColumns)
      blurDown(plane, width * channels, height, left, half, band);
  }
}

/** So many columns go down side by side: their rows lie together in memory. */
const bandColumns = 64;

function blurDown(
  plane: Float32Array,
  stride: number,
  height: number,
  left: number,
  half: number,
  band: Float32Array,
) {
  const columns = Math.min(bandColumns, stride - left);
  for (let y = 0; y < height; y++) {
    const from = y * stride + left;
    band.set(plane.subarray(from, from + columns), y * columns);
  }
  const span = half * 2 + 1;
  const sums = new Float64Array(columns);
  const rowAt = (y: number) => Math.max(0, Math.min(height - 1, y)) * columns;
  for (let y = -half; y < half; y++) {
    const row = rowAt(y);
    for (let x = 0; x < columns; x++) sums[x] = sums[x]! + band[row + x]!;
  }
  for (let y = 0; y < height; y++) {
    const entering = rowAt(y + half);
    const leaving = rowAt(y - half);
    const to = y * stride + left;
    for (let x = 0; x < columns; x++) {
      const sum = sums[x]! + band[entering + x]!;
      plane[to + x] = sum / span;
      sums[x] = sum - band[leaving + x]!;
    }
  }
}

function blurLine(
  plane: Float32Array,
  start: number,
  stride: number,
  length: number,
  half: number,
  line: Float32Array,
) {
  const span = half * 2 + 1;
  const first = plane[start]!;
  const last = plane[start + (length - 1) * stride]!;
  let sum = first * half;
  for (let i = 0; i < half; i++) sum += plane[start + Math.min(length - 1, i) * stride]!;
  for (let i = 0; i < length; i++) {
    const entering = i + half < length ? plane[start + (i + half) * stride]! : last;
    sum += entering;
    line[i] = sum / span;
    sum -= i - half >= 0 ? plane[start + (i - half) * stride]! : first;
  }
  for (let i = 0; i < length; i++) plane[start + i * stride] = line[i]!;
}

/** A blurred copy of a picture without regard to transparency. Radius in pixels. */
export function blurred({ width, height, data }: Pixels, radius: number): Pixels {
  const plane = Float32Array.from(data);
  blurPlane(plane, width, height, 4, radius);
  return { width, height, data: Uint8ClampedArray.from(plane) };
}
