import type { Box } from "~/scene/composition";
import type { Size } from "~/scene/format-size";
import type { Placement } from "~/scene/part-changes";

/** The box of a placement on a canvas of a size, in its pixels. */
export function boxOfPlacement(placement: Placement, { width, height }: Size): Box {
  const shorter = Math.min(width, height);
  const box = { width: placement.width * shorter, height: placement.height * shorter };
  return {
    x: placement.centerX * width - box.width / 2,
    y: placement.centerY * height - box.height / 2,
    ...box,
  };
}
