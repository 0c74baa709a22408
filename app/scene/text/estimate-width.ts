import type { FontRequest } from "~/scene/composition";
import { advanceWidths } from "~/scene/text/advance-widths";

type AsciiWidths = readonly number[];

const FIRST_CODE = 32;

/** Kerning draws Latin letters together by about this much; a little short is better than a line too many. */
const KERNING = 0.975;

/** Typographic marks as multiples of the width of an ASCII neighbour. */
const marks: Record<string, readonly [neighbour: string, factor: number]> = {
  "‘": ["'", 1],
  "’": ["'", 1],
  "“": ['"', 1],
  "”": ['"', 1],
  "„": ['"', 1],
  "«": ["+", 0.9],
  "»": ["+", 0.9],
  "–": ["n", 1],
  "—": ["m", 1.1],
  "−": ["+", 1],
  "×": ["+", 1],
  "·": [".", 1],
  "•": [".", 1.3],
  "…": ["m", 1],
  "€": ["0", 1],
  "£": ["0", 1],
  "¥": ["0", 1],
  "°": ["0", 0.65],
  "\u00a0": [" ", 1],
  "\u202f": [" ", 0.8],
};

const tables = advanceWidths.map((table) => ({
  ...table,
  widths: table.widths.split(" ").map((width) => Number(width) / 1000) as AsciiWidths,
}));

/**
 * Width of a text in em, from the fonts' own advance widths where the characters are ASCII and from the usual
 * width of the script elsewhere. Within about 3% for Latin; the engine measures exactly and shrinks the rest away.
 */
export function estimateWidthEm(text: string, font: FontRequest, letterSpacingEm = 0): number {
  const widths = tableFor(font);
  let sum = 0;
  for (const character of text) sum += widthOf(character, widths) + letterSpacingEm;
  return sum * KERNING;
}

function widthOf(character: string, widths: AsciiWidths): number {
  const known = widths[character.charCodeAt(0) - FIRST_CODE];
  if (known !== undefined) return known;
  const mark = marks[character];
  if (mark) return widthOf(mark[0], widths) * mark[1];
  if (/\p{M}|\u200d|\ufe0f/u.test(character)) return 0;
  if (/\p{Script=Latin}/u.test(character)) {
    const base = character.normalize("NFD");
    return base.length > 1 ? widthOf(base.charAt(0), widths) : 0.6;
  }
  if (/\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/u.test(character)) return 1;
  if (/[\u3000-\u303f\uff00-\uff60]/u.test(character)) return 1;
  if (/\p{Extended_Pictographic}/u.test(character)) return 1.3;
  if (/\p{Script=Arabic}/u.test(character)) return 0.47;
  if (/\p{Lu}/u.test(character)) return 0.72;
  return 0.6;
}

const chosenTables = new Map<string, AsciiWidths>();

function tableFor(font: FontRequest): AsciiWidths {
  const key = `${font.family}/${font.weight}/${font.style}`;
  let chosen = chosenTables.get(key);
  if (!chosen) {
    const distance = (table: (typeof tables)[number]) =>
      (table.family === font.family ? 0 : 10_000) +
      (table.style === font.style ? 0 : 1000) +
      Math.abs(table.weight - font.weight);
    const nearest = tables.reduce((best, table) => (distance(table) < distance(best) ? table : best));
    chosen = nearest.widths;
    chosenTables.set(key, chosen);
  }
  return chosen;
}
