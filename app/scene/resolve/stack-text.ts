import type { Box, FontRequest } from "~/scene/composition";
import type { TextStyle } from "~/scene/templates/template";
import { estimateWidthEm } from "~/scene/text/estimate-width";
import { type FittedText, fitText } from "~/scene/text/fit-text";
import { hasJoinedLetters, isUnspaced, needsTallLines } from "~/scene/text/script";

/** One text to be stacked with others. */
export interface StackText {
  name: string;
  text: string;
  style: TextStyle;
  plate: { per: "line" | "block"; paddingXEm: number; paddingYEm: number } | null;
  /** In scenes of words alone size matters more than the shape of the lines. */
  fillsScene: boolean;
}

export interface PlacedText extends StackText {
  box: Box;
  sizePixels: number;
  minSizePixels: number;
  lineHeight: number;
  letterSpacingEm: number;
  maxLines: number;
  /** Lines the text is expected to take. */
  lineCount: number;
  /** Where the text stands if it takes fewer: its neighbour's side, so that no gap opens inside the stack. */
  verticalAlign: "top" | "middle" | "bottom";
}

interface Sized {
  item: StackText;
  sizePixels: number;
  lineCount: number;
  height: number;
  spaceBefore: number;
  isTruncated: boolean;
}

const SHRINKING = [1, 0.94, 0.88, 0.82, 0.76, 0.7, 0.64, 0.58, 0.52, 0.46, 0.4, 0.34, 0.28, 0.22];
/** Where even the style's smallest sizes leave too little room: legible no more at arm's length, but complete. */
const LAST_RESORT = [0.9, 0.8, 0.7, 0.6, 0.5];
/** The engine, which measures exactly, may go this much below the size estimated here. */
const ENGINE_SHRINKING = 0.6;
/** Styles from this size on are headlines, whose shape matters. */
const LARGE_UNITS = 70;
/** Body and labels stay below this part of their headline's size, or they would look like headlines. */
const LARGEST_SUPPORT = 0.66;
const GOOD_LINES = 3;
const MANY_LINES_PENALTY = 0.9;
const SHAPING = [1, 0.93, 0.86, 0.79, 0.72];
const UNLIMITED_LINES = 60;

/**
 * Stacks texts in an area, as large as they go: all shrink together, none below its style's smallest size before
 * the others have reached theirs. Boxes never overlap and never leave the area.
 */
export function stackText(
  items: StackText[],
  area: Box,
  anchor: "top" | "middle" | "bottom",
  unit: number,
  language: string,
): PlacedText[] {
  if (items.length === 0) return [];
  const measures = items.map((item) => widthMeasure(item, language));
  const sizeAll = (scale: number, floor: number, ignoreLineLimit: boolean) => {
    const sizeOne = (item: StackText, limit: number) => {
      const index = items.indexOf(item);
      const attempt = { width: area.width, unit, language, scale, floor, ignoreLineLimit, limit };
      return sizeItem(item, measures[index]!, attempt, index === 0);
    };
    const headlines = items.filter(isLarge).map((item) => sizeOne(item, Number.POSITIVE_INFINITY));
    const limit = Math.min(...headlines.map((one) => one.sizePixels)) * LARGEST_SUPPORT;
    return items.map((item) => headlines.find((one) => one.item === item) ?? sizeOne(item, limit));
  };
  const fits = (sized: Sized[]) => heightOf(sized) <= area.height && !sized.some((one) => one.isTruncated);

  let chosen: Sized[] | undefined;
  for (const scale of SHRINKING) {
    chosen = sizeAll(scale, 1, false);
    if (fits(chosen)) break;
  }
  for (const floor of LAST_RESORT) {
    if (chosen && fits(chosen)) break;
    chosen = sizeAll(0, floor, true);
  }
  const sized = squeeze(chosen as Sized[], area.height);
  const free = area.height - heightOf(sized);
  let y = area.y + free * { top: 0, middle: 0.5, bottom: 1 }[anchor];
  return sized.map((one, index) => {
    y += one.spaceBefore;
    const box = { x: area.x, y, width: area.width, height: one.height };
    y += one.height;
    return {
      ...one.item,
      box,
      sizePixels: one.sizePixels,
      minSizePixels: one.sizePixels * ENGINE_SHRINKING,
      lineHeight: lineHeightFor(one.item),
      letterSpacingEm: letterSpacingFor(one.item),
      maxLines: Math.max(one.item.style.maxLines, one.lineCount + 1),
      lineCount: one.lineCount,
      verticalAlign: items.length === 1 ? anchor : index === items.length - 1 ? "top" : "bottom",
    };
  });
}

interface Attempt {
  width: number;
  unit: number;
  language: string;
  scale: number;
  floor: number;
  ignoreLineLimit: boolean;
  /** No larger than this, in pixels, unless the style's smallest size is. */
  limit: number;
}

function isLarge({ style }: StackText): boolean {
  return style.size >= LARGE_UNITS;
}

