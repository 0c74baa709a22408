import { readNumber, withLatinDigits } from "./read-number";
import type { Column } from "./table";

export type MoneyReading =
  | { ok: true; amount: string; currency: string; isAmbiguous: boolean }
  | { ok: false; code: "money_unreadable" | "money_without_currency" };

/** Signs and words that name one currency. */
const currencyOfSign: Readonly<Record<string, string>> = {
  "€": "EUR",
  euro: "EUR",
  euros: "EUR",
  "£": "GBP",
  us$: "USD",
  a$: "AUD",
  au$: "AUD",
  c$: "CAD",
  ca$: "CAD",
  nz$: "NZD",
  hk$: "HKD",
  s$: "SGD",
  mx$: "MXN",
  r$: "BRL",
  "₹": "INR",
  rs: "INR",
  "₽": "RUB",
  руб: "RUB",
  "₩": "KRW",
  원: "KRW",
  "₺": "TRY",
  tl: "TRY",
  "₴": "UAH",
  грн: "UAH",
  "₫": "VND",
  "฿": "THB",
  "₪": "ILS",
  "₱": "PHP",
  "₦": "NGN",
  zł: "PLN",
  kč: "CZK",
  ft: "HUF",
  lei: "RON",
  лв: "BGN",
  fr: "CHF",
  円: "JPY",
  元: "CNY",
};

/** Signs of several currencies: the column's own where it is one of theirs, else the first. */
const currenciesOfSign: Readonly<Record<string, readonly string[]>> = {
  $: ["USD", "AUD", "CAD", "NZD", "HKD", "SGD", "MXN", "ARS", "CLP", "COP", "TWD"],
  "¥": ["JPY", "CNY"],
  "￥": ["JPY", "CNY"],
};
/** Never guessed: Swedish, Norwegian, Danish and Icelandic crowns are worth too different things. */
const crowns: readonly string[] = ["SEK", "NOK", "DKK", "ISK"];

/** An amount of money that is the whole of a cell: "19.00 EUR", "€ 1.320,99", "¥500", "CHF 12.–". */
export function readMoney(text: string, column: Pick<Column, "currency" | "decimalMark"> = {}): MoneyReading {
  const match =
    /^([^\d\s+−–-]{0,6}[^\d\s.,+−–-])?\s*([+−–-]?\s?\d[\d.,'’\s\u00a0\u202f]*?)(?:[.,]\s?[–—-]{1,2})?\s*([^\d\s.,+−–-][^\d\s+−–-]{0,11})?$/u.exec(
      withLatinDigits(text).trim(),
    );
  if (!match) return { ok: false, code: "money_unreadable" };
  const [, before = "", digits = "", after = ""] = match;
  if (before && after) return { ok: false, code: "money_unreadable" };
  const number = readNumber(digits, column);
  if (!number.ok) return { ok: false, code: "money_unreadable" };
  const mark = before || after;
  if (mark === "") {
    return column.currency
      ? { ...number, currency: column.currency }
      : { ok: false, code: "money_without_currency" };
  }
  const currency = currencyOf(mark, column.currency);
  return currency === null
    ? { ok: false, code: mark.toLowerCase().startsWith("kr") ? "money_without_currency" : "money_unreadable" }
    : { ...number, currency };
}

function currencyOf(mark: string, own: string | undefined): string | null {
  const folded = mark.toLowerCase().replace(/\.$/u, "");
  const named = Object.hasOwn(currencyOfSign, folded) ? currencyOfSign[folded] : undefined;
  if (named) return named;
  const several = Object.hasOwn(currenciesOfSign, folded) ? currenciesOfSign[folded] : undefined;
  if (several) return own && several.includes(own) ? own : several[0]!;
  if (folded === "kr") return own && crowns.includes(own) ? own : null;
  const code = mark.toUpperCase();
  return isCurrencyCode(code) ? code : null;
}

let codes: ReadonlySet<string> | null = null;

/** Whether ISO 4217 has this code, as far as the platform knows. */
export function isCurrencyCode(code: string): boolean {
  codes ??= new Set(Intl.supportedValuesOf("currency"));
  return codes.has(code);
}
