import type { Rectangle, Size } from "../geometry";
import type { Layer } from "./layer";
import { marginShare } from "./snap-layer";
import { boundsOf } from "./turned-box";

export type Alignment = "start" | "center" | "end" | "top" | "middle" | "bottom";

/** A layer at a side of the image, within its margin, or in its middle. */
export function alignLayer(layer: Layer, alignment: Alignment, image: Size): Layer {
  const bounds = boundsOf(layer);
  const margin = marginShare * Math.min(image.width, image.height);
  const to = placeOf(alignment, bounds, image, margin);
  return { ...layer, x: layer.x + to.x - bounds.x, y: layer.y + to.y - bounds.y };
}

function placeOf(alignment: Alignment, { x, y, width, height }: Rectangle, image: Size, margin: number) {
  switch (alignment) {
    case "start":
      return { x: margin, y };
    case "center":
      return { x: (image.width - width) / 2, y };
    case "end":
      return { x: image.width - margin - width, y };
    case "top":
      return { x, y: margin };
    case "middle":
      return { x, y: (image.height - height) / 2 };
    case "bottom":
      return { x, y: image.height - margin - height };
  }
}
