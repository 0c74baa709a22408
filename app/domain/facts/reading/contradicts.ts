import { sameData } from "../../data/same-data";
import type { FactKind } from "../fact";
import type { FactValue } from "../fact-value";
import { withCountedTime } from "./number-words";
import { inBaseUnit, readQuantities } from "./read-quantity";

/**
 * Whether two statements of one kind cannot both be right. Two descriptions can; a name and its short or re-cased form can; two
 * guarantees of different length cannot.
 */
export function contradicts(
  kind: FactKind,
  one: FactValue,
  other: FactValue,
  language: string | null,
): boolean {
  switch (kind) {
    case "name":
    case "brand":
      return one.type === "text" && other.type === "text" && !isShortFormOf(one.text, other.text);
    case "origin":
      return one.type === "text" && other.type === "text" && !isSameCountry(one.text, other.text, language);
    case "guarantee":
    case "returns":
      return haveNoneInCommon(timesOf(one, language), timesOf(other, language));
    case "shipping":
      return haveNoneInCommon(freeFrom(one), freeFrom(other));
    case "rating":
      return one.type === "rating" && other.type === "rating" && !isRounded(one, other);
    case "discount":
    case "offer-end":
      return one.type === other.type && one.type !== "text" && !sameData(one, other);
    default:
      return false;
  }
}

function haveNoneInCommon(some: readonly number[], others: readonly number[]): boolean {
  return some.length > 0 && others.length > 0 && !some.some((each) => others.includes(each));
}

/** Letters and digits alone, without case and accents. */
function wordsOf(text: string): string[] {
  return (
    text
      .normalize("NFKD")
      .replace(/\p{M}/gu, "")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** All words of the shorter are in the longer. */
function isShortFormOf(one: string, other: string): boolean {
  const [first, second] = [wordsOf(one), wordsOf(other)];
  const [short, long] = first.length <= second.length ? [first, second] : [second, first];
  const known = new Set(long);
  const [shortLetters, longLetters] = [short.join(""), long.join("")];
  return (
    short.every((word) => known.has(word)) ||
    longLetters.includes(shortLetters) ||
    shortLetters === longLetters
  );
}

/** "IT", "Italien" and "Made in Italy" are one country; a place without a word in common with the other is another. */
function isSameCountry(one: string, other: string, language: string | null): boolean {
  const first = placeWords(one, language);
  const second = placeWords(other, language);
  return [...first].some((word) => second.has(word)) || isShortFormOf(one, other);
}

function placeWords(text: string, language: string | null): Set<string> {
  const code = /^[A-Z]{2}$/.test(text.trim()) ? text.trim() : null;
  const names = code
    ? ["en", ...(language ? [language] : [])].map(
        (each) => new Intl.DisplayNames([each], { type: "region" }).of(code) ?? "",
      )
    : [text];
  // Words such as "in", "of" and "de" are in the names of many.
  return new Set(
    names
      .flatMap(wordsOf)
      .filter((word) => word.length >= 4 || /[^a-z]/.test(word) || word === "usa" || word === "uk"),
  );
}

const lifetime =
  /lifetime|lebenslang|à vie|de por vida|a vita|vitalíci|levenslang|dożywot|livstid|elinikäinen|doživotní|ömür boyu|пожизненн|終身|终身|평생|مدى الحياة/iu;

/** The times that a promise names, in seconds. */
function timesOf(value: FactValue, language: string | null): number[] {
  if (value.type === "quantity") return [inBaseUnit(Number(value.amount), value.unit)];
  if (value.type !== "text") return [];
  const times = readQuantities(withCountedTime(value.text), language)
    .filter(({ measure }) => measure === "time")
    .map(({ amounts: [amount], unit }) => inBaseUnit(Number(amount), unit));
  return lifetime.test(value.text) ? [...times, Number.POSITIVE_INFINITY] : times;
}

const isFree =
  /free|kostenlos|gratis|versandkostenfrei|gratuit|offert|grátis|darmow|fri\b|fritt|ilmainen|zdarma|ücretsiz|бесплатн|безкоштовн|無料|包邮|免费|무료|مجاني|मुफ्त|ingyenes|δωρεάν|חינם|miễn phí|ฟรี/iu;
const sum =
  /\p{Sc}\s?(\d[\d.,' \u00a0]{0,12})|(\d[\d.,' \u00a0]{0,12}?)\s?(?:\p{Sc}|kr|zł|Kč|Ft|lei|TL|CHF|円|元)/gu;

/** The sums from which delivery is free. */
function freeFrom(value: FactValue): number[] {
  if (value.type !== "text" || !isFree.test(value.text)) return [];
  return [...value.text.matchAll(sum)].map(([, behind, before]) =>
    Number((behind ?? before ?? "").replace(/[.,]\d{2}$|[^\d]/g, "")),
  );
}

type Rating = Extract<FactValue, { type: "rating" }>;

/** "4.6" is "4.57" with fewer digits; 9.2 of 10 is 4.6 of 5. */
function isRounded(one: Rating, other: Rating): boolean {
  const digits = (amount: string) => amount.split(".")[1]?.length ?? 0;
  const coarse = digits(one.rating) <= digits(other.rating) ? one : other;
  const step = 10 ** -digits(coarse.rating) / Number(coarse.best);
  const apart = Math.abs(Number(one.rating) / Number(one.best) - Number(other.rating) / Number(other.best));
  // A step, not half of one: pages round down as well.
  return apart < step;
}
