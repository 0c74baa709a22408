import type { ResizeHandle } from "~/editor/canvas/resize-box";
import { sidesOf } from "~/editor/canvas/resize-box";
import type { Point } from "~/image-editor/geometry";
import { clamp } from "~/image-editor/geometry";
import type { Box } from "~/scene/composition";
import type { CropShare } from "~/scene/part-changes";

/** The part of a picture that a frame shows, in fractions of it: x, y, width, height. */
export interface CropFrame {
  box: Box;
  part: Box;
}

/** Of the picture at least so much stays in sight along each side. */
const leastPart = 0.02;

/** Drags the picture within its frame, by pixels of the canvas along the frame's own sides. */
export function panCrop({ box, part }: CropFrame, by: Point): CropFrame {
  const x = clamp(part.x - (by.x / box.width) * part.width, 0, 1 - part.width);
  const y = clamp(part.y - (by.y / box.height) * part.height, 0, 1 - part.height);
  return { box, part: { ...part, x, y } };
}

/** Drags sides of the frame over the picture, which stays where it is: no further than the picture reaches. */
export function cropSides({ box, part }: CropFrame, handle: ResizeHandle, by: Point): CropFrame {
  const sides = sidesOf(handle);
  const across = side(box.x, box.width, part.x, part.width, sides.x, by.x);
  const down = side(box.y, box.height, part.y, part.height, sides.y, by.y);
  return {
    box: { x: across.start, y: down.start, width: across.length, height: down.length },
    part: { x: across.partStart, y: down.partStart, width: across.partLength, height: down.partLength },
  };
}

function side(
  start: number,
  length: number,
  partStart: number,
  partLength: number,
  way: number,
  by: number,
): { start: number; length: number; partStart: number; partLength: number } {
  const share = way === 0 ? 0 : (by / length) * partLength;
  const from = way < 0 ? clamp(partStart + share, 0, partStart + partLength - leastPart) : partStart;
  const to =
    way > 0 ? clamp(partStart + partLength + share, partStart + leastPart, 1) : partStart + partLength;
  const pixels = length / partLength;
  return {
    start: start + (from - partStart) * pixels,
    length: (to - from) * pixels,
    partStart: from,
    partLength: to - from,
  };
}

/** What is cut off at each side. */
export function cropOfPart({ x, y, width, height }: Box): CropShare {
  const share = (value: number) => clamp(Math.round(value * 1e5) / 1e5, 0, 1);
  return { left: share(x), top: share(y), right: share(1 - x - width), bottom: share(1 - y - height) };
}
