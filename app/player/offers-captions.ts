import type { Composition, Layer } from "~/scene/composition";

/** Whether there are captions to show over the picture: something is said, and its words are not in the picture already. */
export function offersCaptions({ cues, layers }: Composition): boolean {
  return cues.length > 0 && !layers.some(holdsCaptions);
}

function holdsCaptions(layer: Layer): boolean {
  return layer.kind === "captions" || (layer.kind === "group" && layer.layers.some(holdsCaptions));
}
