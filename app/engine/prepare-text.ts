import type { Canvas2D, TextMetricsLike } from "~/engine/canvas";
import { fontString } from "~/engine/font-string";
import { type PlacedPiece, placeLetters, placeWords } from "~/engine/place-words";
import { SpanSetter, type StyledPiece, type StyledRun } from "~/engine/styled-line";
import type { Box, TextLayer, TextLayerSpan } from "~/scene/composition";
import { type FittedText, fitText } from "~/scene/text/fit-text";
import { alignedFrom, directionOfText, hasJoinedLetters, needsTallLines } from "~/scene/text/script";
import { type StyledText, spansOfPiece, styleText } from "~/scene/text/style-text";

/** A text layer measured, broken and placed: nothing but positions is left to do per frame. */
export interface PreparedText {
  font: string;
  letterSpacing: string;
  direction: "ltr" | "rtl";
  pieces: TextPiece[];
  plates: PreparedPlate[];
  sizePixels: number;
  /** Whether some of the text was left out for want of room. */
  isTruncated: boolean;
}

/** What moves as one: the block's line, a line, a word or a letter. */
export interface TextPiece {
  text: string;
  /** Left end of the baseline. */
  x: number;
  baseline: number;
  /** Steps of stagger before this piece moves. */
  order: number;
  /** Strip of the line the piece stands in. */
  strip: Box;
  /** The piece's own part of the strip, about whose centre it turns and grows. */
  box: Box;
  /** Where spans set its characters differently; places are those of the canvas. */
  runs?: StyledRun[];
}

export interface PreparedPlate {
  box: Box;
  order: number;
}

interface MeasuredLine {
  text: string;
  width: number;
  metrics: TextMetricsLike;
  /** How each character is set; absent where all are set the same way. */
  spans?: (TextLayerSpan | undefined)[];
}

/** Baseline below the middle of the line, in em: centres capitals, or letters with deep marks. */
const BASELINE_OFFSET = 0.355;
const TALL_BASELINE_OFFSET = 0.27;
const SHRINK_STEP = 0.94;
const SMALLEST_SIZE_PIXELS = 4;

/**
 * Fits a text layer into its box. Ink counts, not only advance widths: overhanging letters and marks that would
 * stand outside the box shift the text, and make it smaller where shifting is not enough. `pieces` asks for words
 * even where the text does not come in by them.
 */
export function prepareText(
  layer: TextLayer,
  language: string,
  context: Canvas2D,
  pieces: "asRevealed" | "words" = "asRevealed",
): PreparedText {
  const write = (written: string) => (layer.uppercase ? upperCase(written, language) : written);
  const styled = layer.spans?.length ? styleText(layer, write) : null;
  const text = styled?.text ?? write(layer.text).trim();
  const paddingX = layer.plate?.paddingX ?? 0;
  const paddingY = layer.plate?.paddingY ?? 0;
  const perLine = layer.plate?.per === "line";
  const area: Box = {
    x: layer.box.x + paddingX,
    y: layer.box.y + (perLine ? 0 : paddingY),
    width: Math.max(1, layer.box.width - 2 * paddingX),
    height: Math.max(1, layer.box.height - (perLine ? 0 : 2 * paddingY)),
  };
  const spacingEm = hasJoinedLetters(text) ? 0 : layer.letterSpacing / layer.maxSize;
  const direction = directionOfText(text, language);
  const linePadding = perLine ? 2 * paddingY : 0;

  context.direction = direction;
  context.textAlign = "left";
  context.textBaseline = "alphabetic";
  if (context.lang !== undefined) context.lang = language;
  const use = (sizePixels: number) => {
    context.font = fontString(layer.font, sizePixels);
    context.letterSpacing = `${spacingEm * sizePixels}px`;
  };
  const measure = (measured: string, sizePixels: number) => {
    use(sizePixels);
    if (styled) return new SpanSetter(context, layer.font, sizePixels).widestOf(measured, styled);
    const metrics = context.measureText(measured);
    return Math.max(metrics.width, metrics.actualBoundingBoxLeft + metrics.actualBoundingBoxRight);
  };

  let maxSize = layer.maxSize;
  let minSize = layer.minSize;
  for (;;) {
    const fitted = fitText({
      text,
      language,
      width: area.width,
      height: area.height,
      maxSize,
      minSize,
      lineHeight: layer.lineHeight,
      linePadding,
      maxLines: layer.maxLines,
      measure,
    });
    use(fitted.sizePixels);
    const spacing = spacingEm * fitted.sizePixels;
    const lines = styled
      ? measureStyled(fitted.lines, styled, new SpanSetter(context, layer.font, fitted.sizePixels), spacing)
      : fitted.lines.map((line) => measureLine(line, context, spacing));
    use(fitted.sizePixels);
    const placed = placeLines(layer, area, lines, fitted.sizePixels, linePadding, text, language);
    if (placed || fitted.sizePixels <= SMALLEST_SIZE_PIXELS) {
      const { font, letterSpacing } = context;
      return {
        font,
        letterSpacing,
        direction,
        sizePixels: fitted.sizePixels,
        ...piecesAndPlates(layer, area, placed ?? [], lines, fitted, linePadding, direction, context, pieces),
      };
    }
    maxSize = fitted.sizePixels * SHRINK_STEP;
    minSize = Math.min(minSize, maxSize);
  }
}

