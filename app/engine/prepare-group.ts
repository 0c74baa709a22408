import type { Content } from "~/engine/content";
import { type PreparedLayer, preparedLayer } from "~/engine/prepare-layer";
import type { Stage } from "~/engine/stage";
import type { Box, GroupLayer } from "~/scene/composition";

/** Layers drawn one over the other as one content. */
export function groupContent(layer: GroupLayer, stage: Stage): Content {
  const layers: PreparedLayer[] = layer.layers.map((inner) => preparedLayer(inner, stage));
  return {
    bounds: () => layers.reduce<Box>((box, inner) => around(box, inner.bounds()), layer.box),
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

function around(first: Box, second: Box): Box {
  const x = Math.min(first.x, second.x);
  const y = Math.min(first.y, second.y);
  return {
    x,
    y,
    width: Math.max(first.x + first.width, second.x + second.width) - x,
    height: Math.max(first.y + first.height, second.y + second.height) - y,
  };
}
