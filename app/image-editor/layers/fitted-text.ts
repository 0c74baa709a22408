import { prepareText } from "~/engine/prepare-text";
import type { Box, TextLayer as EngineText, FontRequest } from "~/scene/composition";
import { type ComposedLayer, composeLayer } from "./compose-layer";
import { layerAssets } from "./draw-layer";
import type { LabelLayer, TextLayer } from "./layer";

/** How a layer's text is set, as a page can set it in a field. */
export interface FittedText {
  /** In pixels of the layer, from its corner. */
  box: Box;
  font: FontRequest;
  sizePixels: number;
  lineHeight: number;
  letterSpacingPixels: number;
  lines: number;
  direction: "ltr" | "rtl";
}

/** The text of a layer as the engine fits it; null where it says nothing. Its fonts must be loaded. */
export function fittedText(layer: TextLayer | LabelLayer, language: string): FittedText | null {
  const { composition, reachPixels }: ComposedLayer = composeLayer(
    { ...layer, opacity: 1, blend: "source-over" },
    language,
  );
  const text = composition.layers.find((one): one is EngineText => one.kind === "text" && one.id === "text");
  if (!text) return null;
  const prepared = prepareText(text, language, layerAssets().createCanvas(1, 1).context);
  return {
    box: { ...text.box, x: text.box.x - reachPixels, y: text.box.y - reachPixels },
    font: text.font,
    sizePixels: Number(/([\d.]+)px/.exec(prepared.font)?.[1] ?? text.minSize),
    lineHeight: text.lineHeight,
    letterSpacingPixels: Number.parseFloat(prepared.letterSpacing) || 0,
    lines: new Set(prepared.pieces.map(({ baseline }) => Math.round(baseline))).size,
    direction: prepared.direction,
  };
}
