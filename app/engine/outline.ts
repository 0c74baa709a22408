import type { Canvas2D } from "~/engine/canvas";
import { type Curve, lineCurve, type Subpath } from "~/engine/path-data";
import type { Box } from "~/scene/composition";

/** Steps a curve is measured in; off by less than a thousandth of its length. */
const STEPS = 24;

/** A drawing made of lines, with the length of each, in pixels. */
export interface Outline {
  subpaths: Subpath[];
  lengths: number[];
}

/** Paths moved into a box: `x` and `y` are scaled by themselves, so a line drawn along them keeps its width. */
export function placeOutline(
  subpaths: readonly Subpath[],
  place: { x: number; y: number; scaleX: number; scaleY: number },
): Outline {
  const x = (value: number) => place.x + value * place.scaleX;
  const y = (value: number) => place.y + value * place.scaleY;
  const moved = subpaths.map((path) => ({
    ...path,
    x: x(path.x),
    y: y(path.y),
    curves: path.curves.map(
      ([x1, y1, x2, y2, endX, endY]): Curve => [x(x1), y(y1), x(x2), y(y2), x(endX), y(endY)],
    ),
  }));
  return { subpaths: moved, lengths: moved.map(lengthOf) };
}

/** Traces the whole outline as the context's path. */
export function traceOutline(context: Canvas2D, { subpaths }: Outline): void {
  context.beginPath();
  for (const path of subpaths) traceSubpath(context, path);
}

/**
 * Strokes the outline as far as a pen has come that draws its parts one after the other; `share` 0–1. The
 * context's stroke style must be set.
 */
export function strokeOutline(context: Canvas2D, outline: Outline, share: number): void {
  if (share <= 0) return;
  if (share >= 1) {
    traceOutline(context, outline);
    context.stroke();
    return;
  }
  let left = share * outline.lengths.reduce((sum, length) => sum + length, 0);
  for (const [index, path] of outline.subpaths.entries()) {
    const length = outline.lengths[index] as number;
    // A point, as the dot of an i, has no length to be drawn along.
    if (left <= 0 && length > 0) break;
    context.setLineDash(left >= length ? [] : [left, 2 * length]);
    context.beginPath();
    traceSubpath(context, path);
    context.stroke();
    left -= length;
  }
  context.setLineDash([]);
}

/** The edge of a rectangle with round corners, clockwise from the left end of its top edge. */
export function rectangleSubpath({ x, y, width, height }: Box, radius: number): Subpath {
  const round = Math.max(0, Math.min(radius, width / 2, height / 2));
  const [right, bottom] = [x + width, y + height];
  const control = round * (1 - ROUND);
  const curves: Curve[] = [lineCurve(x + round, y, right - round, y)];
  if (round > 0) curves.push([right - control, y, right, y + control, right, y + round]);
  curves.push(lineCurve(right, y + round, right, bottom - round));
  if (round > 0) curves.push([right, bottom - control, right - control, bottom, right - round, bottom]);
  curves.push(lineCurve(right - round, bottom, x + round, bottom));
  if (round > 0) curves.push([x + control, bottom, x, bottom - control, x, bottom - round]);
  curves.push(lineCurve(x, bottom - round, x, y + round));
  if (round > 0) curves.push([x, y + control, x + control, y, x + round, y]);
  return { x: x + round, y, curves, isClosed: true };
}

/** Part of a quarter circle's radius that its control points reach out. */
const ROUND = 0.5523;

/** The edge of an ellipse, clockwise from its top. */
export function ellipseSubpath({ x, y, width, height }: Box): Subpath {
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  const [right, bottom] = [x + width, y + height];
  const [reachX, reachY] = [(width / 2) * ROUND, (height / 2) * ROUND];
  return {
    x: middleX,
    y,
    isClosed: true,
    curves: [
      [middleX + reachX, y, right, middleY - reachY, right, middleY],
      [right, middleY + reachY, middleX + reachX, bottom, middleX, bottom],
      [middleX - reachX, bottom, x, middleY + reachY, x, middleY],
      [x, middleY - reachY, middleX - reachX, y, middleX, y],
    ],
  };
}

function traceSubpath(context: Canvas2D, path: Subpath): void {
  context.moveTo(path.x, path.y);
  // A stroke without length is drawn as a dot only if it has a segment.
  if (path.curves.length === 0) context.lineTo(path.x, path.y);
  for (const [x1, y1, x2, y2, x, y] of path.curves) context.bezierCurveTo(x1, y1, x2, y2, x, y);
  if (path.isClosed) context.closePath();
}

function lengthOf(path: Subpath): number {
  let length = 0;
  let [x, y] = [path.x, path.y];
  for (const [x1, y1, x2, y2, endX, endY] of path.curves) {
    let [beforeX, beforeY] = [x, y];
    for (let step = 1; step <= STEPS; step++) {
      const t = step / STEPS;
      const s = 1 - t;
      const nextX = s * s * s * x + 3 * s * s * t * x1 + 3 * s * t * t * x2 + t * t * t * endX;
      const nextY = s * s * s * y + 3 * s * s * t * y1 + 3 * s * t * t * y2 + t * t * t * endY;
      length += Math.hypot(nextX - beforeX, nextY - beforeY);
      [beforeX, beforeY] = [nextX, nextY];
    }
    [x, y] = [endX, endY];
  }
  return length;
}
