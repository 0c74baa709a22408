import { canonicalDecimal, multiply } from "./decimal";
import type { Unit } from "./units";

/** The decimals a written number may mean: "1,234" is two of them. */
export function amountsOf(written: string): string[] {
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

/** Cents in whole ones; null for what is no count of cents. */
export function hundredthOf(amount: string): string | null {
  return /^\d+$/u.test(amount)
    ? canonicalDecimal(`${amount.padStart(3, "0").slice(0, -2)}.${amount.padStart(3, "0").slice(-2)}`)
    : null;
}
