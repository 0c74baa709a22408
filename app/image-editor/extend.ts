import type { EditDraft } from "./edit-draft";
import { clamp, type Point, type Rectangle, type Size } from "./geometry";

export type Sides = EditDraft["extend"];
export type ExtendHandle = "n" | "s" | "e" | "w" | "ne" | "nw" | "se" | "sw";

/** Size of the picture with what is added. */
export function extendedSize(picture: Size, { top, right, bottom, left }: Sides): Size {
  return { width: picture.width + left + right, height: picture.height + top + bottom };
}

/** The picture with what is added, in pixels of the picture. */
export function extendedPart(picture: Size, sides: Sides): Rectangle {
  return { x: -sides.left || 0, y: -sides.top || 0, ...extendedSize(picture, sides) };
}

/** Whole pixels that may still be added to one pair of sides before the longest side is reached. */
function room(length: number, longestSide: number): number {
  return Math.max(0, longestSide - length);
}

/** The sides after a handle went by (dx, dy), within what a model can make. */
export function dragSides(
  start: Sides,
  handle: ExtendHandle,
  by: Point,
  picture: Size,
  longestSide: number,
): Sides {
  const across = room(picture.width, longestSide);
  const down = room(picture.height, longestSide);
  const sides = { ...start };
  if (handle.includes("w")) sides.left = whole(start.left - by.x, across - start.right);
  if (handle.includes("e")) sides.right = whole(start.right + by.x, across - start.left);
  if (handle.includes("n")) sides.top = whole(start.top - by.y, down - start.bottom);
  if (handle.includes("s")) sides.bottom = whole(start.bottom + by.y, down - start.top);
  return sides;
}

const whole = (value: number, most: number) => Math.round(clamp(value, 0, Math.max(0, Math.min(4096, most))));

/** The least that has to be added, evenly on both sides, to reach a ratio (width by height); null where a model cannot go so far. */
export function sidesForRatio(picture: Size, ratio: number, longestSide: number): Sides | null {
  const width = Math.max(picture.width, Math.round(picture.height * ratio));
  const height = Math.max(picture.height, Math.round(picture.width / ratio));
  if (Math.max(width, height) > longestSide) return null;
  const across = width - picture.width;
  const down = height - picture.height;
  return {
    left: Math.floor(across / 2),
    right: Math.ceil(across / 2),
    top: Math.floor(down / 2),
    bottom: Math.ceil(down / 2),
  };
}
