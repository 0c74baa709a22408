import type { Canvas2D } from "~/engine/canvas";
import { graphemesOf } from "~/scene/text/break-text";
import { directionOfText, hasJoinedLetters, hasRightToLeft } from "~/scene/text/script";

/** A piece of a line and its place: `x` is the left end, from the left end of the line. */
export interface PlacedPiece {
  text: string;
  /** Place of its first character in the line. */
  index: number;
  x: number;
  width: number;
}

/** Scripts, beside those that join, whose letters change with their neighbours. */
const shapedScript =
  /[\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}\p{Script=Mongolian}\p{Script=Nko}]/u;

/**
 * The words of a line where the browser would draw them. Spaces never join letters, so words can be drawn one by
 * one; those of lines with right-to-left text are ordered as the Unicode bidirectional algorithm orders whole words
 * (rule L2 with one level of embedding). Where that would put a mark in the wrong place, the whole line is one piece.
 * The context's font, spacing and direction must be set.
 */
export function placeWords(
  line: string,
  direction: "ltr" | "rtl",
  context: Canvas2D,
  /** Of part of the line, from one of its places on. */
  widthOf = (text: string, _index: number) => context.measureText(text).width,
): PlacedPiece[] {
  const words = [...line.matchAll(/\S+/gu)].map((match) => ({ text: match[0], index: match.index }));
  const widthTo = (index: number) => (index <= 0 ? 0 : widthOf(line.slice(0, index), 0));
  if (direction === "ltr" && !hasRightToLeft(line)) {
    return words.map((word) => ({
      ...word,
      x: widthTo(word.index),
      width: widthOf(word.text, word.index),
    }));
  }

  const runs: { direction: "ltr" | "rtl"; words: typeof words }[] = [];
  let isIsolated = false;
  for (const word of words) {
    const last = runs.at(-1);
    // What is set apart as left to right is so in whatever line: a telephone number.
    isIsolated ||= word.text.includes(LEFT_TO_RIGHT_ISOLATE);
    const own = isIsolated ? "ltr" : directionOfWord(word.text, last?.direction, direction);
    if (word.text.includes(POP_ISOLATE)) isIsolated = false;
    if (last?.direction === own) last.words.push(word);
    else runs.push({ direction: own, words: [word] });
  }
  const isTorn = runs.some(
    (run) =>
      run.direction !== direction &&
      run.words.length > 1 &&
      run.words.some(({ text }) => !/^[\p{L}\p{N}].*[\p{L}\p{N}]$|^[\p{L}\p{N}]$/u.test(text)),
  );
  if (isTorn) return [{ text: line, index: 0, x: 0, width: widthTo(line.length) }];

  const inOrder = (direction === "rtl" ? runs.toReversed() : runs).flatMap((run) =>
    run.direction === "rtl" ? run.words.toReversed() : run.words,
  );
  const spaceWidth = context.measureText(" ").width;
  let x = 0;
  const placed = inOrder.map((word) => {
    const text = followsArabic(line, word) ? ARABIC_LETTER_MARK + word.text : word.text;
    const width = widthOf(text, word.index);
    const piece = { ...word, text, x, width };
    x += width + spaceWidth;
    return piece;
  });
  return placed.sort((first, second) => first.index - second.index);
}

const LEFT_TO_RIGHT_ISOLATE = "\u2066";
const POP_ISOLATE = "\u2069";

/** After Arabic letters the signs of a number stand on its other side (rule W2), also when it is drawn by itself. */
const ARABIC_LETTER_MARK = "\u061c";

function followsArabic(line: string, { text, index }: { text: string; index: number }): boolean {
  if (!/\p{N}/u.test(text) || /\p{L}/u.test(text)) return false;
  const letters = line.slice(0, index).match(/\p{L}/gu);
  return /\p{Script=Arabic}/u.test(letters?.at(-1) ?? "");
}

/** A number goes on in the direction of a left-to-right word before it, and else takes the line's (rule W7). */
function directionOfWord(
  word: string,
  before: "ltr" | "rtl" | undefined,
  line: "ltr" | "rtl",
): "ltr" | "rtl" {
  if (/\p{L}/u.test(word)) return directionOfText(word, "en");
  return before === "ltr" && /\p{N}/u.test(word) ? "ltr" : line;
}

/** The letters of a word, or the word itself where letters join or run from right to left. */
export function placeLetters(word: PlacedPiece, context: Canvas2D): PlacedPiece[] {
  const { text: whole } = word;
  if (hasJoinedLetters(whole) || hasRightToLeft(whole) || shapedScript.test(whole)) return [word];
  // Signs beside letters or digits take the line's direction; only letters by themselves are safe.
  if (context.direction === "rtl" && !/^[\p{L}\p{M}]+$/u.test(whole)) return [word];
  const letters = graphemesOf(whole);
  let before = "";
  return letters.map((text) => {
    const index = word.index + before.length;
    const width = context.measureText(text).width;
    // From the right, so that the kerning before the letter counts.
    const x = word.x + context.measureText(before + text).width - width;
    before += text;
    return { text, index, x, width };
  });
}