function upperCase(text: string, language: string): string {
  try {
    return text.toLocaleUpperCase(language);
  } catch {
    return text.toUpperCase();
  }
}

function measureLine(text: string, context: Canvas2D, letterSpacing: number): MeasuredLine {
  const metrics = context.measureText(text);
  // The canvas adds the spacing after the last letter too; centring must not see it.
  return { text, metrics, width: Math.max(0, metrics.width - letterSpacing) };
}

/** Lines follow each other in the text, by which the same words at two places are told apart. */
function measureStyled(
  lines: readonly string[],
  styled: StyledText,
  setter: SpanSetter,
  letterSpacing: number,
): MeasuredLine[] {
  let after = -1;
  return lines.map((text) => {
    const places = styled.placesOf(text).find((one) => one[0]! > after) ?? [];
    after = places.at(-1) ?? after;
    const spans = spansOfPiece(text, places, styled);
    const metrics = setter.metricsOf(text, spans);
    return { text, spans, metrics, width: Math.max(0, metrics.width - letterSpacing) };
  });
}

interface PlacedLine {
  x: number;
  top: number;
  baseline: number;
}

/** Positions of the lines, or `null` where their ink is higher or wider than the area. */
function placeLines(
  layer: TextLayer,
  area: Box,
  lines: MeasuredLine[],
  size: number,
  linePadding: number,
  text: string,
  language: string,
): PlacedLine[] | null {
  const pitch = layer.lineHeight * size + linePadding;
  const free = area.height - pitch * lines.length;
  const share = { top: 0, middle: 0.5, bottom: 1 }[layer.verticalAlign];
  const offset = (needsTallLines(text) ? TALL_BASELINE_OFFSET : BASELINE_OFFSET) * size;
  const top = area.y + free * share;
  const baselines = lines.map((_, index) => top + pitch * (index + 0.5) + offset);

  const inkTop = Math.min(...lines.map((line, i) => baselines[i]! - line.metrics.actualBoundingBoxAscent));
  const inkBottom = Math.max(
    ...lines.map((line, i) => baselines[i]! + line.metrics.actualBoundingBoxDescent),
  );
  if (inkBottom - inkTop > area.height) return null;
  const shiftY = Math.max(0, area.y - inkTop) - Math.max(0, inkBottom - (area.y + area.height));

  const placed: PlacedLine[] = [];
  for (const [index, line] of lines.entries()) {
    const { actualBoundingBoxLeft: inkLeft, actualBoundingBoxRight: inkRight } = line.metrics;
    if (inkLeft + inkRight > area.width + 0.01) return null;
    const x = area.x + (area.width - line.width) * horizontalShare(layer, text, language);
    const shiftX = Math.max(0, area.x - (x - inkLeft)) - Math.max(0, x + inkRight - (area.x + area.width));
    placed.push({
      x: x + shiftX,
      top: top + pitch * index + shiftY,
      baseline: baselines[index]! + shiftY,
    });
  }
  return placed;
}

