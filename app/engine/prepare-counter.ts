import type { Content } from "~/engine/content";
import { measuringContext, once } from "~/engine/content";
import { fillRounded } from "~/engine/draw-shape";
import { fontString } from "~/engine/font-string";
import { countdownFormat, secondsLeft } from "~/engine/format-countdown";
import { type FigureParts, figureFormat } from "~/engine/format-figure";
import { paintShadow } from "~/engine/shadow";
import type { Stage } from "~/engine/stage";
import { fullSize, LatestSurface, stampSurface } from "~/engine/surface";
import type { Target } from "~/engine/target";
import { drawGlyphShadow } from "~/engine/text-shadow";
import { type Glyphs, setTextStyle, type TextStyle } from "~/engine/text-style";
import type { Box, CountdownLayer, CounterLayer } from "~/scene/composition";
import { directionOfLanguage, hasJoinedLetters, needsTallLines } from "~/scene/text/script";

/** Baseline below the middle of the line, in em, as for text. */
const BASELINE_OFFSET = 0.355;
const TALL_BASELINE_OFFSET = 0.27;

type Piece = Glyphs & { box: Box };

type FigureLayer = CounterLayer | CountdownLayer;

/** What figures of one size need: all those that are shown one after the other. */
interface PreparedCounter {
  style: TextStyle;
  area: Box;
  sizePixels: number;
  digitWidth: number;
  /** The widest of them. */
  ends: FigureParts[];
}

/**
 * A number that runs. Every digit stands in a cell as wide as the widest one, so nothing trembles, and the size is
 * the largest at which both ends of the run fit.
 */
export function counterContent(layer: CounterLayer, stage: Stage): Content {
  const format = figureFormat(stage.composition.language, layer.decimals, layer.unit);
  const prepared = once(() =>
    prepareFigures(layer, stage, [format(layer.from), format(layer.to)], digitsOf(format)),
  );
  return figureContent(layer, stage, [], (_time, value) => ({
    counter: prepared(),
    figure: format(layer.from + (layer.to - layer.from) * value),
  }));
}

/** The time that is left, which changes with each second, and then what stands there once it is over. */
export function countdownContent(layer: CountdownLayer, stage: Stage): Content {
  const format = countdownFormat(stage.composition.language, layer.from);
  const prepared = once(() =>
    prepareFigures(
      layer,
      stage,
      [format(secondsLeft(layer, layer.startSeconds))],
      digitsOf(figureFormat(stage.composition.language, 0, null)),
    ),
  );
  const over = { text: layer.over, parts: [{ text: layer.over, isDigit: false, isNumber: false }] };
  const preparedOver = once(() => prepareFigures(layer, stage, [over], []));
  const ticks: Content["changes"] = [];
  const last = secondsLeft(layer, layer.endSeconds);
  for (let seconds = secondsLeft(layer, layer.startSeconds) - 1; seconds >= last; seconds--) {
    const at = layer.remainingSeconds - seconds - 1e-6;
    ticks.push({ startSeconds: at, endSeconds: at });
  }
  return figureContent(layer, stage, ticks, (time) => {
    const seconds = secondsLeft(layer, time);
    return seconds > 0
      ? { counter: prepared(), figure: format(seconds) }
      : { counter: preparedOver(), figure: over };
  });
}

function figureContent(
  layer: FigureLayer,
  stage: Stage,
  changes: Content["changes"],
  figureAt: (timeSeconds: number, value: number) => { counter: PreparedCounter; figure: FigureParts },
): Content {
  // One shadow for each character, wherever it stands.
  const shadows = new Map<string, Piece>();
  let latest: { text: string; pieces: Piece[] } | undefined;
  const plates = new LatestSurface();
  return {
    bounds: () => layer.box,
    changes,
    isSingle: false,
    isSelfShadowed: true,
    paint(target, time, pose) {
      const { counter, figure } = figureAt(time, pose.value);
      if (latest?.text !== figure.text) {
        latest = { text: figure.text, pieces: placeFigure(layer, counter, figure, stage) };
      }
      const { context } = target;
      const { shadow, plate } = layer;
      if (plate) {
        const fill = (inner: Target) => {
          inner.context.fillStyle = plate.color;
          fillRounded(inner.context, plateBox(layer, counter, stage), plate.radius);
        };
        if (shadow) {
          const cast = () =>
            fullSize(stage, paintShadow(stage, shadow, plateBox(layer, counter, stage), fill));
          stampSurface(target, stage, plates.get(stage, counter.sizePixels, cast));
        }
        fill(target);
      } else if (shadow) {
        for (const piece of latest.pieces) {
          const name = `${counter.sizePixels} ${piece.text}`;
          const kept = shadows.get(name) ?? piece;
          shadows.set(name, kept);
          drawGlyphShadow(target, stage, shadow, piece, counter.style, kept);
        }
      }
      setTextStyle(context, counter.style, stage.composition.language);
      context.fillStyle = layer.color;
      for (const piece of latest.pieces) context.fillText(piece.text, piece.x, piece.baseline);
    },
  };
}