function sizeItem(
  item: StackText,
  measure: (text: string, size: number) => number,
  { width, unit, language, scale, floor, ignoreLineLimit, limit }: Attempt,
  isFirst: boolean,
): Sized {
  const { style, plate } = item;
  const smallest = style.minSize * unit * floor;
  // Small text has little to give: it shrinks less, so that labels stay legible under a long headline.
  const wanted = style.size * unit * (isLarge(item) ? scale : scale ** 0.4);
  const largest = Math.max(smallest, Math.min(wanted, limit));
  const lineHeight = lineHeightFor(item);
  const fitWithin = (maxSize: number) =>
    fitText({
      text: item.text,
      language,
      width,
      height: Number.MAX_SAFE_INTEGER,
      maxSize,
      minSize: Math.min(smallest, maxSize),
      lineHeight,
      linePadding: 0,
      maxLines: ignoreLineLimit ? UNLIMITED_LINES : style.maxLines,
      measure,
    });
  const fitted =
    isLarge(item) && !item.fillsScene
      ? bestShaped(fitWithin, largest, smallest, width, measure)
      : fitWithin(largest);
  const lineCount = Math.max(1, fitted.lines.length);
  const padding = 2 * (plate?.paddingYEm ?? 0) * fitted.sizePixels;
  const padded = plate?.per === "line" ? lineCount : 1;
  const spaceScale = Math.max(0.5, fitted.sizePixels / (style.size * unit));
  return {
    item,
    sizePixels: fitted.sizePixels,
    lineCount,
    height: lineCount * lineHeight * fitted.sizePixels + padded * padding,
    spaceBefore: isFirst ? 0 : style.spaceBefore * unit * spaceScale,
    isTruncated: fitted.isTruncated,
  };
}

/**
 * Among sizes somewhat below the largest, the one whose lines fill the width best: a headline in two full lines
 * reads better than a larger one in four short ones.
 */
function bestShaped(
  fitWithin: (maxSize: number) => FittedText,
  largest: number,
  smallest: number,
  width: number,
  measure: (text: string, size: number) => number,
): FittedText {
  let best = fitWithin(largest);
  let bestScore = 0;
  for (const scale of SHAPING) {
    const size = largest * scale;
    if (size < smallest) break;
    const fitted = scale === 1 ? best : fitWithin(size);
    const widths = fitted.lines.map((line) => measure(line, fitted.sizePixels));
    const widest = Math.max(...widths);
    const evenness = widths.reduce((sum, one) => sum + one, 0) / (widths.length * widest);
    const manyLines = MANY_LINES_PENALTY ** Math.max(0, widths.length - GOOD_LINES);
    const shape = evenness * (widest / width) ** 0.4 * manyLines;
    const score = fitted.isTruncated ? 0 : fitted.sizePixels * shape;
    if (score > bestScore * 1.02) {
      best = fitted;
      bestScore = score;
    }
  }
  return best;
}

/** Shares out too little height in proportion; the engine then cuts the text short. */
function squeeze(sized: Sized[], height: number): Sized[] {
  const needed = heightOf(sized);
  if (needed <= height) return sized;
  const scale = height / needed;
  return sized.map((one) => ({
    ...one,
    height: one.height * scale,
    spaceBefore: one.spaceBefore * scale,
  }));
}

function heightOf(sized: Sized[]): number {
  return sized.reduce((sum, one) => sum + one.spaceBefore + one.height, 0);
}

function widthMeasure(item: StackText, language: string): (text: string, size: number) => number {
  const { font, uppercase } = item.style;
  const spacing = letterSpacingFor(item);
  const padding = 2 * (item.plate?.paddingXEm ?? 0);
  const known = new Map<string, number>();
  return (text, size) => {
    let em = known.get(text);
    if (em === undefined) {
      em = estimate(uppercase ? text.toLocaleUpperCase(languageOrNone(language)) : text, font, spacing);
      known.set(text, em);
    }
    return (em + padding) * size;
  };
}

function estimate(text: string, font: FontRequest, spacing: number): number {
  return Math.max(0, estimateWidthEm(text, font, spacing));
}

function languageOrNone(language: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(language)[0];
  } catch {
    return undefined;
  }
}

/** Latin capitals may stand tight; marks above and below, and full-width characters, need more. */
function lineHeightFor({ text, style }: StackText): number {
  if (needsTallLines(text)) return Math.max(style.lineHeight, 1.36);
  if (isUnspaced(text)) return Math.max(style.lineHeight, 1.16);
  const hasMarkedCapitals = style.uppercase && /\p{M}/u.test(text.normalize("NFD"));
  return hasMarkedCapitals ? Math.max(style.lineHeight, 1.08) : style.lineHeight;
}

function letterSpacingFor({ text, style }: StackText): number {
  return hasJoinedLetters(text) || isUnspaced(text) ? 0 : style.letterSpacingEm;
}
