import type { CanvasModel } from "~/editor/canvas/canvas-model";
import { type CanvasPart, layersOfPart } from "~/editor/canvas/canvas-parts";
import type { Point, Size } from "~/image-editor/geometry";
import type { Layer } from "~/scene/composition";
import { layersWithin } from "~/scene/layers-within";

/** How round its corners are, 0–0.5 of its shorter side; null for what has none: pictures, clips, rectangles and codes have. */
export function cornerRadiusOf(model: CanvasModel, { part, resting }: CanvasPart): number | null {
  const layers = layersWithin(layersOfPart(model.composition, part.key, model.seconds));
  return radiusOfLayers(layers, resting.box);
}

export function radiusOfLayers(layers: readonly Layer[], { width, height }: Size): number | null {
  for (const layer of layers) {
    const isRectangle = layer.kind === "shape" && layer.shape === "rectangle";
    if (layer.kind !== "picture" && layer.kind !== "clip" && !isRectangle) continue;
    return Math.min(0.5, layer.radius / Math.max(1, Math.min(width, height)));
  }
  return null;
}

/** The radius after the handle inside the upper left corner was dragged by `delta`, along the part's own sides, in its pixels. */
export function draggedRadius(from: number, { width, height }: Size, delta: Point): number {
  const shorter = Math.min(width, height);
  const radius = from + (delta.x + delta.y) / 2 / shorter;
  return Math.round(Math.min(0.5, Math.max(0, radius)) * 1000) / 1000;
}

/** How far inside its corner the handle stands, in CSS pixels: at the middle of the rounding, and never on the corner's own handle. */
export function radiusHandlePlace(radius: number, { width, height }: Size): number {
  const shorter = Math.min(width, height);
  return Math.min(shorter / 2, Math.max(leastInset, radius * shorter));
}

const leastInset = 20;