/** Where a line stands in its area: 0 at the left, 1 at the right. */
function horizontalShare({ align }: TextLayer, text: string, language: string): number {
  if (align === "center") return 0.5;
  return (align === "start") === (alignedFrom(text, language) === "ltr") ? 0 : 1;
}

function piecesAndPlates(
  layer: TextLayer,
  area: Box,
  placed: PlacedLine[],
  lines: MeasuredLine[],
  fitted: FittedText,
  linePadding: number,
  direction: "ltr" | "rtl",
  context: Canvas2D,
  cut: "asRevealed" | "words",
): { pieces: TextPiece[]; plates: PreparedPlate[]; isTruncated: boolean } {
  const pitch = layer.lineHeight * fitted.sizePixels + linePadding;
  const paddingX = layer.plate?.paddingX ?? 0;
  const pieces: TextPiece[] = [];
  const plates: PreparedPlate[] = [];
  let order = 0;
  for (const [index, line] of placed.entries()) {
    const { text, width, spans } = lines[index] as MeasuredLine;
    const strip = { x: area.x - paddingX, y: line.top, width: area.width + 2 * paddingX, height: pitch };
    if (layer.plate?.per === "line") {
      plates.push({
        box: linePlate(strip, line.x - paddingX, width + 2 * paddingX),
        order,
      });
    }
    const isWhole = cut === "asRevealed" && isRevealedWhole(layer);
    const setter = new SpanSetter(context, layer.font, fitted.sizePixels);
    const cutLine: (PlacedPiece & Partial<StyledPiece>)[] = spans
      ? setter.cut(text, spans, direction, isWhole ? "line" : layer.reveal === "letter" ? "letter" : "word")
      : isWhole
        ? [{ text, index: 0, x: 0, width }]
        : cutIntoPieces(layer, text, direction, context);
    for (const { text: own, x: left, width: ownWidth, runs } of cutLine) {
      const x = line.x + left;
      const box = { x, y: strip.y, width: ownWidth, height: pitch };
      const placed = { text: own, x, baseline: line.baseline, order, strip, box };
      pieces.push(runs ? { ...placed, runs: runs.map((run) => ({ ...run, x: line.x + run.x })) } : placed);
      if (layer.reveal !== "block") order++;
    }
  }
  if (layer.plate?.per === "block" && placed.length > 0) {
    plates.push({ box: blockPlate(layer, placed, lines, pitch), order: 0 });
  }
  return { pieces, plates, isTruncated: fitted.isTruncated };
}

/** A line moved aside for an overhanging letter does not take its plate out of the box. */
function linePlate(strip: Box, left: number, width: number): Box {
  const x = Math.max(strip.x, Math.min(left, strip.x + strip.width - width));
  return { ...strip, x, width: Math.min(width, strip.width) };
}

function isRevealedWhole({ reveal, plate }: TextLayer): boolean {
  return reveal === "block" || reveal === "line" || plate?.per === "line";
}

function cutIntoPieces(
  layer: TextLayer,
  line: string,
  direction: "ltr" | "rtl",
  context: Canvas2D,
): PlacedPiece[] {
  const words = placeWords(line, direction, context);
  return layer.reveal === "letter" ? words.flatMap((word) => placeLetters(word, context)) : words;
}

function blockPlate(layer: TextLayer, placed: PlacedLine[], lines: MeasuredLine[], pitch: number): Box {
  const { paddingX, paddingY } = layer.plate as NonNullable<TextLayer["plate"]>;
  const left = Math.min(...placed.map((line) => line.x));
  const right = Math.max(...placed.map((line, index) => line.x + lines[index]!.width));
  const first = placed[0] as PlacedLine;
  return {
    x: left - paddingX,
    y: first.top - paddingY,
    width: right - left + 2 * paddingX,
    height: pitch * placed.length + 2 * paddingY,
  };
}
