import { indexByTime, layersAt } from "~/engine/active-layers";
import type { Canvas2D, EngineAssets } from "~/engine/canvas";
import { type PreparedLayer, prepareLayer } from "~/engine/prepare-layer";
import { makeStage, type Stage, scaleOf } from "~/engine/stage";
import type { Composition } from "~/scene/composition";

interface PreparedComposition {
  stage: Stage;
  spans: ReturnType<typeof indexByTime<PreparedLayer>>;
}

/** A player and its thumbnails may draw the same composition at different sizes; more are not kept. */
const SCALES_KEPT = 2;

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
  const lastMoment = composition.durationSeconds - 1e-6;
  const time = Math.max(0, Math.min(lastMoment, timeSeconds));
  const { scaleX, scaleY, target } = scaleOf(context);
  const { spans } = preparedFor(composition, assets, scaleX, scaleY);
  const layers = layersAt(spans, time);
  context.save();
  context.imageSmoothingEnabled = true;
  context.imageSmoothingQuality = "low";
  context.globalCompositeOperation = "source-over";
  const first = firstVisibleIndex(layers, time);
  if (first < 0) {
    context.globalAlpha = 1;
    context.fillStyle = composition.background;
    context.fillRect(0, 0, composition.width, composition.height);
  }
  for (let index = Math.max(0, first); index < layers.length; index++) layers[index]!.draw(target, time);
  context.restore();
}

function preparedFor(
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
  const made = { stage, spans: indexByTime(composition.layers.map((layer) => prepareLayer(layer, stage))) };
  scales.unshift(made);
  scales.length = Math.min(scales.length, SCALES_KEPT);
  return made;
}

/** Index of the topmost layer that hides all below it, or -1 where the background shows. */
function firstVisibleIndex(layers: readonly PreparedLayer[], timeSeconds: number): number {
  for (let index = layers.length - 1; index >= 0; index--) {
    if (layers[index]!.hidesAllBelow(timeSeconds)) return index;
  }
  return -1;
}
