import type { Box } from "~/scene/composition";

/**
 * A box with its edges moved to the nearest whole pixels of the canvas, in those pixels. Pictures and clips that stand
 * upright are laid there: nobody sees half a pixel at an edge that rests, and whole ones are copied far faster.
 */
export function snappedBox(box: Box, scaleX: number, scaleY: number): Box {
  const x = Math.round(box.x * scaleX);
  const y = Math.round(box.y * scaleY);
  return {
    x,
    y,
    width: Math.max(1, Math.round((box.x + box.width) * scaleX) - x),
    height: Math.max(1, Math.round((box.y + box.height) * scaleY) - y),
  };
}
