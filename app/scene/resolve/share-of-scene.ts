import type { Layer } from "~/scene/composition";
import type { SceneTiming } from "~/scene/resolve/timing";

type Times = Pick<SceneTiming, "startSeconds" | "endSeconds">;

/** Layers of a shot as one of its scenes shows them: none before it begins or after it ends, and all as far as they have come. */
export function shareOfScene(layers: readonly Layer[], own: Times): Layer[] {
  return layers.flatMap((layer) => {
    const startSeconds = Math.max(layer.startSeconds, own.startSeconds);
    const endSeconds = Math.min(layer.endSeconds, own.endSeconds);
    if (endSeconds <= startSeconds) return [];
    if (startSeconds === layer.startSeconds && endSeconds === layer.endSeconds) return [layer];
    return [{ ...withOwnClips(layer, own.startSeconds), startSeconds, endSeconds }];
  });
}

/** A picture goes on in its slow move; a clip begins, for its scene says where in the file. */
function withOwnClips(layer: Layer, fromSeconds: number): Layer {
  const { startSeconds, endSeconds } = layer;
  if (layer.kind === "clip") return { ...layer, startSeconds: Math.max(startSeconds, fromSeconds) };
  if (layer.kind === "picture" && layer.motion) {
    return { ...layer, motion: { startSeconds, endSeconds, ...layer.motion } };
  }
  if (layer.kind !== "group") return layer;
  return { ...layer, layers: layer.layers.map((inner) => withOwnClips(inner, fromSeconds)) };
}
