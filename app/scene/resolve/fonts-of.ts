import type { FontRequest, Layer } from "~/scene/composition";
import { fontsOfText } from "~/scene/text/style-text";

/** The fonts the layers' texts are set in, each once; those inside groups too. */
export function fontsOf(layers: readonly Layer[]): FontRequest[] {
  const fonts = new Map<string, FontRequest>();
  collect(layers, fonts);
  return [...fonts.values()];
}

function collect(layers: readonly Layer[], fonts: Map<string, FontRequest>): void {
  for (const layer of layers) {
    if (layer.kind === "group") collect(layer.layers, fonts);
    if (
      layer.kind !== "text" &&
      layer.kind !== "counter" &&
      layer.kind !== "countdown" &&
      layer.kind !== "captions"
    )
      continue;
    for (const font of layer.kind === "text" ? fontsOfText(layer) : [layer.font]) {
      fonts.set(`${font.family}/${font.weight}/${font.style}`, font);
    }
  }
}
