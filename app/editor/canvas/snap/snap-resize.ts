import { isCorner, type ResizeHandle, type ResizeWay, sidesOf } from "~/editor/canvas/resize-box";
import type { Guide } from "~/editor/canvas/snap/guide";
import { snapEdges } from "~/editor/canvas/snap/snap-box";
import type { SnapLines } from "~/editor/canvas/snap/snap-lines";
import type { Point } from "~/image-editor/geometry";
import type { Box } from "~/scene/composition";

/**
 * How far a handle is to be dragged for the edges it moves to lie on lines within `threshold`. `from` is the upright box before the
 * drag, `to` after it was dragged by `delta`. A box that keeps its ratio follows the edge that is nearer to its line.
 */
export function snapResize(
  from: Box,
  to: Box,
  handle: ResizeHandle,
  delta: Point,
  { keepsRatio, fromMiddle }: Pick<ResizeWay, "keepsRatio" | "fromMiddle">,
  lines: SnapLines,
  threshold: number,
): { delta: Point; guides: Guide[] } {
  const sides = sidesOf(handle);
  const { shift, guides } = snapEdges(to, sides, lines, threshold);
  if (!keepsRatio) {
    return { delta: { x: delta.x + (shift.x ?? 0), y: delta.y + (shift.y ?? 0) }, guides };
  }
  const across = Math.abs(shift.x ?? Infinity);
  const down = Math.abs(shift.y ?? Infinity);
  if (across === Infinity && down === Infinity) return { delta, guides: [] };
  const axis = across <= down ? "x" : "y";
  const length = axis === "x" ? "width" : "height";
  const by = fromMiddle ? 2 : 1;
  const scale = (to[length] + sides[axis] * by * (shift[axis] ?? 0)) / from[length];
  const snapped = {
    x: (sides.x * (scale - 1) * from.width) / by,
    y: (sides.y * (scale - 1) * from.height) / by,
  };
  const own = guides.filter((guide) => guide.axis === axis || !isCorner(handle));
  return { delta: snapped, guides: own };
}
