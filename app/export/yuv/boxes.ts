import type { Move, SampledImage } from "~/engine/frame-part";
import { rounded } from "~/engine/transform";
import type { Box } from "~/scene/composition";

export function movedBox({ x, y, width, height }: Box, move: Move): Box {
  return {
    x: x * move.scaleX + move.x,
    y: y * move.scaleY + move.y,
    width: width * move.scaleX,
    height: height * move.scaleY,
  };
}

/** Whole pairs of pixels that lie in a box; without width or height where there are none. */
export function evenWithin({ x, y, width, height }: Box): Box {
  const left = Math.ceil(x / 2) * 2;
  const top = Math.ceil(y / 2) * 2;
  return {
    x: left,
    y: top,
    width: Math.floor((x + width) / 2) * 2 - left,
    height: Math.floor((y + height) / 2) * 2 - top,
  };
}

/** Whole pairs of pixels that a box touches. */
export function evenAround({ x, y, width, height }: Box): Box {
  const left = Math.floor(x / 2) * 2;
  const top = Math.floor(y / 2) * 2;
  return {
    x: left,
    y: top,
    width: Math.ceil((x + width) / 2) * 2 - left,
    height: Math.ceil((y + height) / 2) * 2 - top,
  };
}

/** Whole pixels that a box touches. */
export function pixelsAround({ x, y, width, height }: Box): Box {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  return { x: left, y: top, width: Math.ceil(x + width) - left, height: Math.ceil(y + height) - top };
}

/** What of `outer` lies around `inner`, which is in it: above, below, to the left and to the right; some may be empty. */
export function sidesAround(outer: Box, inner: Box): Box[] {
  const [right, bottom] = [inner.x + inner.width, inner.y + inner.height];
  const beside = { y: inner.y, height: inner.height };
  return [
    { ...outer, height: inner.y - outer.y },
    { ...outer, y: bottom, height: outer.y + outer.height - bottom },
    { ...beside, x: outer.x, width: inner.x - outer.x },
    { ...beside, x: right, width: outer.x + outer.width - right },
  ];
}

export function holds(outer: Box, inner: Box): boolean {
  return (
    outer.x <= inner.x &&
    outer.y <= inner.y &&
    outer.x + outer.width >= inner.x + inner.width &&
    outer.y + outer.height >= inner.y + inner.height
  );
}

/** Where a picture shows: on whole pixels, as a canvas draws it, however its inside is moved. */
export function shownBox({ target, mask, isSnapped }: SampledImage, move: Move | null): Box {
  const exact = move ? movedBox(target, move) : target;
  return mask || !isSnapped ? exact : rounded(exact);
}
