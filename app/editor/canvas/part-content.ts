import type { CanvasModel } from "~/editor/canvas/canvas-model";
import { type CanvasPart, layersOfPart } from "~/editor/canvas/canvas-parts";
import type { ClipLayer, Layer, PictureLayer, TextLayer } from "~/scene/composition";
import { layersWithin } from "~/scene/layers-within";

/** The layer of one kind that a part shows now, inside its groups, too. */
export function layerOfPart<Kind extends Layer["kind"]>(
  model: CanvasModel,
  { part }: Pick<CanvasPart, "part">,
  ...kinds: Kind[]
): Extract<Layer, { kind: Kind }> | null {
  const layers = layersWithin(layersOfPart(model.composition, part.key, model.seconds));
  const found = layers.find(({ kind }) => kinds.includes(kind as Kind));
  return (found as Extract<Layer, { kind: Kind }> | undefined) ?? null;
}

export function textLayerOf(model: CanvasModel, part: Pick<CanvasPart, "part">): TextLayer | null {
  return layerOfPart(model, part, "text");
}

export function mediaLayerOf(
  model: CanvasModel,
  part: Pick<CanvasPart, "part">,
): PictureLayer | ClipLayer | null {
  return layerOfPart(model, part, "picture", "clip");
}

export function isTextPart(model: CanvasModel, part: CanvasPart): boolean {
  return part.part.kind === "text" || textLayerOf(model, part) !== null;
}
