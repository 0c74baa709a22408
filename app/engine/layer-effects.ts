import { blurAt, hasBlur, isMoved, type Pose, poseAt } from "~/engine/animate";
import { paintBlurred } from "~/engine/blur";
import { type Content, grownBox } from "~/engine/content";
import { paintShadow, shadowReach } from "~/engine/shadow";
import type { Stage } from "~/engine/stage";
import { type Stillness, stillnessOf } from "~/engine/stillness";
import { fullSize, LatestSurface, stampSurface } from "~/engine/surface";
import type { Target } from "~/engine/target";
import { around, movedBox } from "~/engine/transform";
import type { Box, Layer } from "~/scene/composition";

/** A layer's content with what is laid on it: everything still to come is its place, opacity, blend and mask. */
export interface ContentWithEffects {
  paint(target: Target, timeSeconds: number, pose: Readonly<Pose>): void;
  /** All it may paint at rest. */
  bounds(timeSeconds: number): Box;
  isSingle: boolean;
}

/** Adds shadow and blur, painted once for as long as the content stands still. */
export function addEffects(
  content: Content,
  layer: Layer,
  stage: Stage,
  stillness: Stillness,
): ContentWithEffects {
  // Pieces that move by themselves may rest away from their place, too.
  const isAway = (time: number) =>
    content.isSelfPosed === true &&
    (stillness.keyAt(time) === null || isMoved(poseAt(layer.animations, time)));
  const plain: ContentWithEffects = {
    paint: content.paint,
    bounds: (time) => (isAway(time) ? boundsAway(content, stage, time) : content.bounds(time)),
    isSingle: content.isSingle,
  };
  const { shadow } = layer;
  const shadowed = shadow ? withShadow(plain, content, shadow, stage, stillness) : plain;
  return hasBlur(layer) ? withBlur(shadowed, layer, stage, stillness) : shadowed;
}

/** All that pieces on their way may paint; without width or height where none is seen. */
function boundsAway(content: Content, stage: Stage, timeSeconds: number): Box {
  const boxes = content
    .pieces?.(timeSeconds)
    .map(({ box, centre, pose }) => movedBox(grownBox(box, 1), pose, centre));
  return boxes ? (boxes[0] ? boxes.reduce(around) : nowhere) : canvasBox(stage);
}

const nowhere: Box = { x: 0, y: 0, width: 0, height: 0 };

export function canvasBox({ composition: { width, height } }: Stage): Box {
  return { x: 0, y: 0, width, height };
}

export function coversCanvas(box: Box, { composition: { width, height } }: Stage): boolean {
  return box.x <= 0 && box.y <= 0 && box.x + box.width >= width && box.y + box.height >= height;
}

function withShadow(
  plain: ContentWithEffects,
  content: Content,
  shadow: NonNullable<Layer["shadow"]>,
  stage: Stage,
  stillness: Stillness,
): ContentWithEffects {
  const bounds = (time: number) => grownBox(plain.bounds(time), shadowReach(shadow));
  if (content.isSelfShadowed) return { ...plain, bounds, isSingle: false };
  const kept = new LatestSurface();
  const { silhouette } = content;
  const shape = content.silhouetteChanges ? stillnessOf(content.silhouetteChanges) : stillness;
  return {
    bounds,
    isSingle: false,
    paint(target, time, pose) {
      const cast = () =>
        paintShadow(stage, shadow, plain.bounds(time), (inner) => {
          if (silhouette) silhouette(inner, time);
          else content.paint(inner, time, pose);
        });
      const state = shape.keyAt(time);
      const shade = state === null ? cast() : kept.get(stage, state, () => fullSize(stage, cast()));
      stampSurface(target, stage, shade);
      content.paint(target, time, pose);
    },
  };
}

/** Blurs less than this cannot be seen, in pixels of the canvas. */
const FAINTEST_SIGMA = 0.25;

function withBlur(
  sharp: ContentWithEffects,
  layer: Layer,
  stage: Stage,
  stillness: Stillness,
): ContentWithEffects {
  const kept = new LatestSurface();
  // A backdrop stays filled to the edge of the canvas, or its edges would show what lies below.
  const keepsEdges = coversCanvas(layer.box, stage);
  const sigmaAt = (time: number) => blurAt(layer, time);
  const bounds = (time: number) => (keepsEdges ? layer.box : grownBox(sharp.bounds(time), 3 * sigmaAt(time)));
  return {
    bounds,
    isSingle: sharp.isSingle || !layer.animations.some(({ property }) => property === "blur"),
    paint(target, time, pose) {
      const sigma = sigmaAt(time);
      if (sigma * Math.max(stage.scaleX, stage.scaleY) < FAINTEST_SIGMA) {
        sharp.paint(target, time, pose);
        return;
      }
      const box = keepsEdges ? layer.box : sharp.bounds(time);
      const paintBlur = () =>
        paintBlurred(stage, box, sigma, keepsEdges, (inner) => sharp.paint(inner, time, pose));
      const state = stillness.keyAt(time);
      const veil = state === null ? paintBlur() : kept.get(stage, state, () => fullSize(stage, paintBlur()));
      stampSurface(target, stage, veil);
    },
  };
}
