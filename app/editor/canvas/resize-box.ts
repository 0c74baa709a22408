import { centreOf, type TurnedBox, turned } from "~/editor/canvas/geometry";
import type { Point } from "~/image-editor/geometry";
import type { Box } from "~/scene/composition";

export const handles = ["nw", "n", "ne", "e", "se", "s", "sw", "w"] as const;
export type ResizeHandle = (typeof handles)[number];

export interface ResizeWay {
  keepsRatio: boolean;
  /** The middle stays where it is, else the opposite side or corner. */
  fromMiddle: boolean;
  /** Of both sides, in pixels. */
  least: number;
}

/** Which sides a handle moves: 1 is right or down, -1 left or up. */
export function sidesOf(handle: ResizeHandle): Point {
  return {
    x: handle.includes("e") ? 1 : handle.includes("w") ? -1 : 0,
    y: handle.includes("s") ? 1 : handle.startsWith("n") ? -1 : 0,
  };
}

export const isCorner = (handle: ResizeHandle) => handle.length === 2;

/** The box after a handle was dragged by `delta`, in pixels of the canvas; it keeps its rotation. */
export function resizedBox(
  { box, rotationDegrees }: TurnedBox,
  handle: ResizeHandle,
  delta: Point,
  { keepsRatio, fromMiddle, least }: ResizeWay,
): Box {
  const sides = sidesOf(handle);
  const local = turned(delta, { x: 0, y: 0 }, -rotationDegrees);
  const by = fromMiddle ? 2 : 1;
  let width = Math.max(least, box.width + sides.x * local.x * by);
  let height = Math.max(least, box.height + sides.y * local.y * by);
  if (keepsRatio) {
    const scale = ratioScale(box, { width, height }, sides);
    const leastScale = least / Math.min(box.width, box.height);
    width = box.width * Math.max(scale, leastScale);
    height = box.height * Math.max(scale, leastScale);
  }
  const centre = centreOf(box);
  const held = fromMiddle
    ? centre
    : turned(
        { x: centre.x - (sides.x * box.width) / 2, y: centre.y - (sides.y * box.height) / 2 },
        centre,
        rotationDegrees,
      );
  const offset = fromMiddle
    ? { x: 0, y: 0 }
    : turned({ x: (sides.x * width) / 2, y: (sides.y * height) / 2 }, { x: 0, y: 0 }, rotationDegrees);
  return { x: held.x + offset.x - width / 2, y: held.y + offset.y - height / 2, width, height };
}

/** Of a corner the side that was changed most leads; of a side, that one. */
function ratioScale(box: Box, { width, height }: Pick<Box, "width" | "height">, sides: Point): number {
  const across = width / box.width;
  const down = height / box.height;
  if (sides.x === 0) return down;
  if (sides.y === 0) return across;
  return Math.abs(across - 1) > Math.abs(down - 1) ? across : down;
}

/** A box within one that was scaled evenly about a point. */
export function scaledAbout(box: Box, from: Box, to: Box): Box {
  const scale = to.width / from.width;
  return {
    x: to.x + (box.x - from.x) * scale,
    y: to.y + (box.y - from.y) * scale,
    width: box.width * scale,
    height: box.height * scale,
  };
}

/** Degrees, clockwise, from the middle of a box up to a point. */
export function angleTo(centre: Point, point: Point): number {
  return (Math.atan2(point.y - centre.y, point.x - centre.x) * 180) / Math.PI + 90;
}
