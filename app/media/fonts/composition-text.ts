import { countdownFormat, secondsLeft } from "~/engine/format-countdown";
import type { Composition, FontRequest, Layer } from "~/scene/composition";
import { layersWithin } from "~/scene/layers-within";
import { fontsOfText } from "~/scene/text/style-text";

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
  for (const layer of layersWithin(layers)) {
    if (!hasLetters(layer)) continue;
    for (const font of layer.kind === "text" ? fontsOfText(layer) : [layer.font]) {
      const key = `${font.family}/${font.weight}/${font.style}`;
      const known = byFont.get(key) ?? { font, text: "" };
      known.text += ` ${textOf(layer, language)}`;
      byFont.set(key, known);
    }
  }
  return [...byFont.values()];
}

type LetteredLayer = Extract<Layer, { kind: "text" | "counter" | "countdown" | "captions" }>;

function hasLetters(layer: Layer): layer is LetteredLayer {
  return ["text", "counter", "countdown", "captions"].includes(layer.kind);
}

function textOf(layer: LetteredLayer, language: string): string {
  switch (layer.kind) {
    case "text":
      return layer.text;
    case "captions":
      return layer.cues.map((cue) => cue.text).join(" ");
    case "counter":
      return figureCharacters(layer.unit, language);
    case "countdown": {
      const written = countdownFormat(language, layer.from)(secondsLeft(layer, layer.startSeconds)).text;
      return `${figureCharacters(null, language)} ${written} ${layer.over}`;
    }
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
