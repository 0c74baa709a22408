import type { Box } from "~/scene/composition";
import type { ListStyle } from "~/scene/layouts/part";
import { letterSpacingFor, lineHeightFor, measureEntry } from "~/scene/resolve/measure-text";
import { placeRows, type SizedRows, sizeRows } from "~/scene/resolve/stack-rows";
import type { TextStyle } from "~/scene/templates/template";
import { type FittedText, fitText } from "~/scene/text/fit-text";
import { hyphenateLongWords } from "~/scene/text/hyphenate";
import { fitsUndivided } from "~/scene/text/wrap-lines";

/** One text to be stacked with others. */
export interface StackText {
  kind: "text";
  name: string;
  text: string;
  style: TextStyle;
  plate: { per: "line" | "block"; paddingXEm: number; paddingYEm: number } | null;
  /** In scenes of words alone size matters more than the shape of the lines. */
  fillsScene: boolean;
  /** Stands in one line whatever its length. */
  isSingleLine?: boolean;
}

/** Lines of a text as rows of one or two cells. */
export interface StackRows {
  kind: "rows";
  name: string;
  rows: string[][];
  style: TextStyle;
  list: ListStyle;
}

/** A small drawing between texts. */
export interface StackGraphic {
  kind: "graphic";
  name: string;
  heightUnits: number;
  /** Width to height; `null` is as wide as the stack. */
  aspect: number | null;
  spaceBefore: number;
}

export type StackEntry = StackText | StackRows | StackGraphic;

export interface PlacedText {
  kind: "text";
  name: string;
  text: string;
  style: TextStyle;
  plate: StackText["plate"];
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
  /** Instead of the stack's own. */
  align?: "start" | "center" | "end";
  /** Row of a list, counted from 0. */
  row?: number;
}

export interface PlacedGraphic {
  kind: "graphic";
  name: string;
  box: Box;
  row?: number;
}

export type PlacedItem = PlacedText | PlacedGraphic;

interface Sized {
  entry: StackEntry;
  sizePixels: number;
  lineCount: number;
  height: number;
  spaceBefore: number;
  isTruncated: boolean;
  rows?: SizedRows;
}

