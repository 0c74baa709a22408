import type { Point } from "./contours";
import { turned } from "./turned";

/** The most a thing may be turned to stand, in degrees. */
const mostTurn = 42;

/**
 * Degrees by which a thing is turned so that it stands: a broad foot carries its centre of mass. Null where it can only float
 * or lie.
 */
export function standingTurn(points: readonly Point[], centre: Point): number | null {
  if (footOf(points, centre, 0).carries) return 0;
  let best: { turn: number; value: number } | null = null;
  for (let turn = -mostTurn; turn <= mostTurn; turn += 2) {
    const { carries, share } = footOf(points, centre, turn);
    const value = share - Math.abs(turn) / 150;
    if (carries && share > 0.5 && (!best || value > best.value)) best = { turn, value };
  }
  return best?.turn ?? null;
}

function footOf(points: readonly Point[], centre: Point, degrees: number) {
  const shape = points.map((point) => turned(point, degrees));
  const xs = shape.map(([x]) => x);
  const ys = shape.map(([, y]) => y);
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const width = Math.max(...xs) - Math.min(...xs);
  const foot = shape.filter(([, y]) => y > bottom - (bottom - top) * 0.05).map(([x]) => x);
  const [left, right] = [Math.min(...foot), Math.max(...foot)];
  const [x] = turned(centre, degrees);
  const rim = (right - left) * 0.08;
  return {
    share: (right - left) / width,
    carries: x > left + rim && x < right - rim && right - left > width * 0.26,
  };
}
