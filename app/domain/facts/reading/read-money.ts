import { asWritten, currencyOf, fractionMark } from "./currency";
import type { PageContext } from "./page-context";
import { readAmounts, withPlainDigits } from "./read-amount";

/** Stands between two pieces of text that touch but lie in different elements. */
export const joint = "\u2063";

/** An amount of money in a text. */
export interface Money {
  /** Every reading, the likeliest first; decimals with a point. */
  amounts: [string, ...string[]];
  /** ISO 4217. */
  currency: string;
  /** Where it stands, in code units, its currency included. */
  start: number;
  end: number;
  /** The other end of a range stands before or behind it. */
  range: "from" | "to" | null;
}

const number = /\d(?:[\d.,'’\u066b\u066c]|[\u00a0\u202f\u2009 ](?=\d{3}(?!\d)))*/g;
const signBefore =
  /(?:(?:[A-Za-z]{1,3})?\p{Sc}|(?<![\p{L}\d])(?:\p{L}[\p{L}\p{M}]{0,5}\.?(?:[\p{L}]\.?)?|S\/))[\s\u2063]{0,3}$/u;
const signAfter =
  /^(?:[.,:]?[\u2063\s]?[-–—]{1,2}(?!\d))?[\s\u2063]{0,3}((?:US|AU|CA|NZ|HK|NT|C|A|S)?\p{Sc}|\p{L}[\p{L}\p{M}]{0,7}(?:[.״/]\p{L}{1,3})?)(?![\p{L}\p{M}\d])/u;
const between = /^[\s\u2063]*(?:[-–—~〜～]|bis|to|à|a|al|do|tot|till|til|до)[\s\u2063]*$/iu;
const stroke = /^(?:[.,:]?\s?[-–—]{1,2}(?!\s?[\d\p{Sc}]))/u;
/** What makes a number something else: a share, a larger unit, a measure. */
const notMoneyAfter =
  /^[\s\u2063]?(?:%|‰|万|萬|億|亿|만|million|billion|lakh|crore|(?:k|m|mio|mrd)(?![\p{L}\p{M}]))/iu;
/** "49€90": the sign stands where the point would. So it may with a space, at the end of a line. */
const tightCents = /^(\p{Sc})(\d{2})(?![\d%]|[.,]\d)/u;
const longestSign = 14;

/** The amounts of money in a text, in its order. An amount whose currency this page does not tell is none. */
export function readMoney(text: string, page: PageContext): Money[] {
  const plain = withPlainDigits(text);
  const found: (Money & { written: string })[] = [];
  const bare: { start: number; end: number; written: string }[] = [];
  for (const match of plain.matchAll(number)) {
    const written = match[0].replace(/[.,'’]+$/, "");
    const start = match.index;
    const end = start + written.length;
    const before = plain.slice(Math.max(0, start - longestSign), start);
    const after = plain.slice(end, end + longestSign);
    if (/[\d\p{L}][.,:/]?\u2063?$/u.test(before) && !signBefore.test(before)) continue;
    if (/\d\u2063$/.test(before) || /^\u2063[\d.,]?\d/.test(after) || notMoneyAfter.test(after)) continue;
    if (/(?:^|[^\p{L}\d\s\u2063.,])\s?[-−]\s?$/u.test(before) || /(?:^|\s)[-−]$/u.test(before)) continue;
    const whole = readAmounts(written, null);
    if (whole.length === 0) continue;
    const last = found.at(-1);
    const near = signBefore.exec(before);
    // The sign behind one amount is none before the next: "59 zł 39 zł".
    const sign = near && last && start - near[0].length < last.end ? null : near;
    const left = sign && currencyOf(sign[0].replace(/[\s\u2063]/gu, ""), page);
    const tight = left ? null : tightCents.exec(after);
    const following = signAfter.exec(after);
    const right =
      currencyOf(tight?.[1] ?? "", page) ??
      (following?.[1] ? currencyOf(following[1], page) : swedishCrown(after, page));
    const rest = following && right ? end + following[0].length : plain.length;
    const inCents = /^\d+$/.test(written)
      ? (tight?.[2] ?? /^[\s\u2063]\d{2}$/.exec(plain.slice(rest, rest + 4))?.[0])
      : undefined;
    const amounts = inCents && !left ? [`${whole[0]}.${inCents.trim()}`] : whole;
    // "USD 20 EUR 30": what stands before names the amount unless only what stands behind touches it.
    const currency = pick(left, right, Boolean(sign && /\s$/.test(sign[0])), page);
    if (!currency) {
      bare.push({ start, end, written });
      continue;
    }
    const takesFollowing =
      following && currency === right && (!left || /^\s?[A-Z]{3}(?!\s?[\d\p{L}])/u.test(after));
    const strokeLength = tight
      ? tight[0].length
      : takesFollowing
        ? following[0].length + (amounts === whole ? 0 : (inCents?.length ?? 0))
        : (stroke.exec(after)?.[0].length ?? 0);
    const from = currency === left && sign ? start - sign[0].length : start;
    if (last && from < last.end) continue;
    found.push({
      amounts: ordered(amounts, currency, page),
      currency,
      start: from,
      end: end + strokeLength,
      range: null,
      written,
    });
  }
  return withRanges(plain, found, bare, page);
}

/** "299:-", as Sweden writes whole crowns. */
function swedishCrown(after: string, { language }: PageContext): string | null {
  return language === "sv" && /^:-(?!\d)/.test(after) ? "SEK" : null;
}

function pick(left: string | null, right: string | null, isApart: boolean, page: PageContext): string | null {
  if (left && right && left !== right) {
    if (page.currency === left || page.currency === right) return page.currency;
    return isApart ? right : left;
  }
  return left ?? right;
}

/** Readings of an amount of money: three decimals are likely only where the currency has them. */
function ordered(amounts: string[], currency: string, page: PageContext): [string, ...string[]] {
  const threeDecimals = /^(?:KWD|BHD|OMR|JOD|TND)$/.test(currency);
  const sorted = threeDecimals && fractionMark(page.language) !== null ? amounts.toReversed() : amounts;
  const [first = "0", ...others] = sorted.map((amount) => asWritten(amount, currency));
  return [first, ...others];
}

/** "10–20 €" and "€10 – €20": both ends belong together, and one sign serves both. */
function withRanges(
  text: string,
  found: (Money & { written: string })[],
  bare: readonly { start: number; end: number; written: string }[],
  page: PageContext,
): Money[] {
  for (const { start, end, written } of bare) {
    const behind = found.find((money) => money.start >= end && between.test(text.slice(end, money.start)));
    const before = found.find((money) => money.end <= start && between.test(text.slice(money.end, start)));
    const sibling = behind ?? before;
    const amounts = sibling && readAmounts(written, null);
    if (!sibling || !amounts || amounts.length === 0) continue;
    found.push({
      ...sibling,
      amounts: ordered(amounts, sibling.currency, page),
      start,
      end,
      written,
      range: null,
    });
  }
  found.sort((one, other) => one.start - other.start);
  for (const [at, money] of found.entries()) {
    const next = found[at + 1];
    if (!next || !between.test(text.slice(money.end, next.start)) || next.currency !== money.currency)
      continue;
    if (Number(money.amounts[0]) >= Number(next.amounts[0])) continue;
    money.range = "from";
    next.range = "to";
  }
  return found.map(({ written: _, ...money }) => money);
}

const decimalOfData = /^-?\d+(?:\.\d{1,2}|\.\d{4,8})?$/;

/**
 * The amounts that a price in a page's data can mean: a number or text, with or without its currency, which `written` may name
 * instead. Empty where it is none.
 */
export function readDataPrice(
  value: string,
  currency: string | null,
  page: PageContext,
): { amounts: string[]; currency: string | null } {
  const text = value.trim().slice(0, 80);
  const [money] = readMoney(text, currency ? { ...page, currency } : page);
  if (money) return { amounts: money.amounts, currency: currency ?? money.currency };
  const digits = withPlainDigits(text).replace(/^[^\d-]+|[^\d]+$/gu, "");
  if (decimalOfData.test(digits)) {
    const amount = digits.replace(/^0+(?=\d)/, "");
    return { amounts: [currency ? asWritten(amount, currency) : amount], currency };
  }
  const amounts = readAmounts(digits, fractionMark(page.language));
  return { amounts: currency ? amounts.map((amount) => asWritten(amount, currency)) : amounts, currency };
}
