import { amountsOf, hundredthOf, keyOf, moneyKeys, quantityKey } from "./amounts";
import type { ClaimKind, Term } from "./claim-kind";
import { multiply } from "./decimal";
import { dateAt, dateOfFigures, rangeMark, yearPattern } from "./find-dates";
import { type Measure, measureAfter, measureBefore } from "./find-measure";
import { ratingAt } from "./find-ratings";
import { hourAt, hourKey, timeOf } from "./find-times";
import { stemOf } from "./find-words";
import type { FoundNumber } from "./found-number";
import { cjkMultiplierOf, multiplierOf, numberOfWord } from "./number-words";
import type { Token } from "./tokens";

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

const latin = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u;

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

/** "10–12 cm", "20 x 30 cm", "£19–29": one measure for both. */
function shareMeasures(tokens: readonly Token[], readings: (Reading | null)[]): void {
  const neighbourOf = (at: number, step: number) => {
    const mark = tokens[at + step];
    return mark && rangeMark.test(mark.text) ? readings[at + 2 * step] : null;
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

function termOf(tokens: readonly Token[], reading: Reading | null): FoundNumber | null {
  if (!reading) return null;
  const { at, amounts, measure, next, start, end } = reading;
  const term = (kind: ClaimKind, keys: readonly string[]): FoundNumber => ({
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
function countOf(tokens: readonly Token[], { at, amounts, next, start }: Reading): FoundNumber {
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
