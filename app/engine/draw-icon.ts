import type { Canvas2D } from "~/engine/canvas";
import { type Outline, placeOutline, strokeOutline } from "~/engine/outline";
import { parsePathData } from "~/engine/path-data";
import type { IconLayer } from "~/scene/composition";

const VIEW_BOX = 24;

/** The lines of an icon, placed in the middle of its box at the largest size that fits. */
export function outlineOfIcon(layer: IconLayer): Outline {
  const { box } = layer;
  const scale = scaleOfIcon(layer);
  return placeOutline(layer.paths.flatMap(parsePathData), {
    x: box.x + (box.width - VIEW_BOX * scale) / 2,
    y: box.y + (box.height - VIEW_BOX * scale) / 2,
    scaleX: scale,
    scaleY: scale,
  });
}

/** Draws an icon as far as its pen has come, 0–1. */
export function drawIcon(context: Canvas2D, layer: IconLayer, outline: Outline, value: number): void {
  context.strokeStyle = layer.color;
  context.lineWidth = layer.strokeWidth * scaleOfIcon(layer);
  context.lineCap = "round";
  context.lineJoin = "round";
  strokeOutline(context, outline, value);
}

function scaleOfIcon({ box }: IconLayer): number {
  return Math.min(box.width, box.height) / VIEW_BOX;
}
