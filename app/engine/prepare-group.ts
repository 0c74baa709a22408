import type { Content } from "~/engine/content";
import { type PreparedLayer, preparedLayer } from "~/engine/prepare-layer";
import type { Stage } from "~/engine/stage";
import { around } from "~/engine/transform";
import type { Box, GroupLayer } from "~/scene/composition";

/** Layers drawn one over the other as one content. */
export function groupContent(layer: GroupLayer, stage: Stage): Content {
  const layers: PreparedLayer[] = layer.layers.map((inner) => preparedLayer(inner, stage));
  return {
    bounds: (time) => layers.reduce<Box>((box, inner) => around(box, inner.boundsAt(time)), layer.box),
    changes: layers.flatMap(({ startSeconds, endSeconds, changes }) => [
      ...changes,
      { startSeconds, endSeconds: startSeconds },
      { startSeconds: endSeconds, endSeconds },
    ]),
    isSingle: false,
    layers,
    silhouetteChanges: layers.flatMap(({ startSeconds, endSeconds, silhouetteChanges }) => [
      ...silhouetteChanges,
      { startSeconds, endSeconds: startSeconds },
      { startSeconds: endSeconds, endSeconds },
    ]),
    silhouette(target, time) {
      for (const inner of layers) {
        if (inner.startSeconds <= time && time < inner.endSeconds) inner.drawSilhouette(target, time);
      }
    },
    paint(target, time) {
      for (const inner of layers) {
        if (inner.startSeconds <= time && time < inner.endSeconds) inner.draw(target, time);
      }
    },
  };
}
