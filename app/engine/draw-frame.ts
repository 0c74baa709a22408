import { indexByTime, layersAt } from "~/engine/active-layers";
import type { Canvas2D, EngineAssets } from "~/engine/canvas";
import { canvasBox } from "~/engine/layer-effects";
import { type PreparedLayer, prepareLayer } from "~/engine/prepare-layer";
import { makeStage, type Stage, scaleOf } from "~/engine/stage";
import { LatestSurface, paintSurface, stampSurface } from "~/engine/surface";
import type { Target } from "~/engine/target";
import { clipToPixels } from "~/engine/transform";
import type { Composition } from "~/scene/composition";

type NumberedLayer = PreparedLayer & { number: number };

interface PreparedComposition {
  stage: Stage;
  spans: ReturnType<typeof indexByTime<NumberedLayer>>;
  /** The layers furthest back as one surface, while they stand still. */
  background: LatestSurface;
}

/** A player and its thumbnails may draw the same composition at different sizes; more are not kept. */
const SCALES_KEPT = 2;

/** Copying the canvas costs as much as filling it; fewer layers than this, plain ones apart, are not worth a surface. */
const FEWEST_FLATTENED = 2;

const prepared = new WeakMap<EngineAssets, WeakMap<Composition, PreparedComposition[]>>();

/**
 * Draws one frame. The pixels depend on the composition, the time and the assets alone, so seeking, playing and
 * encoding give the same picture. Times before the start show the first frame, times from the end on the last.
 *
 * The context's transformation is kept, so a frame can be drawn scaled; its whole state is restored. Fonts and
 * pictures must be loaded, and the clips of the time prepared: what is measured once is not measured again for the
 * same composition and assets.
 */
export function drawFrame(
  context: Canvas2D,
  composition: Composition,
  timeSeconds: number,
  assets: EngineAssets,
): void {
  const time = momentWithin(composition, timeSeconds);
  const { scaleX, scaleY, target } = scaleOf(context);
  const { stage, spans, background } = preparedFor(composition, assets, scaleX, scaleY);
  const layers = layersAt(spans, time);
  context.save();
  context.imageSmoothingEnabled = true;
  context.imageSmoothingQuality = "low";
  context.globalCompositeOperation = "source-over";
  clipToPixels(context, canvasBox(stage));
  const first = firstVisibleIndex(layers, time);
  const visible = first > 0 ? layers.slice(first) : layers;
  const run = stillRun(visible, time);
  const drawBackground = (background: Target) => {
    if (first < 0) {
      background.context.fillStyle = composition.background;
      background.context.fillRect(0, 0, composition.width, composition.height);
    }
    for (const layer of visible.slice(0, run.count)) layer.draw(background, time);
  };
  context.globalAlpha = 1;
  if (run.worth < FEWEST_FLATTENED || !target.isPlain) {
    drawBackground(target);
  } else {
    const paintOnce = () => paintSurface(stage, canvasBox(stage), drawBackground);
    stampSurface(target, stage, background.get(stage, `${first}/${run.key}`, paintOnce));
  }
  for (const layer of visible.slice(run.count)) layer.draw(target, time);
  context.restore();
}

export function momentWithin({ durationSeconds }: Composition, timeSeconds: number): number {
  return Math.max(0, Math.min(durationSeconds - 1e-6, timeSeconds));
}

/** Neighbouring layers from the bottom that stand still, and a name for all that they show. */
function stillRun(
  layers: readonly NumberedLayer[],
  timeSeconds: number,
): { count: number; worth: number; key: string } {
  let key = "";
  let worth = 0;
  for (const [count, layer] of layers.entries()) {
    const state = layer.stillKey(timeSeconds);
    if (state === null) return { count, worth, key };
    if (!layer.isTrivial) worth++;
    key += `${layer.number}:${state} `;
  }
  return { count: layers.length, worth, key };
}

export function preparedFor(
  composition: Composition,
  assets: EngineAssets,
  scaleX: number,
  scaleY: number,
): PreparedComposition {
  let ofAssets = prepared.get(assets);
  if (!ofAssets) {
    ofAssets = new WeakMap();
    prepared.set(assets, ofAssets);
  }
  let scales = ofAssets.get(composition);
  if (!scales) {
    scales = [];
    ofAssets.set(composition, scales);
  }
  const present = scales.find(({ stage }) => stage.scaleX === scaleX && stage.scaleY === scaleY);
  if (present) return present;
  const stage = makeStage(composition, assets, scaleX, scaleY);
  const layers = composition.layers.map((layer, number) => ({ ...prepareLayer(layer, stage), number }));
  const made = { stage, spans: indexByTime(layers), background: new LatestSurface() };
  scales.unshift(made);
  scales.length = Math.min(scales.length, SCALES_KEPT);
  return made;
}

/** Index of the topmost layer that hides all below it, or -1 where the background shows. */
export function firstVisibleIndex(layers: readonly PreparedLayer[], timeSeconds: number): number {
  for (let index = layers.length - 1; index >= 0; index--) {
    if (layers[index]!.hidesAllBelow(timeSeconds)) return index;
  }
  return -1;
}
