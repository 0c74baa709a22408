import type { Point, Rectangle, Size } from "../geometry";

/** A line that something was brought to: across the image (`y`) or down it (`x`), in pixels of the image. */
export interface Guide {
  axis: "x" | "y";
  at: number;
  from: number;
  to: number;
}

/** What ads keep free along their edges, as a share of the shorter side. */
export const marginShare = 0.06;

/** What a moved rectangle may be brought to: the image's edges, margins and middle, and the other layers. */
interface SnapTargets {
  image: Size;
  others: readonly Rectangle[];
}

/**
 * A moved rectangle brought to the nearest line within `reach` on each axis, and the lines it lies on then. Its edges and
 * its middle are held against edges and middles; the nearest wins, and of equals the image's own.
 */
export function snapMove(
  moved: Rectangle,
  { image, others }: SnapTargets,
  reach: number,
): { by: Point; guides: Guide[] } {
  const margin = marginShare * Math.min(image.width, image.height);
  const across = snapAxis(moved.x, moved.width, image.width, margin, others.map(acrossOf), reach);
  const down = snapAxis(moved.y, moved.height, image.height, margin, others.map(downOf), reach);
  const guides: Guide[] = [];
  if (across) guides.push({ axis: "x", at: across.at, from: 0, to: image.height });
  if (down) guides.push({ axis: "y", at: down.at, from: 0, to: image.width });
  return { by: { x: across?.by ?? 0, y: down?.by ?? 0 }, guides };
}

type Span = readonly [start: number, length: number];
const acrossOf = ({ x, width }: Rectangle): Span => [x, width];
const downOf = ({ y, height }: Rectangle): Span => [y, height];

function snapAxis(
  start: number,
  length: number,
  whole: number,
  margin: number,
  others: readonly Span[],
  reach: number,
): { at: number; by: number } | null {
  const own = [start + length / 2, start, start + length];
  const targets = [
    whole / 2,
    0,
    whole,
    margin,
    whole - margin,
    ...others.flatMap(([from, size]) => [from + size / 2, from, from + size]),
  ];
  let best: { at: number; by: number } | null = null;
  for (const at of targets) {
    for (const place of own) {
      const by = at - place;
      if (Math.abs(by) <= reach && (!best || Math.abs(by) < Math.abs(best.by) - 1e-6)) best = { at, by };
    }
  }
  return best;
}

/** An angle brought to a quarter turn where it nearly is one; by `stepDegrees` where that is given. */
export function snapTurn(degrees: number, stepDegrees: number | null): number {
  const step = stepDegrees ?? 90;
  const nearest = Math.round(degrees / step) * step;
  const snapped =
    stepDegrees !== null || Math.abs(degrees - nearest) <= 3 ? nearest : Math.round(degrees * 10) / 10;
  return ((((snapped + 180) % 360) + 360) % 360) - 180 || 0;
}