function prepareFigures(
  layer: FigureLayer,
  stage: Stage,
  ends: FigureParts[],
  digits: readonly string[],
): PreparedCounter {
  const { language } = stage.composition;
  const context = measuringContext(stage);
  const paddingX = layer.plate?.paddingX ?? 0;
  const paddingY = layer.plate?.paddingY ?? 0;
  const area = {
    x: layer.box.x + paddingX,
    y: layer.box.y + paddingY,
    width: Math.max(1, layer.box.width - 2 * paddingX),
    height: Math.max(1, layer.box.height - 2 * paddingY),
  };
  const spacingEm = ends.some(({ text }) => hasJoinedLetters(text)) ? 0 : layer.letterSpacing / layer.maxSize;
  const direction = directionOfLanguage(language);
  const styleAt = (sizePixels: number): TextStyle => ({
    font: fontString(layer.font, sizePixels),
    letterSpacing: `${spacingEm * sizePixels}px`,
    direction,
  });
  const measureAt = (sizePixels: number) => {
    setTextStyle(context, styleAt(sizePixels), language);
    const digitWidth = Math.max(0, ...digits.map((digit) => context.measureText(digit).width));
    const inked = digits.length > 0 ? digits : ends.map(({ text }) => text);
    const inks = inked.map((digit) => context.measureText(digit));
    const height = Math.max(...inks.map((ink) => ink.actualBoundingBoxAscent + ink.actualBoundingBoxDescent));
    const width = Math.max(
      ...ends.map((end) =>
        runsOf(end).reduce(
          (sum, run) => sum + (run.isDigit ? digitWidth : context.measureText(run.text).width),
          0,
        ),
      ),
    );
    return { digitWidth, width, height };
  };
  const fits = (sizePixels: number) => {
    const { width, height } = measureAt(sizePixels);
    return width <= area.width && height <= area.height;
  };
  let size = layer.maxSize;
  if (!fits(size)) {
    // Not even the smallest size may be too wide: a number is never cut.
    let [small, large] = [1, size];
    while (large - small > 0.5) {
      const middle = (small + large) / 2;
      if (fits(middle)) small = middle;
      else large = middle;
    }
    size = small;
  }
  return { style: styleAt(size), area, sizePixels: size, digitWidth: measureAt(size).digitWidth, ends };
}

/** The digits of the language: not everyone writes 0 to 9. */
function digitsOf(format: (value: number) => FigureParts): string[] {
  const digits = [1234567890, 9876543210].flatMap((value) =>
    format(value)
      .parts.filter((part) => part.isDigit)
      .map((part) => part.text),
  );
  return [...new Set(digits)];
}

interface Run {
  text: string;
  isDigit: boolean;
  isNumber: boolean;
}

/** Digits by themselves, what stands between them as it is written. */
function runsOf({ parts }: FigureParts): Run[] {
  return parts.filter((part) => part.text !== "");
}

/**
 * The pieces of the number from left to right. The number itself always reads from left to right; in a
 * right-to-left language what follows it stands on its left.
 */
function placeFigure(
  layer: FigureLayer,
  { style, area, sizePixels, digitWidth }: PreparedCounter,
  figure: FigureParts,
  stage: Stage,
): Piece[] {
  const context = measuringContext(stage);
  setTextStyle(context, style, stage.composition.language);
  const runs = runsOf(figure).map((run) => {
    const own = context.measureText(run.text).width;
    return { ...run, own, width: run.isDigit ? digitWidth : own };
  });
  const first = runs.findIndex((run) => run.isNumber);
  const last = runs.findLastIndex((run) => run.isNumber);
  const before = runs.slice(0, Math.max(0, first));
  const number = runs.slice(Math.max(0, first), last + 1);
  const after = runs.slice(last + 1);
  const ordered =
    style.direction === "rtl"
      ? [...after.toReversed(), ...number, ...before.toReversed()]
      : [...before, ...number, ...after];

  const width = ordered.reduce((sum, run) => sum + run.width, 0);
  const share = { top: 0, middle: 0.5, bottom: 1 }[layer.verticalAlign];
  const lineHeight = Math.min(area.height, sizePixels * layer.lineHeight);
  const top = area.y + (area.height - lineHeight) * share;
  const offset = (needsTallLines(figure.text) ? TALL_BASELINE_OFFSET : BASELINE_OFFSET) * sizePixels;
  const isAtLeft = (layer.align === "start") === (style.direction === "ltr");
  const alignment = layer.align === "center" ? 0.5 : isAtLeft ? 0 : 1;
  let x = area.x + (area.width - width) * alignment;
  return ordered.map((run) => {
    const piece = {
      text: run.text,
      x: x + (run.width - run.own) / 2,
      baseline: top + lineHeight / 2 + offset,
      box: { x, y: top, width: run.width, height: lineHeight },
    };
    x += run.width;
    return piece;
  });
}

/** As wide as the widest value, so that the plate stands still while the number runs. */
function plateBox(layer: FigureLayer, counter: PreparedCounter, stage: Stage): Box {
  const { paddingX = 0, paddingY = 0 } = layer.plate ?? {};
  const boxes = counter.ends.flatMap((end) =>
    placeFigure(layer, counter, end, stage).map((piece) => piece.box),
  );
  const left = Math.min(...boxes.map((box) => box.x));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const { y, height } = boxes[0] ?? counter.area;
  return {
    x: left - paddingX,
    y: y - paddingY,
    width: right - left + 2 * paddingX,
    height: height + 2 * paddingY,
  };
}
