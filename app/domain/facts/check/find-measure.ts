import { cjkCurrenciesOf, currenciesOf, hundredthsOf } from "./currencies";
import type { Token } from "./tokens";
import { cjkUnitOf, type Unit, unitOf } from "./units";

/** What stands at a number and says what it counts. */
export type Measure =
  | { type: "money"; currencies: readonly string[]; factor: number | null }
  | { type: "percent"; off: boolean }
  | { type: "unit"; unit: Unit; alsoMoney: readonly string[] | null };

const percentWords = new Set(
  "% percent prozent pourcent procent percento pct yüzde yuzde प्रतिशत फीसदी परतशत फसद".split(" "),
);
const percentPairs = new Set(
  "pour cent|por ciento|per cento|por cento|per cent|في المئة|في المائة|फी सदी".split("|"),
);

export function measureBefore(
  tokens: readonly Token[],
  at: number,
): { measure: Measure; start: number } | null {
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

export function measureAfter(
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
