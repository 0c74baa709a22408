import type { Box } from "~/scene/composition";

/** Between a text and a subject, in units. */
export const GAP_UNITS = 26;
/** A box is looked at in as many points, across and down. */
const POINTS = 12;

export type Covers = (x: number, y: number) => boolean;

/** The points in a box and a gap around it. */
export function inBox({ x, y, width, height }: Box, gap: number): Covers {
  return (atX, atY) => atX > x - gap && atX < x + width + gap && atY > y - gap && atY < y + height + gap;
}

/** The share of a box's points for which something holds. */
export function shareOf({ x, y, width, height }: Box, holds: Covers): number {
  let count = 0;
  for (let row = 0; row < POINTS; row++) {
    for (let column = 0; column < POINTS; column++) {
      if (holds(x + (width * (column + 0.5)) / POINTS, y + (height * (row + 0.5)) / POINTS)) count++;
    }
  }
  return count / (POINTS * POINTS);
}

/** What two boxes have in common. */
export function within(box: Box, area: Box): Box {
  const x = Math.max(box.x, area.x);
  const y = Math.max(box.y, area.y);
  const width = Math.min(box.x + box.width, area.x + area.width) - x;
  return { x, y, width, height: Math.min(box.y + box.height, area.y + area.height) - y };
}
