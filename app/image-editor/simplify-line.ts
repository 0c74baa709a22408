import { mostCoordinates } from "./mask-shape";

/** A line as simple as `tolerance` lets it be, or simpler, until it is short enough to be kept. */
export function simplifyLine(points: readonly number[], tolerance: number): number[] {
  let kept = leaveOut(points, tolerance);
  for (let wider = tolerance * 2; kept.length > mostCoordinates; wider *= 2) kept = leaveOut(kept, wider);
  return kept;
}

/**
 * Leaves out points that lie within `tolerance` of the line through the rest (Ramer, Douglas and Peucker). Points are
 * x0, y0, x1, y1 …; the first and the last stay. Rounded to a tenth of a pixel.
 */
function leaveOut(points: readonly number[], tolerance: number): number[] {
  const count = points.length / 2;
  const keep = new Uint8Array(count);
  keep[0] = 1;
  keep[count - 1] = 1;
  const open: [number, number][] = [[0, count - 1]];
  for (let piece = open.pop(); piece; piece = open.pop()) {
    const [from, to] = piece;
    const far = farthestFrom(points, from, to);
    if (far.distance <= tolerance) continue;
    keep[far.index] = 1;
    open.push([from, far.index], [far.index, to]);
  }
  const kept: number[] = [];
  for (let i = 0; i < count; i++) {
    if (keep[i]) kept.push(round(points[i * 2]!), round(points[i * 2 + 1]!));
  }
  return kept;
}

const round = (value: number) => Math.round(value * 10) / 10;

function farthestFrom(points: readonly number[], from: number, to: number) {
  const ax = points[from * 2]!;
  const ay = points[from * 2 + 1]!;
  const dx = points[to * 2]! - ax;
  const dy = points[to * 2 + 1]! - ay;
  const lengthSquared = dx * dx + dy * dy;
  let found = { index: from, distance: -1 };
  for (let i = from + 1; i < to; i++) {
    const px = points[i * 2]! - ax;
    const py = points[i * 2 + 1]! - ay;
    const along = lengthSquared === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / lengthSquared));
    const distance = Math.hypot(px - along * dx, py - along * dy);
    if (distance > found.distance) found = { index: i, distance };
  }
  return found;
}
