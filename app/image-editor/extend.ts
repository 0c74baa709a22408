import type { EditDraft } from "./edit-draft";
import { clamp, type Point, type Rectangle, type Size } from "./geometry";

export type Sides = EditDraft["extend"];
export type ExtendHandle = "n" | "s" | "e" | "w" | "ne" | "nw" | "se" | "sw";

/** Size of the image with what is added. */
export function extendedSize(image: Size, { top, right, bottom, left }: Sides): Size {
  return { width: image.width + left + right, height: image.height + top + bottom };
}

/** The image with what is added, in pixels of the image. */
export function extendedPart(image: Size, sides: Sides): Rectangle {
  return { x: -sides.left || 0, y: -sides.top || 0, ...extendedSize(image, sides) };
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
  image: Size,
  longestSide: number,
): Sides {
  const across = room(image.width, longestSide);
  const down = room(image.height, longestSide);
  const sides = { ...start };
  if (handle.includes("w")) sides.left = whole(start.left - by.x, across - start.right);
  if (handle.includes("e")) sides.right = whole(start.right + by.x, across - start.left);
  if (handle.includes("n")) sides.top = whole(start.top - by.y, down - start.bottom);
  if (handle.includes("s")) sides.bottom = whole(start.bottom + by.y, down - start.top);
  return sides;
}

const whole = (value: number, most: number) => Math.round(clamp(value, 0, Math.max(0, Math.min(4096, most))));

/** The least that has to be added, evenly on both sides, to reach a ratio (width by height); null where a model cannot go so far. */
export function sidesForRatio(image: Size, ratio: number, longestSide: number): Sides | null {
  const width = Math.max(image.width, Math.round(image.height * ratio));
  const height = Math.max(image.height, Math.round(image.width / ratio));
  if (Math.max(width, height) > longestSide) return null;
  const across = width - image.width;
  const down = height - image.height;
  return {
    left: Math.floor(across / 2),
    right: Math.ceil(across / 2),
    top: Math.floor(down / 2),
    bottom: Math.ceil(down / 2),
  };
}
