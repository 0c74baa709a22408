import { breakIntoUnits, graphemesOf, type Unit } from "~/scene/text/break-text";

/** Width of a text in pixels, or in any unit the line width is given in. */
export type Measure = (text: string) => number;

/**
 * Breaks text into lines no wider than `width`, of even length: as few lines as fit, then the narrowest width
 * that still gives that many, so that no single word hangs in the last one. New lines in the text are kept.
 * A unit wider than a line by itself is divided between graphemes.
 */
export function wrapLines(text: string, language: string, width: number, measure: Measure): string[] {
  return wrapParagraphs(paragraphsOf(text, language), width, measure);
}

/** A text cut where it may break, once for all the sizes that are tried: its paragraphs, each in units. */
export function paragraphsOf(text: string, language: string): Unit[][] {
  return text
    .split(/\r\n|[\n\r\u2028\u2029]/u)
    .map((paragraph) => breakIntoUnits(paragraph, language))
    .filter((units) => units.length > 0);
}

/** As `wrapLines`, for a text that is already cut. */
export function wrapParagraphs(paragraphs: Unit[][], width: number, measure: Measure): string[] {
  return paragraphs.flatMap((units) => {
    const lines = fill(units, width, measure);
    return lines.length < 2 ? lines : balance(units, lines, width, measure);
  });
}

/** Whether it takes at most so many lines without dividing a unit: evening out the lines, most of the work, is left. */
export function fitsInLines(
  paragraphs: Unit[][],
  mostLines: number,
  width: number,
  measure: Measure,
): boolean {
  if (!paragraphs.every((units) => units.every((unit) => measure(unit.text) <= width))) return false;
  let left = mostLines;
  for (const units of paragraphs) {
    left -= fill(units, width, measure, left).length;
    if (left < 0) return false;
  }
  return true;
}

/** Whether every unit fits a line by itself, so that no word has to be divided. */
export function fitsUndivided(text: string, language: string, width: number, measure: Measure): boolean {
  return breakIntoUnits(text, language).every((unit) => measure(unit.text) <= width);
}

/** Cuts text so that it ends in an ellipsis within `width`. Nothing but the ellipsis remains where nothing fits. */
export function truncateLine(text: string, width: number, measure: Measure): string {
  if (measure(text) <= width) return text;
  const graphemes = graphemesOf(text);
  let kept = 0;
  let tooMany = graphemes.length;
  while (kept + 1 < tooMany) {
    const middle = (kept + tooMany) >> 1;
    if (measure(withEllipsis(graphemes.slice(0, middle).join(""))) <= width) kept = middle;
    else tooMany = middle;
  }
  return withEllipsis(graphemes.slice(0, kept).join(""));
}

/** The text with an ellipsis after its last letter or digit: never "word,…" or "word …". */
export function withEllipsis(text: string): string {
  return `${text.replace(/[\s\p{Po}\p{Pd}]+$/u, "")}…`;
}

/** Ends with the first line beyond `mostLines`. */
function fill(
  units: Unit[],
  width: number,
  measure: Measure,
  mostLines = Number.POSITIVE_INFINITY,
): string[] {
  const lines: string[] = [];
  let line = "";
  for (const unit of units) {
    if (lines.length > mostLines) return lines;
    const joined = line === "" ? unit.text : `${line}${unit.spaceBefore ? " " : ""}${unit.text}`;
    if (line !== "" && measure(joined) > width) {
      lines.push(line);
      line = unit.text;
    } else {
      line = joined;
    }
    if (measure(line) > width) {
      const parts = divide(line, width, measure);
      line = parts.pop() as string;
      lines.push(...parts);
    }
  }
  lines.push(line);
  return lines;
}

function divide(text: string, width: number, measure: Measure): string[] {
  const parts: string[] = [];
  let part = "";
  for (const grapheme of graphemesOf(text)) {
    if (part !== "" && measure(part + grapheme) > width) {
      parts.push(part);
      part = grapheme;
    } else {
      part += grapheme;
    }
  }
  parts.push(part);
  return parts;
}

function balance(units: Unit[], lines: string[], width: number, measure: Measure): string[] {
  // A line may not become narrower than its widest unit, or units would be divided that need not be.
  let tooNarrow = Math.max(...units.map((unit) => measure(unit.text)));
  if (tooNarrow >= width) return lines;
  let enough = width;
  let balanced = lines;
  for (let step = 0; step < 8; step++) {
    const middle = (tooNarrow + enough) / 2;
    const candidate = fill(units, middle, measure, lines.length);
    if (candidate.length === lines.length) {
      enough = middle;
      balanced = candidate;
    } else {
      tooNarrow = middle;
    }
  }
  return balanced;
}
