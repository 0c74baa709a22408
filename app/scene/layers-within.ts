import type { Layer } from "~/scene/composition";

/** Layers with those inside their groups, each group before what it holds. */
export function layersWithin(layers: readonly Layer[]): Layer[] {
  return layers.flatMap((layer) =>
    layer.kind === "group" ? [layer, ...layersWithin(layer.layers)] : [layer],
  );
}
