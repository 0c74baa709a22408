import type { FontRequest, Layer } from "~/scene/composition";

/** The fonts the layers' texts are set in, each once; those inside groups too. */
export function fontsOf(layers: readonly Layer[]): FontRequest[] {
  const fonts = new Map<string, FontRequest>();
  collect(layers, fonts);
  return [...fonts.values()];
}

function collect(layers: readonly Layer[], fonts: Map<string, FontRequest>): void {
  for (const layer of layers) {
    if (layer.kind === "group") collect(layer.layers, fonts);
    if (layer.kind !== "text" && layer.kind !== "counter" && layer.kind !== "captions") continue;
    const { family, weight, style } = layer.font;
    fonts.set(`${family}/${weight}/${style}`, layer.font);
  }
}
