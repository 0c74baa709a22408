import * as z from "zod/mini";
import { factSchema } from "../facts/fact";
import type { FactValue } from "../facts/fact-value";
import { currencyMarks, currencySign, unitMark, unitMarks } from "./marks";
import { meansAmount, numberPattern, writeNumberLike } from "./write-number";

/** As much of a fact as is needed to find it in words and to write it into them. */
export const statedFactSchema = z.pick(factSchema, { id: true, kind: true, value: true });
export type StatedFact = z.infer<typeof statedFactSchema>;

export interface WrittenFact {
  /** Where it stands, in code units. */
  start: number;
  end: number;
}

/** Names stand in words as they are; whatever else is text is told in other words. */
const namingKinds: ReadonlySet<StatedFact["kind"]> = new Set(["name", "brand", "person", "place", "contact"]);

const mark = "[\\p{Sc}\\p{L}%][\\p{L}\\p{M}.$]*";
/** A number with the mark before it; the one behind it may as well be the one before the next number. */
const measure = new RegExp(`(?:(${mark})([\\s-]?))?(${numberPattern})(?=(?:([\\s-]?)(${mark}))?)`, "gu");
const rated = new RegExp(
  `(${numberPattern})(?:\\s?/\\s?\\d+|\\s?[★⭐]|\\s(?:stars?|Sternen?|étoiles?|estrellas?|stelle)(?!\\p{L}))`,
  "giu",
);

/** Where a text states a fact: an amount with its currency or unit, a rating with its scale, a name. */
export function findWritten(text: string, fact: StatedFact, language: string): WrittenFact[] {
  const { value, kind } = fact;
  switch (value.type) {
    case "money":
      return findMeasures(text, value.amount, currencyMarks(value.currency, language), true);
    case "quantity":
      return findMeasures(text, value.amount, unitMarks(value.unit, language), false);
    case "rating":
      return [...text.matchAll(rated)].flatMap(({ 0: written, 1: digits = "", index }) =>
        meansAmount(digits, value.rating) && isApart(text, index, index + written.length)
          ? [{ start: index, end: index + written.length }]
          : [],
      );
    case "text":
      return namingKinds.has(kind) ? findWords(text, value.text) : [];
    default:
      return [];
  }
}

/** A value in the way `form` was written; null where nothing of the kind can be written so. */
export function writeLike(form: string, value: FactValue, language: string): string | null {
  switch (value.type) {
    case "money": {
      const parts = partsOf(form);
      if (!parts) return null;
      const amount = writeNumberLike(parts.digits, value.amount, { language, fewestDecimals: 2 });
      const isOwn = currencyMarks(value.currency, language).has((parts.before || parts.after).toLowerCase());
      if (isOwn) return `${parts.before}${parts.space}${amount}${parts.gap}${parts.after}`;
      const isCode = /^[A-Z]{3}$/u.test(parts.before || parts.after);
      const sign = isCode ? value.currency : currencySign(value.currency, language);
      const space = /\p{L}$/u.test(sign) && !parts.space && !parts.gap ? " " : parts.space || parts.gap;
      return parts.before ? `${sign}${space}${amount}` : `${amount}${space}${sign}`;
    }
    case "quantity": {
      const parts = partsOf(form);
      if (!parts) return null;
      const amount = writeNumberLike(parts.digits, value.amount, { language, fewestDecimals: 0 });
      const unit = writeUnitLike(parts.after || parts.before, parts.gap, value, language);
      return parts.after ? `${amount}${parts.gap}${unit}` : `${unit}${parts.space}${amount}`;
    }
    case "rating": {
      const digits = new RegExp(numberPattern, "u").exec(form)?.[0];
      if (!digits) return null;
      const rating = writeNumberLike(digits, value.rating, { language, fewestDecimals: 0 });
      return form
        .replace(digits, rating)
        .replace(/\/(\s?)\d+$/u, (_, space: string) => `/${space}${value.best}`);
    }
    case "text":
      return writeCaseLike(form, value.text);
    default:
      return null;
  }
}

