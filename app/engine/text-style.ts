import type { Canvas2D } from "~/engine/canvas";
import { fillRounded } from "~/engine/draw-shape";
import type { StyledRun } from "~/engine/styled-line";
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
  /** Instead of the text, where its characters are set differently. */
  runs?: StyledRun[];
}

export function setTextStyle(context: Canvas2D, style: TextStyle, language: string): void {
  context.font = style.font;
  context.letterSpacing = style.letterSpacing;
  context.direction = style.direction;
  context.textAlign = "left";
  context.textBaseline = "alphabetic";
  if (context.lang !== undefined) context.lang = language;
}

/** Fills letters in the colour that is set, all of them: for shadows. */
export function fillGlyphs({ context }: Pick<Target, "context">, { text, x, baseline, runs }: Glyphs): void {
  if (!runs) {
    context.fillText(text, x, baseline);
    return;
  }
  for (const run of runs) {
    context.font = run.font;
    context.fillText(run.text, run.x, baseline);
  }
}

/** Places and sizes of what spans draw beside letters, in ems. */
const HIGHLIGHT = { above: 0.94, height: 1.22, beside: 0.08, radius: 0.08 };
const UNDERLINE = { below: 0.1, thickness: 0.065 };

/** Fills letters that spans set: markers behind them, each run in its font and colour, and lines beneath. */
export function fillRuns(
  context: Canvas2D,
  { baseline, runs = [] }: Glyphs,
  color: string,
  sizePixels: number,
): void {
  for (const { x, width, span, joinsLeft = false, joinsRight = false } of runs) {
    if (!span?.highlight) continue;
    const beside = HIGHLIGHT.beside * sizePixels;
    const left = x - (joinsLeft ? 0 : beside);
    context.fillStyle = span.highlight;
    fillRounded(
      context,
      {
        x: left,
        y: baseline - HIGHLIGHT.above * sizePixels,
        width: x + width + (joinsRight ? 0 : beside) - left,
        height: HIGHLIGHT.height * sizePixels,
      },
      !joinsLeft && !joinsRight ? HIGHLIGHT.radius * sizePixels : 0,
    );
  }
  for (const { text, x, width, font, span } of runs) {
    context.font = font;
    context.fillStyle = span?.color ?? color;
    context.fillText(text, x, baseline);
    if (!span?.underline) continue;
    const thickness = Math.max(1, UNDERLINE.thickness * sizePixels);
    context.fillRect(x, baseline + UNDERLINE.below * sizePixels, width, thickness);
  }
}
