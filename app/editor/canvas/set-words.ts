import { fontString } from "~/engine/font-string";
import { prepareText } from "~/engine/prepare-text";
import type { TextLayer } from "~/scene/composition";
import { alignedFrom, directionOfText } from "~/scene/text/script";

/** Of its widest line: letters are as wide in a small size as in a large one only to within so much. */
const leastSlack = 0.002;
const mostSlack = 0.02;

/** How the engine sets a text, in pixels of the canvas, as far as an element can follow. */
interface SetText {
  size: number;
  letterSpacing: number;
  /** From line to line, in sizes. */
  pitch: number;
  direction: "ltr" | "rtl";
  /** Between the sides of the text's box and the widest of its lines. */
  left: number;
  right: number;
  /** More room than the widest line takes, and less than with which another word would go into any. */
  slack: number;
  /** Of 0 to 1, from left to right: where its lines stand. */
  share: number;
  /** From where a browser would have the first baseline down to where it is. */
  drop: number;
}

/**
 * Sets the words of an element that lies over a text as the engine sets that text: `scale` CSS pixels to one of the canvas. The
 * element has room for the widest line and no more, so that it breaks its lines where those of the picture break.
 */
export function setWords(words: HTMLElement, layer: TextLayer, language: string, scale: number): void {
  const set = setText(layer, language);
  const { style } = words;
  const padding = layer.plate?.per === "block" ? layer.plate.paddingY : 0;
  const left = (set.left - set.slack * set.share) * scale;
  // Beside the last letter of a line a browser leaves the space between letters, too.
  const right = (set.right - set.letterSpacing - set.slack * (1 - set.share)) * scale;
  // What is pressed beside the words is pressed on them: they keep the whole box where they can.
  style.inset = `${(padding + set.drop) * scale}px ${Math.min(0, right)}px ${(padding - set.drop) * scale}px ${Math.min(0, left)}px`;
  style.paddingLeft = `${Math.max(0, left)}px`;
  style.paddingRight = `${Math.max(0, right)}px`;
  style.color = layer.color;
  style.caretColor = layer.color;
  style.direction = set.direction;
  style.textAlign = set.share === 0.5 ? "center" : set.share === 0 ? "left" : "right";
  style.textTransform = layer.uppercase ? "uppercase" : "none";
  style.justifyContent = { top: "flex-start", middle: "center", bottom: "flex-end" }[layer.verticalAlign];
  const setAt = (pixels: number) => {
    style.font = fontString(layer.font, pixels);
    // Letters are shaped for the size they have in the video, however small that is shown; `font` takes this away.
    style.fontVariationSettings = `"opsz" ${set.size}`;
    // The interface's own letterforms are not those of a video.
    style.fontFeatureSettings = "normal";
    style.lineHeight = String(set.pitch);
    style.letterSpacing = `${(set.letterSpacing / set.size) * pixels}px`;
  };
  // As on a canvas, letters keep their widths at every size and are not moved onto whole pixels.
  style.textRendering = "geometricPrecision";
  let pixels = set.size * scale;
  setAt(pixels);
  // What the picture leaves out for want of room is written all the same: nothing stands out of the box for that.
  for (let tries = 0; tries < 8 && heightOfLines(words) > words.clientHeight + 1; tries++) {
    pixels *= 0.97;
    setAt(pixels);
  }
}

/** Of the lines themselves: letters that reach beyond a low line are no reason to set them smaller. */
function heightOfLines(words: HTMLElement): number {
  const lines = words.firstElementChild;
  return lines instanceof HTMLElement ? lines.offsetHeight : words.scrollHeight;
}

let measuring: CanvasRenderingContext2D | null = null;
const known = new WeakMap<TextLayer, SetText>();

function setText(layer: TextLayer, language: string): SetText {
  const found = known.get(layer);
  if (found) return found;
  measuring ??= document.createElement("canvas").getContext("2d");
  const made = setBy(layer, language, measuring);
  known.set(layer, made);
  return made;
}

function setBy(layer: TextLayer, language: string, context: CanvasRenderingContext2D | null): SetText {
  const { text, box, align, plate } = layer;
  const sideways = plate?.paddingX ?? 0;
  const plain: SetText = {
    size: layer.maxSize,
    letterSpacing: layer.letterSpacing,
    pitch: layer.lineHeight,
    direction: directionOfText(text, language),
    left: sideways,
    right: sideways,
    slack: 0,
    share: align === "center" ? 0.5 : (align === "start") === (alignedFrom(text, language) === "ltr") ? 0 : 1,
    drop: 0,
  };
  if (!context || text.trim() === "") return plain;
  const { sizePixels, letterSpacing, font, pieces, isTruncated } = prepareText(
    { ...layer, reveal: "block" },
    language,
    context,
  );
  const [first] = pieces;
  if (!first) return plain;
  const height = first.strip.height;
  context.font = font;
  context.letterSpacing = letterSpacing;
  const set = {
    ...plain,
    size: sizePixels,
    letterSpacing: Number.parseFloat(letterSpacing),
    pitch: height / sizePixels,
    drop: first.baseline - firstBaseline(layer, pieces.length * height, height, context.measureText("x")),
  };
  if (isTruncated) return set;
  const widest = pieces
    .map((piece) => piece.box)
    .reduce((one, other) => (other.width > one.width ? other : one));
  const slack = slackOf(pieces, widest.width, (line) => context.measureText(line).width);
  return { ...set, left: widest.x - box.x, right: box.x + box.width - widest.x - widest.width, slack };
}

function slackOf(
  lines: readonly { text: string }[],
  widest: number,
  measure: (line: string) => number,
): number {
  const tooMuch = lines.slice(1).flatMap(({ text }, index) => {
    const [word = ""] = text.split(" ", 1);
    const more = measure(`${lines[index]?.text} ${word}`) - widest;
    // Where it would go in, the text itself begins a new line.
    return more > 0 ? [more] : [];
  });
  return Math.max(leastSlack * widest, Math.min(mostSlack * widest, ...tooMuch.map((more) => more / 2)));
}

/** Where a browser has the baseline of the first of lines that are so high together. */
function firstBaseline(
  { box, plate, verticalAlign }: TextLayer,
  height: number,
  lineHeight: number,
  { fontBoundingBoxAscent, fontBoundingBoxDescent }: TextMetrics,
): number {
  const padding = plate && plate.per === "block" ? plate.paddingY : 0;
  const free = box.height - 2 * padding - height;
  const top = box.y + padding + free * { top: 0, middle: 0.5, bottom: 1 }[verticalAlign];
  return top + (lineHeight + fontBoundingBoxAscent - fontBoundingBoxDescent) / 2;
}
