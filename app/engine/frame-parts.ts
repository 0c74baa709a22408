import { layersAt } from "~/engine/active-layers";
import type { EngineAssets } from "~/engine/canvas";
import { firstVisibleIndex, momentWithin, preparedFor } from "~/engine/draw-frame";
import type { FramePart } from "~/engine/frame-part";
import { partsOfLayer } from "~/engine/layer-parts";
import type { Composition } from "~/scene/composition";

/**
 * The parts of one frame at the composition's own size, furthest back first, for a painter that is not a canvas. With
 * `background` they are laid on that colour; where it is `null` the first one fills the canvas.
 */
export function partsOfFrame(
  composition: Composition,
  timeSeconds: number,
  assets: EngineAssets,
): { background: string | null; parts: FramePart[] } {
  const time = momentWithin(composition, timeSeconds);
  const prepared = preparedFor(composition, assets, 1, 1);
  const layers = layersAt(prepared.layers, time);
  const first = firstVisibleIndex(layers, time);
  return {
    background: first < 0 ? composition.background : null,
    parts: layers.slice(Math.max(0, first)).flatMap((layer) => partsOfLayer(layer.inside, time)),
  };
}
