import type { ClaimKind, Term } from "./claim-kind";
import { cjkCurrenciesOf, currenciesOf, hundredthsOf } from "./currencies";
import { canonicalDecimal, multiply } from "./decimal";
import { stemOf } from "./find-words";
import { monthOf } from "./months";
import { cjkMultiplierOf, multiplierOf, numberOfWord } from "./number-words";
import type { Token } from "./tokens";
import { cjkUnitOf, type Unit, unitOf } from "./units";

/** What stands at a number and says what it counts. */
type Measure =
  | { type: "money"; currencies: readonly string[]; factor: number | null }
  | { type: "percent"; off: boolean }
  | { type: "unit"; unit: Unit; alsoMoney: readonly string[] | null };

interface Reading {
  /** Index of its token. */
  at: number;
  amounts: string[];
  measure: Measure | null;
  /** Index of the token behind what was read. */
  next: number;
  start: number;
  /** Where what was read ends. A Chinese or Japanese run goes on behind it. */
  end: number;
}

const ranges = /^(?:[-–—~〜〜×x]|to|bis|till|til|tot|do|à|a|al)$/u;
const percentWords = new Set(
  "% percent prozent pourcent procent percento pct yüzde yuzde प्रतिशत फीसदी परतशत फसद".split(" "),
);
const percentPairs = new Set(
  "pour cent|por ciento|per cento|por cento|per cent|في المئة|في المائة|फी सदी".split("|"),
);
const stars =
  /^(?:★|⭐|☆|stars?|sterne[n]?|etoiles?|estrellas?|stelle|estrelas?|sterren|gwiazdek|gwiazdki|stjarnor|stjerner|yildiz|نجوم|نجمة|सटार|तार)$/u;
