import type { Composition, FontRequest, Layer } from "~/scene/composition";

/** A font, and every text of a composition that is set in it. */
export interface FontText {
  font: FontRequest;
  text: string;
}

/**
 * What a composition writes, by font, with the digits and signs its counters pass through. Layers inside groups count.
 */
export function textByFont({ layers, language }: Pick<Composition, "layers" | "language">): FontText[] {
  const byFont = new Map<string, FontText>();
  const collect = (layer: Layer) => {
    if (layer.kind === "group") layer.layers.forEach(collect);
    if (layer.kind !== "text" && layer.kind !== "counter" && layer.kind !== "captions") return;
    const { family, weight, style } = layer.font;
    const key = `${family}/${weight}/${style}`;
    const known = byFont.get(key) ?? { font: layer.font, text: "" };
    known.text += ` ${textOf(layer, language)}`;
    byFont.set(key, known);
  };
  layers.forEach(collect);
  return [...byFont.values()];
}

function textOf(layer: Extract<Layer, { kind: "text" | "counter" | "captions" }>, language: string): string {
  switch (layer.kind) {
    case "text":
      return layer.text;
    case "captions":
      return layer.cues.map((cue) => cue.text).join(" ");
    case "counter":
      return figureCharacters(layer.unit, language);
  }
}

/** Every character a number may be written with in a language. */
function figureCharacters(unit: string | null, language: string): string {
  const style: Intl.NumberFormatOptions =
    unit === null
      ? {}
      : unit === "percent"
        ? { style: "percent" }
        : { style: "currency", currency: unit, currencyDisplay: "narrowSymbol" };
  const options = { ...style, minimumFractionDigits: 2 };
  try {
    return new Intl.NumberFormat(language, options).format(-1234567890.55);
  } catch {
    return new Intl.NumberFormat("en", options).format(-1234567890.55);
  }
}
