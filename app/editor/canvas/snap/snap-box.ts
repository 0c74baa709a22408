import { movedBy } from "~/editor/canvas/geometry";
import { type GapMatch, gapMatches } from "~/editor/canvas/snap/equal-gaps";
import type { Guide } from "~/editor/canvas/snap/guide";
import type { SnapLine, SnapLines } from "~/editor/canvas/snap/snap-lines";
import type { Point } from "~/image-editor/geometry";
import type { Box } from "~/scene/composition";

type Axis = "x" | "y";

/** Where each axis snapped the last time: it holds on a little longer than it takes, so that it does not flicker. */
export interface SnapHold {
  x: number | null;
  y: number | null;
}

export interface Snapped {
  /** To be added to the box's place. */
  shift: Point;
  guides: Guide[];
  hold: SnapHold;
}

/** Lets go at this many times the distance at which it takes hold. */
const holdFactor = 1.6;
/** Two places this near are the same, in pixels of the canvas. */
const same = 0.5;

/** Edges and middle of a box being moved, snapped to lines and to equal gaps within `threshold` pixels of the canvas. */
export function snapMoved(box: Box, lines: SnapLines, threshold: number, hold: SnapHold): Snapped {
  const x = snapAxis("x", box, lines, threshold, hold.x);
  const y = snapAxis("y", box, lines, threshold, hold.y);
  const shift = { x: x?.shift ?? 0, y: y?.shift ?? 0 };
  const moved = movedBy(box, shift.x, shift.y);
  return {
    shift,
    hold: { x: x?.at ?? null, y: y?.at ?? null },
    guides: [...guidesAlong("x", moved, lines, x), ...guidesAlong("y", moved, lines, y)],
  };
}

interface AxisSnap {
  shift: number;
  /** Where the box's start comes to lie. */
  at: number;
  gap: GapMatch | null;
}

function snapAxis(
  axis: Axis,
  box: Box,
  lines: SnapLines,
  threshold: number,
  held: number | null,
): AxisSnap | null {
  const start = box[axis];
  const length = axis === "x" ? box.width : box.height;
  let best: AxisSnap | null = null;
  const consider = (at: number, gap: GapMatch | null) => {
    const shift = at - start;
    const isHeld = held !== null && Math.abs(at - held) < same;
    if (Math.abs(shift) > threshold * (isHeld ? holdFactor : 1)) return;
    const worth = isHeld ? 0 : Math.abs(shift);
    const bestIsHeld = best !== null && held !== null && Math.abs(best.at - held) < same;
    if (!best || worth < (bestIsHeld ? 0 : Math.abs(best.shift))) best = { shift, at, gap };
  };
  for (const line of lines[axis]) {
    for (const share of [0, 0.5, 1]) consider(line.at - length * share, null);
  }
  for (const match of gapMatches(axis, box, lines.others)) consider(match.at, match);
  return best;
}

/** All that the box lines up with where it came to lie, not only what it snapped to. */
function guidesAlong(axis: Axis, box: Box, lines: SnapLines, snap: AxisSnap | null): Guide[] {
  if (!snap) return [];
  const length = axis === "x" ? box.width : box.height;
  const guides = new Map<number, Guide>();
  for (const line of lines[axis]) {
    const share = [0.5, 0, 1].find((one) => Math.abs(box[axis] + length * one - line.at) < same);
    if (share === undefined) continue;
    const at = Math.round(line.at * 2) / 2;
    const made = guideOf(axis, at, line, box);
    const known = guides.get(at);
    guides.set(at, known ? { ...known, ...joined(known, made) } : made);
  }
  const ofGaps = gapMatches(axis, box, lines.others).filter(({ at }) => Math.abs(at - box[axis]) < same);
  return [...guides.values(), ...(ofGaps[0]?.guides ?? [])];
}

function joined(one: Guide, other: Guide): Pick<Guide, "from" | "to"> {
  return { from: Math.min(one.from, other.from), to: Math.max(one.to, other.to) };
}

/** Along both; between a part and the box it says how far apart they are. */
function guideOf(axis: Axis, at: number, line: SnapLine, box: Box): Guide {
  const [start, end] = axis === "x" ? [box.y, box.y + box.height] : [box.x, box.x + box.width];
  const guide: Guide = {
    axis,
    at,
    from: Math.min(line.from, start),
    to: Math.max(line.to, end),
    kind: "edge",
  };
  const apart = Math.max(start - line.to, line.from - end);
  return line.isOfPart && apart >= 1 ? { ...guide, label: `${Math.round(apart)}` } : guide;
}

/** The edges that a handle moves, snapped to lines: how far each is to be moved on. `sides` as in `sidesOf`. */
export function snapEdges(
  box: Box,
  sides: Point,
  lines: SnapLines,
  threshold: number,
): { shift: { x: number | null; y: number | null }; guides: Guide[] } {
  const nearest = (axis: Axis): { shift: number; line: SnapLine } | null => {
    const side = sides[axis];
    if (side === 0) return null;
    const length = axis === "x" ? box.width : box.height;
    const edge = box[axis] + (side > 0 ? length : 0);
    let best: { shift: number; line: SnapLine } | null = null;
    for (const line of lines[axis]) {
      const shift = line.at - edge;
      if (Math.abs(shift) <= threshold && (!best || Math.abs(shift) < Math.abs(best.shift)))
        best = { shift, line };
    }
    return best;
  };
  const x = nearest("x");
  const y = nearest("y");
  return {
    shift: { x: x?.shift ?? null, y: y?.shift ?? null },
    guides: [
      ...(x ? [guideOf("x", x.line.at, x.line, box)] : []),
      ...(y ? [guideOf("y", y.line.at, y.line, box)] : []),
    ],
  };
}
