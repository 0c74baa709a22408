import { isInvisible, isMoved, type Pose, poseAt } from "~/engine/animate";
import type { Canvas2D, EngineAssets, Picture } from "~/engine/canvas";
import { drawShape } from "~/engine/draw-shape";
import { drawText } from "~/engine/draw-text";
import { prepareGradient } from "~/engine/prepare-gradient";
import { drawPicture, preparePicture } from "~/engine/prepare-picture";
import { prepareText } from "~/engine/prepare-text";
import type { SurfaceCache } from "~/engine/surface-cache";
import { drawPosed } from "~/engine/transform";
import type { Composition, Layer } from "~/scene/composition";

/** A layer whose fixed work (shaping, cropping, gradients) is done when it is first drawn, and kept. */
export interface PreparedLayer {
  startSeconds: number;
  endSeconds: number;
  draw(context: Canvas2D, timeSeconds: number): void;
  /** Whether the layer hides everything below it at a time. */
  hidesAllBelow(timeSeconds: number): boolean;
}

export function prepareLayer(
  layer: Layer,
  composition: Composition,
  assets: EngineAssets,
  surfaces: SurfaceCache<Layer, Picture>,
): PreparedLayer {
  const paint = painterOf(layer, composition, assets, surfaces);
  const canHide = isOpaqueBackdrop(layer, composition);
  return {
    startSeconds: layer.startSeconds,
    endSeconds: layer.endSeconds,
    draw: paint,
    hidesAllBelow: (timeSeconds) => canHide && isAtRest(poseAt(layer.animations, timeSeconds)),
  };
}

type Painter = PreparedLayer["draw"];

function painterOf(
  layer: Layer,
  composition: Composition,
  assets: EngineAssets,
  surfaces: SurfaceCache<Layer, Picture>,
): Painter {
  switch (layer.kind) {
    case "text": {
      const prepared = once(() =>
        prepareText(layer, composition.language, assets.createCanvas(1, 1).context),
      );
      return (context, time) => drawText(context, layer, prepared(), composition.language, time);
    }
    case "picture": {
      const prepared = once(() => preparePicture(layer, assets));
      return posed(layer, (context, time) => {
        const picture = prepared();
        if (picture) drawPicture(context, layer, picture, time);
      });
    }
    case "gradient": {
      const [x, y] = [Math.round(layer.box.x), Math.round(layer.box.y)];
      return (context, time) => {
        const pose = poseAt(layer.animations, time);
        if (isInvisible(pose)) return;
        // On whole pixels a copy is exact and cheap; a gradient has no edge on which the rounding could show.
        const snapped = { ...pose, x: Math.round(pose.x), y: Math.round(pose.y) };
        const picture = surfaces.get(layer, () => prepareGradient(layer, assets));
        drawPosed(context, snapped, layer.box, () => context.drawImage(picture as never, x, y));
      };
    }
    case "shape":
      return posed(layer, (context) => drawShape(context, layer));
    default:
      return () => {};
  }
}

function posed(layer: Layer, paint: Painter): Painter {
  return (context, time) => {
    const pose = poseAt(layer.animations, time);
    if (!isInvisible(pose)) drawPosed(context, pose, layer.box, () => paint(context, time));
  };
}

function once<T>(prepare: () => T): () => T {
  let prepared: { value: T } | undefined;
  return () => {
    prepared ??= { value: prepare() };
    return prepared.value;
  };
}

function isOpaqueBackdrop(layer: Layer, composition: Composition): boolean {
  return (
    layer.kind === "shape" &&
    layer.shape === "rectangle" &&
    layer.radius === 0 &&
    layer.strokeWidth === undefined &&
    /^#[0-9a-f]{6}$/i.test(layer.color) &&
    layer.box.x <= 0 &&
    layer.box.y <= 0 &&
    layer.box.x + layer.box.width >= composition.width &&
    layer.box.y + layer.box.height >= composition.height
  );
}

function isAtRest(pose: Readonly<Pose>): boolean {
  return pose.opacity === 1 && pose.clip === 1 && !isMoved(pose);
}
