import type { Size } from "~/scene/format-size";

interface Point {
  x: number;
  y: number;
}

/**
 * Path data in a view box of 100 × 100 of a line drawn by hand through points, x and y in turn, 0–1 of a box of a size. The line
 * goes through a point in the direction between the pieces that meet there, the less so the sharper they turn: a corner stays
 * where it was drawn, and a piece that is long does not bend the short one beside it.
 */
export function strokePath(points: readonly number[], { width, height }: Size): string {
  const count = Math.floor(points.length / 2);
  const at = (index: number): Point => {
    const place = 2 * Math.min(count - 1, Math.max(0, index));
    return { x: (points[place] ?? 0) * width, y: (points[place + 1] ?? 0) * height };
  };
  const write = ({ x, y }: Point) => `${round((x / width) * 100)} ${round((y / height) * 100)}`;
  if (count === 0) return "";
  const first = at(0);
  if (count === 1) return `M${write(first)}L${write(first)}`;
  const pieces = Array.from({ length: count - 1 }, (_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    return `C${write(handle(before, from, to))} ${write(handle(after, to, from))} ${write(to)}`;
  });
  return `M${write(first)}${pieces.join("")}`;
}

/** What the curve is drawn to on its way from a point to the next one, coming from the one before. */
function handle(past: Point, from: Point, to: Point): Point {
  const arrived = { x: from.x - past.x, y: from.y - past.y };
  const leaves = { x: to.x - from.x, y: to.y - from.y };
  const [before, after] = [Math.hypot(arrived.x, arrived.y), Math.hypot(leaves.x, leaves.y)];
  if (before === 0 || after === 0) return from;
  const length = Math.min(before, after) / 6;
  return {
    x: from.x + (arrived.x / before + leaves.x / after) * length,
    y: from.y + (arrived.y / before + leaves.y / after) * length,
  };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
