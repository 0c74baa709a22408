import type { FontRequest } from "~/scene/composition";
import { type AdvanceWidths, advanceWidths, letterWidths } from "~/scene/text/advance-widths";

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

interface Table extends Pick<AdvanceWidths, "family" | "weight" | "style" | "cyrillic" | "greek"> {
  ascii: AsciiWidths;
}

const tables: readonly Table[] = advanceWidths.map((table) => ({
  ...table,
  ascii: table.widths.split(" ").map((width) => Number(width) / 1000),
}));

/** Where a font's letters come from: its own table, and that of the first stand-in for each script it lacks. */
interface Widths {
  ascii: AsciiWidths;
  cyrillic: readonly [small: number, capital: number];
  greek: readonly [small: number, capital: number];
  arabic: number;
  devanagari: number;
}

/**
 * Width of a text in em, from the fonts' own advance widths where the characters are ASCII and from the usual
 * width of the script in the font, or in what stands in for it, elsewhere. Within about 3% for Latin; the engine
 * measures exactly and shrinks the rest away.
 */
export function estimateWidthEm(text: string, font: FontRequest, letterSpacingEm = 0): number {
  const [standIn] = font.fallbacks ?? [];
  if (font.widthOfFallback !== undefined && standIn !== undefined) {
    const { widthOfFallback, ...asked } = font;
    const bare = estimateWidthEm(text, { ...asked, family: standIn });
    return bare * widthOfFallback + [...text].length * letterSpacingEm * KERNING;
  }
  const widths = widthsOf(font);
  let sum = 0;
  for (const character of text) sum += widthOf(character, widths) + letterSpacingEm;
  return sum * KERNING;
}

function widthOf(character: string, widths: Widths): number {
  const known = widths.ascii[character.charCodeAt(0) - FIRST_CODE];
  if (known !== undefined) return known;
  const mark = marks[character];
  if (mark) return widthOf(mark[0], widths) * mark[1];
  if (/\p{M}|\u200d|\ufe0f/u.test(character)) return 0;
  if (/\p{Script=Latin}/u.test(character)) {
    const base = character.normalize("NFD");
    return base.length > 1 ? widthOf(base.charAt(0), widths) : 0.6;
  }
  const isCapital = /\p{Lu}/u.test(character) ? 1 : 0;
  if (/\p{Script=Cyrillic}/u.test(character)) return widths.cyrillic[isCapital];
  if (/\p{Script=Greek}/u.test(character)) return widths.greek[isCapital];
  if (/\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/u.test(character)) return 1;
  if (/[\u3000-\u303f\uff00-\uff60]/u.test(character)) return 1;
  if (/\p{Script=Arabic}/u.test(character)) return widths.arabic;
  if (/\p{Script=Devanagari}/u.test(character)) return widths.devanagari;
  if (/\p{Extended_Pictographic}/u.test(character)) return 1.3;
  return isCapital ? 0.72 : 0.6;
}

const chosen = new Map<string, Widths>();

function widthsOf(font: FontRequest): Widths {
  const families = [font.family, ...(font.fallbacks ?? [])];
  const key = `${families.join()}/${font.weight}/${font.style}`;
  let widths = chosen.get(key);
  if (!widths) {
    const facing = (script: "cyrillic" | "greek") => {
      const inScript = tables.filter((table) => table[script]);
      const family = families.find((one) => inScript.some((table) => table.family === one));
      const [small, capital] = nearest(inScript, family ?? font.family, font)[script]!;
      return [small / 1000, capital / 1000] as const;
    };
    const letter = (script: Readonly<Record<string, number>>, usual: number) => {
      const family = families.find((one) => script[one] !== undefined);
      return family === undefined ? usual : script[family]! / 1000;
    };
    widths = {
      ascii: nearest(tables, font.family, font).ascii,
      cyrillic: facing("cyrillic"),
      greek: facing("greek"),
      arabic: letter(letterWidths.arabic, 0.47),
      devanagari: letter(letterWidths.devanagari, 0.72),
    };
    chosen.set(key, widths);
  }
  return widths;
}

function nearest(among: readonly Table[], family: string, { weight, style }: FontRequest): Table {
  const distance = (table: Table) =>
    (table.family === family ? 0 : 10_000) +
    (table.style === style ? 0 : 1000) +
    Math.abs(table.weight - weight);
  return among.reduce((best, table) => (distance(table) < distance(best) ? table : best));
}
