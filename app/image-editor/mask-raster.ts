import { type Rectangle, type Size, wholeWithin } from "./geometry";
import type { MaskShape, MaskStroke } from "./mask-shape";

/** How much each pixel is masked, 0–255, row by row. `scale` is pixels of the raster per pixel of the image. */
export interface MaskRaster extends Size {
  scale: number;
  data: Uint8Array;
}

/** A raster for an image, no longer than `longestSide`. */
export function newRaster(image: Size, longestSide: number): MaskRaster {
  const scale = Math.min(1, longestSide / Math.max(image.width, image.height));
  const width = Math.max(1, Math.round(image.width * scale));
  const height = Math.max(1, Math.round(image.height * scale));
  return { width, height, scale, data: new Uint8Array(width * height) };
}

/** Paints a shape and answers what changed, in pixels of the raster; null where nothing did. */
export function paintShape(raster: MaskRaster, shape: MaskShape): Rectangle | null {
  switch (shape.kind) {
    case "invert":
      for (let at = 0; at < raster.data.length; at++) raster.data[at] = 255 - raster.data[at]!;
      return { x: 0, y: 0, width: raster.width, height: raster.height };
    case "area":
      return paintArea(raster, shape.points, shape.erase);
    case "stroke":
      return paintStroke(raster, shape);
  }
}

function paintStroke(raster: MaskRaster, stroke: MaskStroke): Rectangle | null {
  const { points } = stroke;
  let left = Number.POSITIVE_INFINITY;
  let top = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  let bottom = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < points.length; i += 2) {
    const at = Math.max(0, i - 2);
    const touched = paintSegment(raster, stroke, [points[at]!, points[at + 1]!, points[i]!, points[i + 1]!]);
    if (!touched) continue;
    left = Math.min(left, touched.x);
    top = Math.min(top, touched.y);
    right = Math.max(right, touched.x + touched.width);
    bottom = Math.max(bottom, touched.y + touched.height);
  }
  return right > left ? { x: left, y: top, width: right - left, height: bottom - top } : null;
}

/**
 * Paints the brush drawn along a straight line. How much a pixel is masked depends on its distance from the line
 * alone and only ever grows (or, erasing, shrinks): segments of one stroke overlap without a seam.
 */
export function paintSegment(
  raster: MaskRaster,
  brush: Pick<MaskStroke, "size" | "hardness" | "erase">,
  segment: readonly [ax: number, ay: number, bx: number, by: number],
): Rectangle | null {
  const { scale, width, data } = raster;
  const [ax, ay, bx, by] = segment.map((value) => value * scale) as [number, number, number, number];
  const radius = Math.max(0.5, (brush.size * scale) / 2);
  // The soft ring, at least a pixel wide so that a hard edge is smooth.
  const ring = Math.max(1, radius * (1 - brush.hardness));
  const outer = radius + 0.5;
  const touched = wholeWithin(
    {
      x: Math.min(ax, bx) - outer,
      y: Math.min(ay, by) - outer,
      width: Math.abs(bx - ax) + outer * 2,
      height: Math.abs(by - ay) + outer * 2,
    },
    raster,
  );
  if (!touched) return null;
  const dx = bx - ax;
  const dy = by - ay;
  const lengthSquared = dx * dx + dy * dy;
  for (let row = touched.y; row < touched.y + touched.height; row++) {
    const py = row + 0.5 - ay;
    for (let column = touched.x; column < touched.x + touched.width; column++) {
      const px = column + 0.5 - ax;
      const along = lengthSquared === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / lengthSquared));
      const ex = px - along * dx;
      const ey = py - along * dy;
      const squared = ex * ex + ey * ey;
      if (squared >= outer * outer) continue;
      let share = Math.min(1, (outer - Math.sqrt(squared)) / ring);
      if (ring > 1) share = share * share * (3 - 2 * share);
      const value = Math.round(share * 255);
      const at = row * width + column;
      if (brush.erase) data[at] = Math.min(data[at]!, 255 - value);
      else if (value > data[at]!) data[at] = value;
    }
  }
  return touched;
}

/** Rows are looked at so many times, at heights between, for smooth slanted edges. */
const rowsPerPixel = 4;

/** Fills what a closed line encloses, by the even–odd rule. Across, coverage is exact; down, in quarters. */
function paintArea(raster: MaskRaster, points: readonly number[], erase: boolean): Rectangle | null {
  const { width, data, scale } = raster;
  const count = points.length / 2;
  if (count < 3) return null;
  const xs = Array.from({ length: count }, (_, i) => points[i * 2]! * scale);
  const ys = Array.from({ length: count }, (_, i) => points[i * 2 + 1]! * scale);
  const left = Math.min(...xs);
  const top = Math.min(...ys);
  const touched = wholeWithin(
    { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top },
    raster,
  );
  if (!touched) return null;
  const coverage = new Float32Array(touched.width);
  for (let row = touched.y; row < touched.y + touched.height; row++) {
    coverage.fill(0);
    for (let part = 0; part < rowsPerPixel; part++) {
      const crossings = crossingsAt(row + (part + 0.5) / rowsPerPixel, xs, ys);
      for (let i = 0; i + 1 < crossings.length; i += 2) {
        cover(coverage, crossings[i]! - touched.x, crossings[i + 1]! - touched.x);
      }
    }
    for (let column = 0; column < touched.width; column++) {
      const value = Math.round((Math.min(coverage[column]!, rowsPerPixel) / rowsPerPixel) * 255);
      if (value === 0) continue;
      const at = row * width + touched.x + column;
      if (erase) data[at] = Math.min(data[at]!, 255 - value);
      else if (value > data[at]!) data[at] = value;
    }
  }
  return touched;
}

/** Where a level line crosses the outline, from left to right. */
function crossingsAt(y: number, xs: readonly number[], ys: readonly number[]): number[] {
  const found: number[] = [];
  for (let i = 0, before = xs.length - 1; i < xs.length; before = i++) {
    const y0 = ys[before]!;
    const y1 = ys[i]!;
    if (y0 > y === y1 > y) continue;
    found.push(xs[before]! + ((y - y0) / (y1 - y0)) * (xs[i]! - xs[before]!));
  }
  return found.sort((a, b) => a - b);
}

/** Adds a span to a row, its ends by the share of the pixel they cover. */
function cover(row: Float32Array, from: number, to: number): void {
  const start = Math.max(0, from);
  const end = Math.min(row.length, to);
  for (let pixel = Math.floor(start); pixel < end; pixel++) {
    row[pixel] = row[pixel]! + Math.min(end, pixel + 1) - Math.max(start, pixel);
  }
}
