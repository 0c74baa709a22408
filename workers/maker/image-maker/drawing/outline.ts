import type { Rgb } from "../../picture-maker/color";
import type { Raster } from "../../picture-maker/raster";

/** Closed contours in pixels, x and y in turn. Contours that run the other way cut holes. */
export type Outline = readonly (readonly number[])[];

/** Pixels covered by an outline, 0–1, within a box of the picture. */
interface Cover {
  left: number;
  top: number;
  width: number;
  height: number;
  data: Float32Array;
}

/**
 * Exact coverage of an outline: each edge adds the signed area it cuts off to its right, and a running sum along the row
 * turns these into coverage (the accumulation buffer of font-rs, Levien 2016). Null where nothing of it is in the picture.
 */
function cover(outline: Outline, width: number, height: number): Cover | null {
  let left = Infinity;
  let right = -Infinity;
  let top = Infinity;
  let bottom = -Infinity;
  for (const contour of outline) {
    for (let i = 0; i < contour.length; i += 2) {
      left = Math.min(left, contour[i]!);
      right = Math.max(right, contour[i]!);
      top = Math.min(top, contour[i + 1]!);
      bottom = Math.max(bottom, contour[i + 1]!);
    }
  }
  left = Math.max(0, Math.floor(left));
  top = Math.max(0, Math.floor(top));
  right = Math.min(width, Math.ceil(right) + 1);
  bottom = Math.min(height, Math.ceil(bottom) + 1);
  if (!(left < right && top < bottom)) return null;
  const box: Cover = {
    left,
    top,
    width: right - left,
    height: bottom - top,
    data: new Float32Array((right - left + 2) * (bottom - top) + 2),
  };
  for (const contour of outline) {
    const last = contour.length;
    for (let i = 0; i < last; i += 2) {
      const next = (i + 2) % last;
      addEdge(
        box,
        contour[i]! - left,
        contour[i + 1]! - top,
        contour[next]! - left,
        contour[next + 1]! - top,
      );
    }
  }
  return box;
}

function addEdge({ width, height, data }: Cover, x0: number, y0: number, x1: number, y1: number) {
  if (y0 === y1) return;
  const direction = y0 < y1 ? 1 : -1;
  const [fromX, fromY, toX, toY] = y0 < y1 ? [x0, y0, x1, y1] : [x1, y1, x0, y0];
  const slope = (toX - fromX) / (toY - fromY);
  const stride = width + 2;
  let x = fromY < 0 ? fromX - fromY * slope : fromX;
  const last = Math.min(height, Math.ceil(toY));
  for (let row = Math.max(0, Math.floor(fromY)); row < last; row++) {
    const above = Math.max(row, fromY);
    const below = Math.min(row + 1, toY);
    const nextX = x + slope * (below - above);
    const amount = direction * (below - above);
    // What lies to the left of the box covers all of it, what lies to the right nothing.
    const low = Math.max(0, Math.min(width, Math.min(x, nextX)));
    const high = Math.max(0, Math.min(width, Math.max(x, nextX)));
    const first = Math.floor(low);
    const at = row * stride;
    if (high <= first + 1) {
      const middle = (low + high) / 2 - first;
      data[at + first] = data[at + first]! + amount * (1 - middle);
      data[at + first + 1] = data[at + first + 1]! + amount * middle;
    } else {
      const span = 1 / (high - low);
      const start = 1 - (low - first);
      const head = 0.5 * span * start * start;
      const end = Math.ceil(high) - 1;
      const tail = 0.5 * span * (high - end) ** 2;
      data[at + first] = data[at + first]! + amount * head;
      if (end === first + 1) {
        data[at + end] = data[at + end]! + amount * (1 - head - tail);
      } else {
        const second = span * (1.5 - (low - first));
        data[at + first + 1] = data[at + first + 1]! + amount * (second - head);
        for (let column = first + 2; column < end; column++)
          data[at + column] = data[at + column]! + amount * span;
        const reached = second + (end - first - 2) * span;
        data[at + end] = data[at + end]! + amount * (1 - reached - tail);
      }
      data[at + end + 1] = data[at + end + 1]! + amount * tail;
    }
    x = nextX;
  }
}

/** Fills an outline with a colour, or with the colour a function gives each pixel. */
export function fillOutline(
  { width, height, data }: Raster,
  outline: Outline,
  color: Rgb | ((x: number, y: number) => Rgb),
  opacity = 1,
) {
  const box = cover(outline, width, height);
  if (!box) return;
  for (let row = 0; row < box.height; row++) {
    let sum = 0;
    for (let column = 0; column < box.width; column++) {
      sum += box.data[row * (box.width + 2) + column]!;
      const amount = Math.min(1, Math.abs(sum)) * opacity;
      if (amount < 0.003) continue;
      const x = box.left + column;
      const y = box.top + row;
      const [red, green, blue] = typeof color === "function" ? color(x, y) : color;
      const at = (y * width + x) * 3;
      data[at] = data[at]! + (red - data[at]!) * amount;
      data[at + 1] = data[at + 1]! + (green - data[at + 1]!) * amount;
      data[at + 2] = data[at + 2]! + (blue - data[at + 2]!) * amount;
    }
  }
}