export interface StackPlace {
  anchor: "top" | "middle" | "bottom";
  align: "start" | "center" | "end";
  unit: number;
  language: string;
  direction: "ltr" | "rtl";
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
/** Rows are what a scene with a list is about: they may come closer to the headline. */
const LARGEST_ROWS = 0.86;
/** Part of the height left over that rows take, and the most by which each grows, as a part of the text size. */
const ROWS_SHARE = 0.72;
const LARGEST_ROW_GROWTH = 1.1;
const GOOD_LINES = 3;
const MANY_LINES_PENALTY = 0.9;
const SHAPING = [1, 0.93, 0.86, 0.79, 0.72];
const UNLIMITED_LINES = 60;
/** How far below its style's smallest size a headline goes before one of its words is divided. */
const SMALLEST_UNDIVIDED = 0.42;
/** As above, where the word can be broken with a hyphen. */
const SMALLEST_BEFORE_HYPHENS = 0.9;

/**
 * Stacks texts, lists and graphics in an area, as large as they go: all shrink together, none below its style's
 * smallest size before the others have reached theirs. Boxes never overlap and never leave the area.
 */
export function stackText(given: StackEntry[], area: Box, place: StackPlace): PlacedItem[] {
  if (given.length === 0) return [];
  const { unit, language } = place;
  const entries = given.map((entry) => withHyphens(entry, area.width, place));
  const measures = new Map(
    entries.flatMap((entry) =>
      entry.kind === "text" ? [[entry, measureEntry(entry, language)] as const] : [],
    ),
  );
  const sizeAll = (scale: number, floor: number, ignoreLineLimit: boolean) => {
    const sizeOne = (entry: StackEntry, limit: number): Sized => {
      const attempt = { width: area.width, unit, language, scale, floor, ignoreLineLimit, limit };
      const isFirst = entry === entries[0];
      if (entry.kind === "text") return sizeItem(entry, measures.get(entry)!, attempt, isFirst);
      return entry.kind === "rows" ? sizeList(entry, attempt, isFirst) : sizeGraphic(entry, attempt, isFirst);
    };
    const headlines = entries.filter(isLarge).map((entry) => sizeOne(entry, Number.POSITIVE_INFINITY));
    const limit = Math.min(...headlines.map((one) => one.sizePixels)) * LARGEST_SUPPORT;
    return entries.map((entry) => {
      const rowLimit = entry.kind === "rows" ? limit * (LARGEST_ROWS / LARGEST_SUPPORT) : limit;
      return headlines.find((one) => one.entry === entry) ?? sizeOne(entry, rowLimit);
    });
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
  const sized = spreadRows(squeeze(chosen as Sized[], area.height), area.height);
  const free = area.height - heightOf(sized);
  let y = area.y + free * { top: 0, middle: 0.5, bottom: 1 }[place.anchor];
  return sized.flatMap((one, index) => {
    y += one.spaceBefore;
    const box = { x: area.x, y, width: area.width, height: one.height };
    y += one.height;
    const verticalAlign =
      entries.length === 1 ? place.anchor : index === entries.length - 1 ? "top" : "bottom";
    return placeOne(one, box, verticalAlign, place);
  });
}

/** Words so long that their text would become too small for its style are broken at the style's smallest size. */
function withHyphens(entry: StackEntry, width: number, { unit, language }: StackPlace): StackEntry {
  if (entry.kind !== "text" || entry.isSingleLine) return entry;
  const measure = measureEntry(entry, language);
  const smallest = entry.style.minSize * unit;
  const least = smallest * (isLarge(entry) ? SMALLEST_BEFORE_HYPHENS : 1);
  if (fitsUndivided(entry.text, language, width, (text) => measure(text, least))) return entry;
  const text = hyphenateLongWords(entry.text, width, (word) => measure(word, smallest));
  return text === entry.text ? entry : { ...entry, text };
}

function placeOne(
  one: Sized,
  box: Box,
  verticalAlign: PlacedText["verticalAlign"],
  place: StackPlace,
): PlacedItem[] {
  const { entry } = one;
  if (entry.kind === "rows") return placeRows(entry, one.rows as SizedRows, box, place);
  if (entry.kind === "graphic")
    return [{ kind: "graphic", name: entry.name, box: graphicBox(entry, box, place) }];
  return [
    {
      ...entry,
      box,
      sizePixels: one.sizePixels,
      minSizePixels: one.sizePixels * ENGINE_SHRINKING,
      lineHeight: lineHeightFor(entry.text, entry.style),
      letterSpacingEm: letterSpacingFor(entry.text, entry.style),
      maxLines: entry.isSingleLine ? 1 : Math.max(entry.style.maxLines, one.lineCount + 1),
      lineCount: one.lineCount,
      verticalAlign,
    },
  ];
}

function graphicBox({ aspect }: StackGraphic, box: Box, { align, direction }: StackPlace): Box {
  if (aspect === null) return box;
  const width = Math.min(box.width, box.height * aspect);
  const free = box.width - width;
  const isLeft = (align === "start") === (direction === "ltr");
  const share = align === "center" ? 0.5 : isLeft ? 0 : 1;
  return { x: box.x + free * share, y: box.y, width, height: box.height };
}

export interface Attempt {
  width: number;
  unit: number;
  language: string;
  scale: number;
  floor: number;
  ignoreLineLimit: boolean;
  /** No larger than this, in pixels, unless the style's smallest size is. */
  limit: number;
}

function isLarge(entry: StackEntry): boolean {
  return entry.kind === "text" && entry.style.size >= LARGE_UNITS;
}

function sizeGraphic(entry: StackGraphic, { unit, scale }: Attempt, isFirst: boolean): Sized {
  const shrunk = Math.max(0.45, scale ** 0.7);
  return {
    entry,
    sizePixels: entry.heightUnits * unit * shrunk,
    lineCount: 1,
    height: entry.heightUnits * unit * shrunk,
    spaceBefore: isFirst ? 0 : entry.spaceBefore * unit * shrunk,
    isTruncated: false,
  };
}

function sizeList(entry: StackRows, attempt: Attempt, isFirst: boolean): Sized {
  const rows = sizeRows(entry, attempt);
  const spaceScale = Math.max(0.5, rows.sizePixels / (entry.style.size * attempt.unit));
  return {
    entry,
    rows,
    sizePixels: rows.sizePixels,
    lineCount: rows.rows.length,
    height: rows.height,
    spaceBefore: isFirst ? 0 : entry.style.spaceBefore * attempt.unit * spaceScale,
    isTruncated: rows.isTruncated,
  };
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
  const lineHeight = lineHeightFor(item.text, style);
  const maxLines = item.isSingleLine ? 1 : ignoreLineLimit ? UNLIMITED_LINES : style.maxLines;
  // A number cannot be divided, and a headline's long word is better small than in two pieces.
  const measureAtSmallest = (text: string) => measure(text, smallest);
  const mayGoBelow = isLarge(item) && !fitsUndivided(item.text, language, width, measureAtSmallest);
  const floorSize = item.isSingleLine ? 8 : smallest * (mayGoBelow ? SMALLEST_UNDIVIDED : 1);
  const fitWithin = (maxSize: number) =>
    fitText({
      text: item.text,
      language,
      width,
      height: Number.MAX_SAFE_INTEGER,
      maxSize,
      minSize: Math.min(floorSize, maxSize),
      lineHeight,
      linePadding: 0,
      maxLines,
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
    entry: item,
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

/** Gives rows some of the height that is left over, so that a short list does not huddle in a tall scene. */
function spreadRows(sized: Sized[], height: number): Sized[] {
  const free = height - heightOf(sized);
  if (free <= 0) return sized;
  return sized.map((one) => {
    if (!one.rows) return one;
    const count = one.rows.rows.length;
    const growth = Math.min((free * ROWS_SHARE) / count, one.sizePixels * LARGEST_ROW_GROWTH);
    const rows = { ...one.rows, paddingY: one.rows.paddingY + growth / 2 };
    return { ...one, rows, height: one.height + growth * (one.rows.isRuled ? count : count - 1) };
  });
}

function heightOf(sized: Sized[]): number {
  return sized.reduce((sum, one) => sum + one.spaceBefore + one.height, 0);
}
