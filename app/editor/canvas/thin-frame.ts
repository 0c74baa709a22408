import { type ResizeHandle, sidesOf } from "~/editor/canvas/resize-box";
import type { Point, Size } from "~/image-editor/geometry";

/** Sides of a frame that are shorter than this, in CSS pixels, would lie under the handles at their ends. */
const leastSide = 24;
/** How far a handle is moved off its corner, in widths of its own. */
const offCorner = 0.4;

export const isThinFrame = ({ width, height }: Size) => Math.min(width, height) < leastSide;

/** Which way, and how far, what is pressed of a corner's handle is moved out of a thin frame: there it is dragged. */
export function handleOffset(handle: ResizeHandle, { width, height }: Size): Point {
  const { x, y } = sidesOf(handle);
  return { x: height < leastSide ? x * offCorner : 0, y: width < leastSide ? y * offCorner : 0 };
}
