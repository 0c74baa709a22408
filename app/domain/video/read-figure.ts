import type { Figure } from "~/domain/video/figure";

export interface FoundFigure {
  figure: Figure;
  /** Where it stands in the text, in code units: with its currency or percent sign. */
  start: number;
  end: number;
}

const currencies: readonly (readonly [string, RegExp])[] = [
  ["EUR", /^(?:€|eur|euros?)$/iu],
  ["USD", /^(?:\$|usd|dollars?|dólares)$/iu],
  ["GBP", /^(?:£|gbp|pounds?)$/iu],
  ["JPY", /^(?:¥|jpy|yen)$/iu],
  ["CHF", /^(?:chf|franken|francs)$/iu],
  ["SEK", /^sek$/iu],
  ["DKK", /^dkk$/iu],
  ["PLN", /^(?:pln|zł)$/iu],
];

const amount = "\\d{1,3}(?:[.,\\u00a0\\u202f ]\\d{3})+(?:[.,]\\d{1,2})?|\\d+(?:[.,]\\d{1,2})?";
const sign = "€|\\$|£|¥|(?:CHF|EUR|USD|GBP|SEK|DKK|PLN)(?![\\p{L}])";
const unitAfter = `${sign}|%|(?:euros?|dollars?|pounds?|dólares|yen|franken|francs|zł|percent|prozent|pour ?cent|por ciento)(?![\\p{L}])`;
const pattern = new RegExp(
  `(?<![\\p{L}\\d.,:/+-])(${sign})?\\s?(${amount})(?![\\d:/]|[.,]\\d|[\\p{L}]|\\.\\s?(?:\\p{Lu}|\\d)|-\\d)\\s?(${unitAfter})?`,
  "giu",
);

/** Numbers that name something rather than count it: a year, a day, an hour, a house, a part of a telephone number. */
const year = /^(?:1[89]|20)\d\d$/u;
const timeAfter =
  /^\s?(?:am|pm|uhr|h\b|heures?|o'clock|january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|märz|mai|juni|juli|oktober|dezember|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|de (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre))/iu;
const timeBefore =
  /(?:january|february|march|april|may|june|july|august|september|october|november|december|at|from|since|um|ab|seit|à|dès|depuis|a las|desde las|no\.|nr\.|nº|room|level|season|chapter|version)\s*$/iu;

/** "35 a la 46", "4 et 5 octobre", "10–12", "90 x 90 cm": neither end of a range is a count. */
const between =
  "[–—~〜～x×-]|et|and|und|y|e|och|og|en|to|till|til|tot|bis|au?|à|al?|a la|até|hasta|do|до|until|से|إلى";
const rangeAfter = new RegExp(`^\\s?(?:${between})\\s?\\d`, "iu");
const rangeBefore = new RegExp(`\\d\\s?(?:${between})?\\s?$`, "iu");

/** How money is written beyond what can be counted and written anew. */
const moneyWords =
  "EUR|USD|GBP|CHF|SEK|DKK|NOK|PLN|CZK|HUF|TRY|INR|kr|kč|ft|lei|tl|lira|rs|rp|zł|złotych|reais|euros?|dollars?|dólares|pounds?|franken|francs|yen|rupees?|руб\\p{L}*|грн|रुपये|रुपए|रु|جنيه|ريال|درهم|دينار|دولار|يورو";
const money = new RegExp(
  [
    `(?:\\p{Sc}|(?<!\\p{L})(?:${moneyWords})\\.?)\\s?(?:${amount})`,
    `(?:${amount})\\s?(?:\\p{Sc}|[円元块圆원]|(?:${moneyWords})(?![\\p{L}\\p{M}]))`,
  ].join("|"),
  "giu",
);

/**
 * The number a text is about: an amount of money first, then a percentage, then the largest count. Null where it
 * names none, and where it names two prices, the ends of a range of prices, or money that cannot be written anew: set
 * large, each would be another price. Thousands may be set off by a point, a comma or a space.
 */
export function readFigure(text: string): FoundFigure | null {
  const [price, ...otherPrices] = text.matchAll(money);
  if (otherPrices.length > 0 || (price && isEndOfRange(text, price))) return null;
  const found: FoundFigure[] = [];
  for (const match of text.matchAll(pattern)) {
    const [written, before, digits = "", after] = match;
    const rest = text.slice(match.index + written.trimEnd().length);
    const mark = before ?? after ?? "";
    if (mark === "" && isNoCount(digits, text.slice(0, match.index), rest)) continue;
    const { value, decimals } = readAmount(digits);
    const lead = written.length - written.trimStart().length;
    found.push({
      figure: { value, decimals, from: 0, unit: unitOf(mark) },
      start: match.index + lead,
      end: match.index + written.trimEnd().length,
    });
  }
  const rank = ({ figure: { unit } }: FoundFigure) => (unit === null ? 2 : unit === "percent" ? 1 : 0);
  const [first] = found.sort(
    (a, b) => rank(a) - rank(b) || (rank(a) === 2 ? b.figure.value - a.figure.value : a.start - b.start),
  );
  return first && (!price || rank(first) === 0) ? first : null;
}

function isEndOfRange(text: string, { 0: written, index }: RegExpExecArray): boolean {
  return rangeBefore.test(text.slice(0, index)) || rangeAfter.test(text.slice(index + written.length));
}

function isNoCount(digits: string, before: string, after: string): boolean {
  return (
    year.test(digits) ||
    /^0\d/u.test(digits) ||
    timeAfter.test(after) ||
    timeBefore.test(before) ||
    /^\s?(?:st|nd|rd|th)\b|^\s\d|^\p{L}/iu.test(after) ||
    rangeAfter.test(after) ||
    rangeBefore.test(before)
  );
}

function readAmount(digits: string): { value: number; decimals: number } {
  const plain = digits.replace(/[.,\u00a0\u202f ](?=\d{3}(?:\D|$))/gu, "").replace(",", ".");
  return { value: Number(plain), decimals: plain.split(".")[1]?.length ?? 0 };
}

function unitOf(mark: string): Figure["unit"] {
  if (mark === "") return null;
  return currencies.find(([, names]) => names.test(mark))?.[0] ?? "percent";
}
