import { type Rectangle, wholeWithin } from "./geometry";
import type { MaskRaster } from "./mask-raster";

/** Three box blurs come close to a Gaussian (https://www.w3.org/TR/SVG11/filters.html#feGaussianBlurElement). */
const passes = 3;

/**
 * The raster with its edges softened over `radius` pixels of the raster, within `part` alone; what lies outside of
 * `part` is read but not written.
 */
export function featherInto(target: MaskRaster, source: MaskRaster, radius: number, part: Rectangle): void {
  const reach = Math.max(0, Math.round(radius / passes));
  const read = wholeWithin(
    {
      x: part.x - reach * passes,
      y: part.y - reach * passes,
      width: part.width + reach * passes * 2,
      height: part.height + reach * passes * 2,
    },
    source,
  );
  if (!read) return;
  const { width, height } = read;
  const values = new Uint8Array(width * height);
  for (let row = 0; row < height; row++) {
    const start = (read.y + row) * source.width + read.x;
    values.set(source.data.subarray(start, start + width), row * width);
  }
  if (reach > 0) {
    const spare = new Uint8Array(width * height);
    for (let pass = 0; pass < passes; pass++) {
      blurLines(values, spare, { lines: height, length: width, step: 1, lineStep: width, reach });
      blurLines(spare, values, { lines: width, length: height, step: width, lineStep: 1, reach });
    }
  }
  for (let row = part.y; row < part.y + part.height; row++) {
    const from = (row - read.y) * width + (part.x - read.x);
    target.data.set(values.subarray(from, from + part.width), row * target.width + part.x);
  }
}

interface Lines {
  lines: number;
  length: number;
  step: number;
  lineStep: number;
  reach: number;
}

/** The mean of each pixel and its neighbours along a line; beyond its ends the line goes on as it ends. */
function blurLines(from: Uint8Array, to: Uint8Array, { lines, length, step, lineStep, reach }: Lines): void {
  const share = 1 / (reach * 2 + 1);
  for (let line = 0; line < lines; line++) {
    const start = line * lineStep;
    const last = start + (length - 1) * step;
    const valueAt = (index: number) =>
      from[index < 0 ? start : index >= length ? last : start + index * step]!;
    let sum = 0;
    for (let index = -reach; index <= reach; index++) sum += valueAt(index);
    for (let index = 0; index < length; index++) {
      to[start + index * step] = sum * share + 0.5;
      sum += valueAt(index + reach + 1) - valueAt(index - reach);
    }
  }
}
