import { readColor } from "~/domain/image/read-color";
import { meaningOfHeading } from "./heading-meanings";
import { readDate } from "./read-date";
import { readMoney } from "./read-money";
import { readNumber } from "./read-number";
import { readLanguage, readWebAddress, readYesNo } from "./read-words";
import type { Column } from "./table";

/** How many filled cells of a column are looked at. */
const mostLookedAt = 300;
/** So many of them must be of a type. */
const share = 0.9;

/** A column before it has an id. */
export type TypedColumn = Omit<Column, "id">;

/**
 * What a column holds, by its heading and by what its cells look like, with the reason in a sentence. Cells are looked at evenly
 * over the whole table; empty ones tell nothing.
 */
export function typeColumn(name: string, cells: readonly string[]): TypedColumn {
  const filled = evenly(
    cells.filter((cell) => cell.trim() !== ""),
    mostLookedAt,
  );
  const meaning = meaningOfHeading(name);
  const count = (isOne: (cell: string) => boolean) => filled.filter(isOne).length;
  const most = (isOne: (cell: string) => boolean) =>
    filled.length > 0 && count(isOne) >= filled.length * share;
  const of = (type: Column["type"], what: string, more: Partial<TypedColumn> = {}): TypedColumn => ({
    name,
    type,
    reason: `${describeShare(filled.length)} ${what}.`,
    ...more,
  });
  if (filled.length === 0) {
    const type = meaning ? typeOfMeaning[meaning] : undefined;
    return {
      name,
      type: type ?? "text",
      reason: type && type !== "text" ? "Its cells are empty; its name says it." : "Its cells are empty.",
    };
  }
  if (meaning === "picture" || meaning === "more-pictures") {
    return of("picture", "are pictures, as the column’s name says");
  }
  if (most(isPictureAddress)) return of("picture", "are addresses of pictures");
  if (most((cell) => readWebAddress(cell) !== null)) return of("link", "are web addresses");
  if (
    most((cell) => /^#?[0-9a-f]{6}$/iu.test(cell.trim()) && /[a-f#]/iu.test(cell) && readColor(cell) !== null)
  ) {
    return of("color", "are color codes");
  }
  const marked = decimalMarkOf(filled);
  const isMoneyName = meaning === "price" || meaning === "list-price";
  const currency = commonCurrency(filled);
  if (currency && most((cell) => readMoney(cell, { currency }).ok)) {
    return of("money", `are amounts of money, most in ${currency}`, { currency, ...marked });
  }
  if (isMoneyName && most((cell) => readNumber(cell, marked).ok)) {
    return of("money", "are numbers, and the column’s name says they are prices", marked);
  }
  const prices = isMoneyName ? count((cell) => isPrice(cell, currency)) : 0;
  if (prices > filled.length / 2) {
    const reason = `Its name says prices, and ${prices} of ${filled.length} cells looked at are.`;
    return { name, type: "money", reason, ...(currency ? { currency } : {}), ...marked };
  }
  const dated = dateOrderOf(filled);
  if (most((cell) => readDate(cell).ok)) return of("date", "are dates", dated);
  if (meaning === "language" && most((cell) => readLanguage(cell) !== null))
    return of("language", "are languages");
  if (meaning === "wanted" && most((cell) => readYesNo(cell) !== null)) return of("yes-no", "are yes or no");
  if (isIdentifier(filled) || meaning === "sku" || meaning === "identifier") return of("text", "are codes");
  if (most((cell) => /\D/u.test(cell.trim()) && readYesNo(cell) !== null && cell.trim().length > 1)) {
    return of("yes-no", "are yes or no");
  }
  if (most((cell) => readNumber(cell, marked).ok)) return of("number", "are numbers", marked);
  const long = filled.filter((cell) => cell.length > 80 || cell.includes("\n")).length;
  return long > filled.length / 4 ? of("long-text", "are long texts") : of("text", "are short texts");
}

function isPrice(cell: string, currency: string | null): boolean {
  return readMoney(cell, currency ? { currency } : {}).ok || readNumber(cell).ok;
}

const typeOfMeaning: Partial<Record<NonNullable<ReturnType<typeof meaningOfHeading>>, Column["type"]>> = {
  picture: "picture",
  "more-pictures": "picture",
  link: "link",
  price: "money",
  "list-price": "money",
  description: "long-text",
  ends: "date",
  language: "language",
  wanted: "yes-no",
  accent: "color",
};

function isPictureAddress(cell: string): boolean {
  const [first = ""] = cell.trim().split(/[\s|;]+|,(?=\s*https?:)/u);
  const path = readWebAddress(first)?.split(/[?#]/u)[0] ?? first;
  return /^(?:https?:\/\/\S+|[^/\\]+)\.(?:jpe?g|png|webp|gif|avif|svg|heic)$/iu.test(path);
}

/** Digits of one length with zeros before them, or that are too long for amounts: article numbers, GTINs, postcodes. */
function isIdentifier(cells: readonly string[]): boolean {
  const digits = cells.filter((cell) => /^\d+$/.test(cell.trim()));
  if (digits.length < cells.length * share) return false;
  const hasLeadingZero = digits.some((cell) => /^0\d/.test(cell.trim()));
  return hasLeadingZero || digits.every((cell) => cell.trim().length >= 8 && !readDate(cell).ok);
}

/** The currency most cells name, where at least half name one. */
function commonCurrency(cells: readonly string[]): string | null {
  const counts = new Map<string, number>();
  let named = 0;
  for (const cell of cells) {
    const money = readMoney(cell);
    if (!money.ok) continue;
    named += 1;
    counts.set(money.currency, (counts.get(money.currency) ?? 0) + 1);
  }
  if (named < cells.length / 2) return null;
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0] ?? null;
}

/** How a column writes decimals, where some cell tells: "12,50" and "1.320,99" do, "1,234" does not. */
function decimalMarkOf(cells: readonly string[]): Pick<TypedColumn, "decimalMark"> {
  let points = 0;
  let commas = 0;
  for (const cell of cells) {
    const digits = /\d[\d.,]*\d/u.exec(cell)?.[0] ?? "";
    const [, mark] = /([.,])(?:\d{1,2}|\d{4,})$/u.exec(digits) ?? [];
    const [, last] = /[.,].*([.,])\d+$/u.exec(digits) ?? [];
    const decimal =
      mark ?? (last && !digits.slice(0, digits.lastIndexOf(last)).includes(last) ? last : undefined);
    if (decimal === ".") points += 1;
    if (decimal === ",") commas += 1;
  }
  if (points > 0 === commas > 0) return {};
  return { decimalMark: points > 0 ? "." : "," };
}

/** Which comes first in a column's dates, where some cell tells: "24/12/2026" does, "3/4/2026" does not. */
function dateOrderOf(cells: readonly string[]): Pick<TypedColumn, "dateOrder"> {
  let isDayFirst = false;
  let isMonthFirst = false;
  for (const cell of cells) {
    const [, first, second] = /^(\d{1,2})[/-](\d{1,2})[/-]\d{2,4}/u.exec(cell.trim()) ?? [];
    if (Number(first) > 12) isDayFirst = true;
    if (Number(second) > 12) isMonthFirst = true;
  }
  if (isDayFirst === isMonthFirst) return {};
  return { dateOrder: isDayFirst ? "day-first" : "month-first" };
}

function describeShare(count: number): string {
  return count === 1
    ? "Its one filled cell and its name tell: they"
    : count < mostLookedAt
      ? `Its ${count} filled cells`
      : "Its cells";
}

function evenly<Item>(items: readonly Item[], most: number): readonly Item[] {
  if (items.length <= most) return items;
  return Array.from({ length: most }, (_, at) => items[Math.floor((at * items.length) / most)]!);
}
