import { indexByTime, layersAt } from "~/engine/active-layers";
import type { Canvas2D, EngineAssets, Picture } from "~/engine/canvas";
import { type PreparedLayer, prepareLayer } from "~/engine/prepare-layer";
import { SurfaceCache } from "~/engine/surface-cache";
import type { Composition, Layer } from "~/scene/composition";

type PreparedComposition = ReturnType<typeof indexByTime<PreparedLayer>>;

const prepared = new WeakMap<EngineAssets, WeakMap<Composition, PreparedComposition>>();

/**
 * Draws one frame. The pixels depend on the composition, the time and the assets alone, so seeking, playing and
 * encoding give the same picture. Times before the start show the first frame, times from the end on the last.
 *
 * The context's transformation is kept, so a frame can be drawn scaled; its whole state is restored. Fonts and
 * pictures must be loaded: what is measured once is not measured again for the same composition and assets.
 */
export function drawFrame(
  context: Canvas2D,
  composition: Composition,
  timeSeconds: number,
  assets: EngineAssets,
): void {
  const lastMoment = composition.durationSeconds - 1e-6;
  const time = Math.max(0, Math.min(lastMoment, timeSeconds));
  const layers = layersAt(preparedFor(composition, assets), time);
  context.save();
  context.imageSmoothingEnabled = true;
  context.imageSmoothingQuality = "low";
  const first = firstVisibleIndex(layers, time);
  if (first < 0) {
    context.globalAlpha = 1;
    context.fillStyle = composition.background;
    context.fillRect(0, 0, composition.width, composition.height);
  }
  for (let index = Math.max(0, first); index < layers.length; index++) layers[index]!.draw(context, time);
  context.restore();
}

function preparedFor(composition: Composition, assets: EngineAssets): PreparedComposition {
  let ofAssets = prepared.get(assets);
  if (!ofAssets) {
    ofAssets = new WeakMap();
    prepared.set(assets, ofAssets);
  }
  let ofComposition = ofAssets.get(composition);
  if (!ofComposition) {
    const surfaces = new SurfaceCache<Layer, Picture>();
    ofComposition = indexByTime(
      composition.layers.map((layer) => prepareLayer(layer, composition, assets, surfaces)),
    );
    ofAssets.set(composition, ofComposition);
  }
  return ofComposition;
}

/** Index of the topmost layer that hides all below it, or -1 where the background shows. */
function firstVisibleIndex(layers: readonly PreparedLayer[], timeSeconds: number): number {
  for (let index = layers.length - 1; index >= 0; index--) {
    if (layers[index]!.hidesAllBelow(timeSeconds)) return index;
  }
  return -1;
}