const outOf = /^(?:\/|of|von|sur|de|su|van|na|av|af|من)$/u;
const clock = /^(?:uhr|am|pm|h|heures?|godz|klockan|kl|o)$/u;
const yearPattern = /^(?:1[5-9]|20|21)\d\d$/u;
const latin = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u;
const monthDays = [0, 31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Prices, percentages, dates, times, ratings, quantities and counts of a text, as they are compared. */
export function findNumbers(text: string, tokens: readonly Token[]): Term[] {
  const readings = tokens.map((token, at) => readNumber(tokens, at, token));
  shareMeasures(tokens, readings);
  const terms: Term[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!;
    const whole =
      token.kind === "date" ? dateOfFigures(token, at) : token.kind === "time" ? timeOf(tokens, at) : null;
    const found =
      whole ??
      dateAt(tokens, at) ??
      ratingAt(tokens, at) ??
      hourAt(tokens, at) ??
      termOf(tokens, readings[at] ?? null);
    if (!found) continue;
    const { term, next, end = tokens[next - 1]!.end } = found;
    if (term) terms.push({ ...term, text: text.slice(term.start, end) });
    at = Math.max(at, next - 1);
  }
  return terms;
}

interface Found {
  term: Omit<Term, "text"> | null;
  next: number;
  /** Where it ends, if before the end of its last token. */
  end?: number;
}

function readNumber(tokens: readonly Token[], at: number, token: Token): Reading | null {
  const spelled = token.kind === "word" ? numberOfWord(token.folded) : null;
  if (token.kind !== "number" && spelled === null) return null;
  let amounts = spelled === null ? amountsOf(token.text) : [String(spelled)];
  let next = at + 1;
  const follow = tokens[next];
  const factor =
    follow?.kind === "cjk"
      ? cjkMultiplierOf(follow.text)
      : follow?.kind === "word"
        ? multiplierOf(follow)
        : null;
  let run = follow?.kind === "cjk" ? follow.text : "";
  if (factor) {
    amounts = amounts.flatMap((amount) => multiply(amount, factor) ?? []);
    if (run) run = run.slice(1);
    else next++;
  }
  const before = measureBefore(tokens, at);
  const after = before ? null : measureAfter(tokens, next, run);
  const measure = before?.measure ?? after?.measure ?? null;
  // A number in words counts with what it counts: "two years", "three million".
  if (spelled !== null && !measure && !factor) return null;
  const behind = after?.next ?? (run && factor ? next + 1 : next);
  const runEnd =
    follow?.kind === "cjk" && behind > next ? follow.start + (factor ? 1 : 0) + (after?.length ?? 0) : null;
  const end = runEnd ?? tokens[behind - 1]!.end;
  return { at, amounts, measure, next: behind, start: before?.start ?? token.start, end };
}

function measureBefore(tokens: readonly Token[], at: number): { measure: Measure; start: number } | null {
  const before = tokens[at - 1];
  if (!before) return null;
  if (
    before.text === "%" &&
    !tokens[at - 2]?.isAttached &&
    tokens[at]!.isAttached &&
    tokens[at - 2]?.kind !== "number"
  ) {
    return { measure: { type: "percent", off: false }, start: before.start };
  }
  if (before.folded === "yuzde" || before.text.endsWith("百分之") || before.text.endsWith("パーセント")) {
    return { measure: { type: "percent", off: false }, start: before.start };
  }
  const lead = tokens[at - 2];
  const joined =
    lead && before.isAttached && lead.kind === "word" ? currenciesOf(lead.text + before.text) : null;
  if (joined) return { measure: { type: "money", currencies: joined, factor: null }, start: lead!.start };
  const dot = before.text === "." && before.isAttached && lead ? currenciesOf(lead.text) : null;
  if (dot && lead) return { measure: { type: "money", currencies: dot, factor: null }, start: lead.start };
  // "pound 12" is no price: only signs and codes stand before one.
  const isSign =
    before.kind === "sign" || /^\p{Lu}{2,3}$/u.test(before.text) || /^(?:rs|kr|₹|रु|zł)$/iu.test(before.text);
  const currencies = isSign && tokens[at - 2]?.kind !== "number" ? currenciesOf(before.text) : null;
  return currencies && { measure: { type: "money", currencies, factor: null }, start: before.start };
}

function measureAfter(
  tokens: readonly Token[],
  next: number,
  rest: string,
): { measure: Measure; next: number /** Of a word in a run. */; length?: number } | null {
  const token = tokens[next];
  if (!token) return null;
  if (token.kind === "cjk") {
    const run = rest || token.text;
    const money = cjkCurrenciesOf(run);
    if (money)
      return {
        measure: { type: "money", currencies: money.codes, factor: null },
        next: next + 1,
        length: money.word.length,
      };
    const percent = /^(?:パーセント|割)/u.exec(run)?.[0];
    if (percent) {
      return { measure: { type: "percent", off: percent === "割" }, next: next + 1, length: percent.length };
    }
    const found = cjkUnitOf(run);
    return (
      found && {
        measure: { type: "unit", unit: found.unit, alsoMoney: null },
        next: next + 1,
        length: found.word.length,
      }
    );
  }
  // "19,- €", "19.- "
  if (/^[,.]$/u.test(token.text) && token.isAttached && /^[-–—]$/u.test(tokens[next + 1]?.text ?? "")) {
    return measureAfter(tokens, next + 2, "");
  }
  const pair = `${token.folded} ${tokens[next + 1]?.text.toLowerCase() ?? ""}`;
  if (percentPairs.has(pair)) return { measure: { type: "percent", off: false }, next: next + 2 };
  if (percentWords.has(token.folded)) return { measure: { type: "percent", off: false }, next: next + 1 };
  const cents = hundredthsOf(token.text);
  if (cents && (token.text !== "p" || token.isAttached)) {
    return { measure: { type: "money", currencies: cents, factor: 100 }, next: next + 1 };
  }
  const tail = tokens[next + 1];
  const signed = tail?.isAttached ? currenciesOf(token.text + tail.text) : null;
  if (signed) return { measure: { type: "money", currencies: signed, factor: null }, next: next + 2 };
  if (token.text === "°" && tail?.isAttached) {
    const degrees = unitOf(`°${tail.text}`);
    if (degrees) return { measure: { type: "unit", unit: degrees, alsoMoney: null }, next: next + 2 };
  }
  // "12-hour", "500-g"
  if (/^[-‐‑]$/u.test(token.text) && token.isAttached && tail?.isAttached && tail.kind === "word") {
    const joined = unitOf(tail.text);
    if (joined)
      return { measure: { type: "unit", unit: joined, alsoMoney: currenciesOf(tail.text) }, next: next + 2 };
  }
  const currencies = currenciesOf(token.text);
  const unit = /^(?:x|×)$/u.test(token.text) && !token.isAttached ? null : unitOf(token.text);
  if (unit) return { measure: { type: "unit", unit, alsoMoney: currencies }, next: next + 1 };
  return currencies && { measure: { type: "money", currencies, factor: null }, next: next + 1 };
}

/** "10–12 cm", "20 x 30 cm", "£19–29": one measure for both. */
function shareMeasures(tokens: readonly Token[], readings: (Reading | null)[]): void {
  const neighbourOf = (at: number, step: number) => {
    const mark = tokens[at + step];
    return mark && ranges.test(mark.text) ? readings[at + 2 * step] : null;
  };
  for (let at = tokens.length - 1; at >= 0; at--) {
    const reading = readings[at];
    if (reading && tokens[at]!.kind === "number" && !reading.measure)
      reading.measure = neighbourOf(at, 1)?.measure ?? null;
  }
  for (let at = 0; at < tokens.length; at++) {
    const reading = readings[at];
    if (reading && tokens[at]!.kind === "number" && !reading.measure) {
      const shared = neighbourOf(at, -1)?.measure ?? null;
      if (shared?.type === "money") reading.measure = shared;
    }
  }
}

function termOf(tokens: readonly Token[], reading: Reading | null): Found | null {
  if (!reading) return null;
  const { at, amounts, measure, next, start, end } = reading;
  const term = (kind: ClaimKind, keys: readonly string[]): Found => ({
    term: { kind, start, asks: keys, offers: keys },
    next,
    end,
  });
  if ((!measure || measure.type === "unit") && isPartOfName(tokens, at)) return { term: null, next };
  if (!measure) return isEnumeration(tokens, at) ? { term: null, next } : countOf(tokens, reading);
  if (measure.type === "percent") {
    const shares = measure.off ? amounts.flatMap((amount) => multiply(amount, 10) ?? []) : amounts;
    return term(
      "percentage",
      shares.flatMap((amount) => keyOf("p", amount)),
    );
  }
  if (measure.type === "money") {
    const { currencies, factor } = measure;
    const whole = factor === 100 ? amounts.flatMap((amount) => hundredthOf(amount) ?? []) : amounts;
    return term(
      "price",
      whole.flatMap((amount) => moneyKeys(amount, currencies)),
    );
  }
  const { unit, alsoMoney } = measure;
  const keys = amounts.flatMap((amount) => quantityKey(amount, unit));
  // "12 h" is twelve hours, and noon on a clock.
  const hour =
    unit.measures === "time" && unit.factor === 3600 && tokens[next - 1]?.folded === "h"
      ? amounts.flatMap((amount) => hourKey(amount, 0))
      : [];
  const prices = alsoMoney ? amounts.flatMap((amount) => moneyKeys(amount, alsoMoney)) : [];
  return term(alsoMoney ? "price" : "number", [...keys, ...hour, ...prices]);
}

/** A count of things, compared by what is counted where both say it. */
function countOf(tokens: readonly Token[], { at, amounts, next, start }: Reading): Found {
  const nouns: string[] = [];
  for (let place = next; place < tokens.length && nouns.length < 3; place++) {
    const { kind, text, folded } = tokens[place]!;
    if (kind === "cjk") nouns.push(text.slice(0, 1));
    if (kind === "word" && folded.length > 1) nouns.push(stemOf(folded));
    if (kind === "cjk" || (kind === "sign" && !/^[-+‐'’"“”„()]$/u.test(text)) || kind === "number") break;
  }
  const isYear = yearPattern.test(tokens[at]!.text);
  const bare = amounts.flatMap((amount) => keyOf("n", amount));
  const asks = bare.flatMap((key) =>
    nouns.length > 0 ? [`${key}|*`, ...nouns.map((noun) => `${key}|${noun}`)] : [`${key}|`],
  );
  const offers = bare.flatMap((key) => [
    `${key}|`,
    ...(nouns.length > 0 ? nouns : ["*"]).map((noun) => `${key}|${noun}`),
  ]);
  const year = isYear ? [`y:${tokens[at]!.text}`] : [];
  return {
    term: { kind: isYear ? "date" : "number", start, asks: [...asks, ...year], offers: [...offers, ...year] },
    next,
  };
}

function amountsOf(written: string): string[] {
  const plain = written.replace(/[ \u00a0\u2009\u202f'’]/gu, "");
  const marks = plain.match(/[.,]/gu) ?? [];
  const last = Math.max(plain.lastIndexOf("."), plain.lastIndexOf(","));
  const digitsBehind = plain.length - last - 1;
  const asWhole = plain.replace(/[.,]/gu, "");
  const asDecimal = `${plain.slice(0, last).replace(/[.,]/gu, "")}.${plain.slice(last + 1)}`;
  const readings =
    marks.length === 0
      ? [plain]
      : marks.length > 1 && new Set(marks).size === 1
        ? [asWhole]
        : marks.length > 1 || digitsBehind !== 3
          ? [asDecimal]
          : /^0/u.test(plain)
            ? [asDecimal]
            : [asWhole, asDecimal];
  return [...new Set(readings.flatMap((amount) => canonicalDecimal(amount) ?? []))];
}

export function moneyKeys(amount: string, currencies: readonly string[]): string[] {
  return currencies.flatMap((currency) => keyOf(`m:${currency}`, amount));
}

export function quantityKey(amount: string, { measures, factor }: Unit): string[] {
  const base = multiply(amount, factor);
  return base === null ? [] : [`q:${measures}:${base}`];
}

export function keyOf(prefix: string, amount: string): string[] {
  const canonical = canonicalDecimal(amount);
  return canonical === null ? [] : [`${prefix}:${canonical}`];
}

function hundredthOf(amount: string): string | null {
  return /^\d+$/u.test(amount)
    ? canonicalDecimal(`${amount.padStart(3, "0").slice(0, -2)}.${amount.padStart(3, "0").slice(-2)}`)
    : null;
}

/** "A4", "COVID-19", "3D", "B12": a name with a figure in it. */
function isPartOfName(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]!;
  const before = tokens[at - 1];
  const after = tokens[at + 1];
  if (token.isAttached && before?.kind === "word" && latin.test(before.text)) return true;
  const isHyphened = token.isAttached && before?.isAttached && /^[-‐‑]$/u.test(before.text);
  const lead = tokens[at - 2];
  if (isHyphened && lead?.kind === "word" && latin.test(lead.text) && /\p{Lu}$/u.test(lead.text)) return true;
  return after?.isAttached === true && /^(?:D|G|K)$/u.test(after.text) && /^[2-8]$/u.test(token.text);
}

/** "1. Mix", "2) Bake": the number of a step. */
function isEnumeration(tokens: readonly Token[], at: number): boolean {
  const mark = tokens[at + 1];
  const follow = tokens[at + 2];
  return (
    at === 0 &&
    mark?.isAttached === true &&
    /^[.)]$/u.test(mark.text) &&
    follow !== undefined &&
    !follow.isAttached &&
    tokens[at]!.text.length <= 2
  );
}

function dateOfFigures({ text, start }: Token, at: number): Found | null {
  const parts = text.match(/\d+/gu) ?? [];
  const [one = "", other = "", third] = parts;
  const found = /^\d{4}-/u.test(text)
    ? dateKeys(third ?? "", other, one)
    : text.includes("/")
      ? mergeKeys(dateKeys(one, other, third), dateKeys(other, one, third))
      : dateKeys(one, other, third);
  const number = !third && !text.includes("/") ? keyOf("n", `${one}.${other}`) : [];
  const asks = [...found.asks, ...number.map((key) => `${key}|`)];
  return asks.length === 0
    ? null
    : {
        term: { kind: "date", start, asks, offers: [...found.offers, ...number.map((key) => `${key}|`)] },
        next: at + 1,
      };
}

interface Keys {
  asks: string[];
  offers: string[];
}

function mergeKeys(one: Keys, other: Keys): Keys {
  return { asks: [...one.asks, ...other.asks], offers: [...one.offers, ...other.offers] };
}

/** A day without a year is backed by one of any year, and the other way round. */
export function dateKeys(dayText: string, monthText: string, yearText: string | undefined): Keys {
  const [day, month] = [Number(dayText), Number(monthText)];
  if (!(month >= 1 && month <= 12 && day >= 1 && day <= monthDays[month]!)) return { asks: [], offers: [] };
  const key = `d:${month}-${day}`;
  if (yearText === undefined) return { asks: [key], offers: [key, `${key}:*`] };
  const year = yearText.length === 2 ? `20${yearText}` : yearText;
  return { asks: [`${key}:${year}`, `${key}:*`], offers: [key, `${key}:${year}`, `y:${year}`] };
}

/** "24 Dec", "24. Dezember 2026", "December 24th", "12月24日", "24 de diciembre de 2026". */
function dateAt(tokens: readonly Token[], at: number): Found | null {
  const token = tokens[at]!;
  if (token.kind === "word") {
    const month = monthOf(token.text);
    if (!month) return null;
    let place = at + 1;
    if (tokens[place]?.text === ".") place++;
    const day = tokens[place];
    if (day?.kind !== "number" || !/^\d{1,2}$/u.test(day.text)) {
      return day?.kind === "number" && yearPattern.test(day.text)
        ? {
            term: { kind: "date", start: token.start, asks: [`y:${day.text}`], offers: [`y:${day.text}`] },
            next: place + 1,
          }
        : null;
    }
    place++;
    if (/^(?:st|nd|rd|th)$/u.test(tokens[place]?.folded ?? "") && tokens[place]!.isAttached) place++;
    return datedFrom(tokens, token.start, day.text, month, place);
  }
  if (token.kind !== "number") return null;
  if (!/^\d{1,2}$/u.test(token.text)) {
    // "2026年12月24日"
    const [year, month, day] = [token, tokens[at + 2], tokens[at + 4]];
    if (
      tokens[at + 1]?.text !== "年" ||
      tokens[at + 3]?.text !== "月" ||
      !/^[日号]/u.test(tokens[at + 5]?.text ?? "")
    )
      return null;
    const keys = dateKeys(day!.text, month!.text, year.text);
    return {
      term: { kind: "date", start: token.start, ...keys },
      next: at + 6,
      end: tokens[at + 5]!.start + 1,
    };
  }
  if (tokens[at + 1]?.text === "月" && /^[日号]/u.test(tokens[at + 3]?.text ?? "")) {
    const keys = dateKeys(tokens[at + 2]!.text, token.text, undefined);
    return keys.asks.length > 0
      ? { term: { kind: "date", start: token.start, ...keys }, next: at + 4, end: tokens[at + 3]!.start + 1 }
      : null;
  }
  // The first of two days: "24–31 December".
  const range = ranges.test(tokens[at + 1]?.text ?? "") && tokens[at + 2]?.kind === "number" ? at + 2 : at;
  const place = monthPlace(tokens, range);
  const month = place === null ? null : monthOf(tokens[place]!.text);
  if (place === null || !month) return null;
  if (range !== at) {
    const keys = dateKeys(token.text, String(month), undefined);
    return keys.asks.length > 0
      ? { term: { kind: "date", start: token.start, ...keys }, next: at + 2 }
      : null;
  }
  return datedFrom(tokens, token.start, token.text, month, place + 1);
}

/** Where the month behind a day stands. */
function monthPlace(tokens: readonly Token[], at: number): number | null {
  let place = at + 1;
  const ordinal = tokens[place];
  if (
    ordinal &&
    (/^[.ºª°]$/u.test(ordinal.text) ||
      (ordinal.isAttached && /^(?:st|nd|rd|th|er|e|o|a)$/u.test(ordinal.folded)))
  )
    place++;
  if (/^(?:of|de|di|do|da|el)$/u.test(tokens[place]?.folded ?? "")) place++;
  const token = tokens[place];
  return token?.kind === "word" && monthOf(token.text) ? place : null;
}

function datedFrom(
  tokens: readonly Token[],
  start: number,
  day: string,
  month: number,
  next: number,
): Found | null {
  let place = next;
  if (/^[,.]$/u.test(tokens[place]?.text ?? "") && tokens[place + 1]?.kind === "number") place++;
  if (/^(?:de|del|do)$/u.test(tokens[place]?.folded ?? "") && tokens[place + 1]?.kind === "number") place++;
  const year = tokens[place];
  const isYear = year?.kind === "number" && yearPattern.test(year.text);
  const keys = dateKeys(day, String(month), isYear ? year.text : undefined);
  return keys.asks.length > 0
    ? { term: { kind: "date", start, ...keys }, next: isYear ? place + 1 : next }
    : null;
}

/** "4.8/5", "4,8 von 5", "4.8 stars". */
function ratingAt(tokens: readonly Token[], at: number): Found | null {
  const token = tokens[at]!;
  if (token.kind !== "number") return null;
  const amount = amountsOf(token.text)[0];
  if (amount === undefined || Number(amount) > 100) return null;
  let place = at + 1;
  if (tokens[place]?.folded === "out") place++;
  if (outOf.test(tokens[place]?.folded ?? "")) {
    const best = tokens[place + 1];
    const of = best?.kind === "number" ? amountsOf(best.text)[0] : undefined;
    if (of === undefined || !/^(?:5|6|10|100)$/u.test(of) || Number(amount) > Number(of)) return null;
    const isSpoken = tokens[place]!.text !== "/";
    const tail = tokens[place + 2];
    if (isSpoken && tail?.kind === "word" && !stars.test(tail.folded) && unitOf(tail.text)) return null;
    return {
      term: ratingTerm(amount, of, token.start),
      next: place + 2 + (stars.test(tail?.folded ?? "") ? 1 : 0),
    };
  }
  if (/^[-‐‑]$/u.test(tokens[place]?.text ?? "")) place++;
  if (Number(amount) > 5 || !stars.test(tokens[place]?.folded ?? "")) return null;
  return { term: ratingTerm(amount, "5", token.start), next: place + 1 };
}

function ratingTerm(rating: string, best: string, start: number): Omit<Term, "text"> {
  const key = `r:${rating}/${best}`;
  return { kind: "rating", start, asks: [key], offers: [key, `n:${rating}|`] };
}

/** "8:00", "20:00 Uhr", "8:30 pm". */
function timeOf(tokens: readonly Token[], at: number): Found | null {
  const { text, start } = tokens[at]!;
  const [hours = "", minutes = ""] = text.split(":");
  const half = /^(?:am|pm)$/u.exec(tokens[at + 1]?.folded ?? "")?.[0];
  const keys = hourKey(
    String(Number(hours) + (half === "pm" && Number(hours) < 12 ? 12 : 0)),
    Number(minutes),
  );
  const next = clock.test(tokens[at + 1]?.folded ?? "") ? at + 2 : at + 1;
  return { term: { kind: "date", start, asks: keys, offers: keys }, next };
}

/** "8 am", "20 Uhr". */
function hourAt(tokens: readonly Token[], at: number): Found | null {
  const { kind, text, start } = tokens[at]!;
  const mark = tokens[at + 1]?.folded ?? "";
  if (kind !== "number" || !/^\d{1,2}$/u.test(text) || Number(text) > 24 || !/^(?:uhr|am|pm)$/u.test(mark))
    return null;
  const keys = hourKey(String(Number(text) + (mark === "pm" && Number(text) < 12 ? 12 : 0)), 0);
  return { term: { kind: "date", start, asks: keys, offers: keys }, next: at + 2 };
}

function hourKey(hours: string, minutes: number): string[] {
  return [`t:${Number(hours)}:${minutes}`];
}
