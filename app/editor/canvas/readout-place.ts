import type { Point, Size } from "~/image-editor/geometry";

/** From the middle of what a finger covers, in CSS pixels. */
const clearOfFinger = { above: 56, beside: 76 } as const;
const belowPointer = 26;

/** Where a value is said while something is dragged: below a pointer; above a finger, or beside it where the pane ends there. */
export function placeReadout({ x, y }: Point, isFinger: boolean, pane: Size): Point {
  if (!isFinger) return { x, y: y + belowPointer };
  if (y - clearOfFinger.above >= 10) return { x, y: y - clearOfFinger.above };
  return { x: x < pane.width / 2 ? x + clearOfFinger.beside : x - clearOfFinger.beside, y };
}
