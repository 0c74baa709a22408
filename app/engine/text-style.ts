import type { Canvas2D } from "~/engine/canvas";
import type { Target } from "~/engine/target";

/** How letters are set; sizes are pixels of the composition. */
export interface TextStyle {
  font: string;
  letterSpacing: string;
  direction: "ltr" | "rtl";
}

/** Text with its place: the left end of its baseline. */
export interface Glyphs {
  text: string;
  x: number;
  baseline: number;
}

export function setTextStyle(context: Canvas2D, style: TextStyle, language: string): void {
  context.font = style.font;
  context.letterSpacing = style.letterSpacing;
  context.direction = style.direction;
  context.textAlign = "left";
  context.textBaseline = "alphabetic";
  if (context.lang !== undefined) context.lang = language;
}

export function fillGlyphs({ context }: Pick<Target, "context">, { text, x, baseline }: Glyphs): void {
  context.fillText(text, x, baseline);
}
