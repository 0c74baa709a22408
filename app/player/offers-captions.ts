import type { Composition, Layer } from "~/scene/composition";
import { layersWithin } from "~/scene/layers-within";

/** Whether there are captions to show over the picture: something is said, and its words are not in the picture already. */
export function offersCaptions({ cues, layers }: Composition): boolean {
  return cues.length > 0 && !layers.some(holdsCaptions);
}

function holdsCaptions(layer: Layer): boolean {
  return layer.kind === "captions" || (layer.kind === "group" && layer.layers.some(holdsCaptions));
}

/** Whether captions would only say again what is written in the picture: they are then shown to who asks for them here. */
export function repeatsScreen({ cues, layers }: Pick<Composition, "cues" | "layers">): boolean {
  const written = new Set(
    layersWithin(layers).flatMap((layer) => (layer.kind === "text" ? wordsOf(layer.text) : [])),
  );
  const spoken = cues.flatMap(({ text }) => wordsOf(text));
  // A number that is drawn as one, and an "and" between the items of a list.
  const added = spoken.filter((word) => !written.has(word) && !/\d/u.test(word));
  return spoken.length > 0 && added.length <= spoken.length * mostAdded;
}

const mostAdded = 0.1;

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\d]+/gu) ?? [];
}
