import type { EngineAssets } from "~/engine/canvas";
import type { Rectangle } from "../geometry";
import type { Canvas2d, ImageLevels } from "../image-levels";
import type { ComposedLayer } from "./compose-layer";
import type { DrawnLayer, Layer, PictureLayer } from "./layer";

/** A layer with what it is drawn from. */
export type ShownLayer =
  | { layer: PictureLayer; levels: ImageLevels }
  | { layer: DrawnLayer; composed: ComposedLayer };

/** What the engine needs to draw layers: they show no files. */
export function layerAssets(): EngineAssets {
  return {
    getPicture: () => undefined,
    getClipFrame: () => undefined,
    createCanvas(width, height) {
      const canvas = new OffscreenCanvas(width, height);
      const context = canvas.getContext("2d");
      if (!context) throw new Error("This browser gives no canvas to draw on");
      return { context, picture: canvas };
    },
  };
}

/** Turns what is drawn next about the middle of a layer. The context's units are pixels of the image. */
export function turnAbout(
  context: Pick<CanvasTransform, "translate" | "rotate">,
  { x, y, width, height, turnDegrees }: Rectangle & Pick<Layer, "turnDegrees">,
): void {
  if (turnDegrees === 0) return;
  context.translate(x + width / 2, y + height / 2);
  context.rotate((turnDegrees * Math.PI) / 180);
  context.translate(-x - width / 2, -y - height / 2);
}

/** Which way a layer is mirrored back on an image that is mirrored: words and logos stay readable. */
export type Mirror = { x: boolean; y: boolean };

export function mirrorBack(
  context: Pick<CanvasTransform, "translate" | "scale">,
  { x, y, width, height, kind }: Rectangle & Pick<Layer, "kind">,
  mirror: Mirror,
): void {
  if (kind === "shape" || !(mirror.x || mirror.y)) return;
  context.translate(x + width / 2, y + height / 2);
  context.scale(mirror.x ? -1 : 1, mirror.y ? -1 : 1);
  context.translate(-x - width / 2, -y - height / 2);
}

/** Draws a layer where the context's units are pixels of the image already, `scale` device pixels each. */
export function drawLayer(
  context: Canvas2d,
  shown: ShownLayer,
  scale: number,
  assets: EngineAssets,
  mirror: Mirror = { x: false, y: false },
): void {
  const { layer } = shown;
  if (layer.hidden) return;
  context.save();
  turnAbout(context, layer);
  mirrorBack(context, layer, mirror);
  context.translate(layer.x, layer.y);
  if ("composed" in shown) {
    const { composed } = shown;
    context.translate(-composed.reachPixels, -composed.reachPixels);
    composed.draw(context, assets);
  } else {
    const { levels } = shown;
    context.globalAlpha = layer.opacity;
    context.globalCompositeOperation = layer.blend;
    context.scale(layer.width / levels.width, layer.height / levels.height);
    levels.drawTransformed(context, (scale * layer.width) / levels.width);
  }
  context.restore();
}