function findMeasures(
  text: string,
  amount: string,
  marks: ReadonlySet<string>,
  mayLead: boolean,
): WrittenFact[] {
  return [...text.matchAll(measure)].flatMap((match) => {
    const { 0: all, 1: before = "", 3: digits = "", 4: gap = "", 5: behind = "", index } = match;
    if (!meansAmount(digits, amount)) return [];
    const after = trimmed(behind);
    const follows = after !== "" && marks.has(after.toLowerCase());
    // Of "19 € 29 €" the first mark is the first number's.
    const isTaken = follows && /\d\s?$/u.test(text.slice(0, index));
    const leads = mayLead && !isTaken && marks.has(before.toLowerCase());
    if (!leads && !follows) return [];
    const numberEnd = index + all.length;
    const start = leads ? index : numberEnd - digits.length;
    const end = leads ? numberEnd : numberEnd + gap.length + after.length;
    return isApart(text, start, end) ? [{ start, end }] : [];
  });
}

/** A point behind a word ends the sentence. */
function trimmed(mark: string): string {
  return mark.replace(/\.+$/u, "");
}

function findWords(text: string, words: string): WrittenFact[] {
  const wanted = words.trim().toLowerCase();
  if (wanted.length < 2) return [];
  const folded = text.toLowerCase();
  // Some letters change their length with their case: then the places would not be those of the text.
  if (folded.length !== text.length) return [];
  const found: WrittenFact[] = [];
  for (let start = folded.indexOf(wanted); start >= 0; start = folded.indexOf(wanted, start + 1)) {
    const end = start + wanted.length;
    if (isApart(text, start, end)) found.push({ start, end });
  }
  return found;
}

/** Whether words stand by themselves: "£19" does not stand in "£190" or "£19.50". */
export function isApart(text: string, start: number, end: number): boolean {
  const words = text.slice(start, end);
  const isPart =
    /^[\p{L}\p{N}]/u.test(words) && /(?:[\p{L}\p{M}\p{N}]|\d[.,'’])$/u.test(text.slice(0, start));
  const goesOn =
    /[\p{L}\p{M}\p{N}]$/u.test(words) && /^(?:[\p{L}\p{M}\p{N}]|[.,'’]\d)/u.test(text.slice(end));
  return !isPart && !goesOn;
}

/** Whether words state a fact and nothing else. */
export function states(words: string, fact: StatedFact, language: string): boolean {
  return findWritten(words, fact, language).some(({ start, end }) => start === 0 && end === words.length);
}

function partsOf(form: string) {
  const match = new RegExp(`^(?:(${mark})([\\s-]?))?(${numberPattern})(?:([\\s-]?)(${mark}))?$`, "u").exec(
    form,
  );
  if (!match) return null;
  const [, before = "", space = "", digits = "", gap = "", after = ""] = match;
  return { before, space, digits, gap, after };
}

/** "12 hours" becomes "1 hour", "12-hour" stays in one, and another unit is written as fully as the one before. */
function writeUnitLike(
  written: string,
  gap: string,
  { amount, unit }: Extract<FactValue, { type: "quantity" }>,
  language: string,
): string {
  const isOwn = unitMarks(unit, language).has(written.toLowerCase());
  const display = written.length > 3 ? "long" : "short";
  const name = unitMark(unit, language, display, Number(amount)) ?? unit;
  if (!isOwn) return name;
  return display === "long" && gap !== "-" && unitMarks(unit, language).has(name.toLowerCase())
    ? writeCaseLike(written, name)
    : written;
}

/** In capitals where `form` is. */
function writeCaseLike(form: string, text: string): string {
  const isUpper = form.length > 3 && form === form.toUpperCase() && form !== form.toLowerCase();
  return isUpper ? text.toUpperCase() : text;
}
