import type { Box } from "~/scene/composition";

export type Alignment = "left" | "center" | "right" | "top" | "middle" | "bottom";

export interface Shift {
  x: number;
  y: number;
}

const none: Shift = { x: 0, y: 0 };

/** How far each box has to go to be aligned within an area. */
export function alignShifts(boxes: readonly Box[], alignment: Alignment, area: Box): Shift[] {
  return boxes.map((box) => alignShift(box, alignment, area));
}

function alignShift(box: Box, alignment: Alignment, area: Box): Shift {
  switch (alignment) {
    case "left":
      return { x: area.x - box.x, y: 0 };
    case "center":
      return { x: area.x + area.width / 2 - box.x - box.width / 2, y: 0 };
    case "right":
      return { x: area.x + area.width - box.x - box.width, y: 0 };
    case "top":
      return { x: 0, y: area.y - box.y };
    case "middle":
      return { x: 0, y: area.y + area.height / 2 - box.y - box.height / 2 };
    case "bottom":
      return { x: 0, y: area.y + area.height - box.y - box.height };
  }
}

/**
 * How far each box has to go for the middles to stand evenly between the first and the last one; fewer than three stay.
 */
export function distributeShifts(boxes: readonly Box[], axis: "x" | "y"): Shift[] {
  const length = axis === "x" ? "width" : "height";
  const middles = boxes.map((box) => box[axis] + box[length] / 2);
  const order = middles.map((_, index) => index).sort((one, other) => middles[one]! - middles[other]!);
  if (order.length < 3) return boxes.map(() => none);
  const first = middles[order[0]!]!;
  const step = (middles[order.at(-1)!]! - first) / (order.length - 1);
  return shiftsOf(axis, boxes, (index) => first + order.indexOf(index) * step - middles[index]!);
}

/**
 * How far each box has to go for the gaps between neighbours to be equal, from the first to the last one; with `gap`, in the unit of
 * the boxes, so wide, from the first on. Fewer than three, or two with a gap, stay.
 */
export function gapShifts(boxes: readonly Box[], axis: "x" | "y", gap?: number): Shift[] {
  const length = axis === "x" ? "width" : "height";
  const order = boxes.map((_, index) => index).sort((one, other) => boxes[one]![axis] - boxes[other]![axis]);
  if (order.length < (gap === undefined ? 3 : 2)) return boxes.map(() => none);
  const first = boxes[order[0]!]!;
  const last = boxes[order.at(-1)!]!;
  const filled = boxes.reduce((sum, box) => sum + box[length], 0);
  const between = gap ?? (last[axis] + last[length] - first[axis] - filled) / (boxes.length - 1);
  const starts = new Map<number, number>();
  let start = first[axis];
  for (const index of order) {
    starts.set(index, start);
    start += boxes[index]![length] + between;
  }
  return shiftsOf(axis, boxes, (index) => starts.get(index)! - boxes[index]![axis]);
}

function shiftsOf(axis: "x" | "y", boxes: readonly Box[], by: (index: number) => number): Shift[] {
  return boxes.map((_, index) => (axis === "x" ? { x: by(index), y: 0 } : { x: 0, y: by(index) }));
}
