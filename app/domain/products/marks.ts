import { numberFormat } from "./write-number";

/** The marks that stand with a number, as languages write them: of a currency "£", "GBP", "pounds"; of a unit "h", "hours". */

const currencyDisplays = ["symbol", "narrowSymbol", "code", "name"] as const;

/** How a currency may stand beside an amount, in lower case. */
export function currencyMarks(currency: string, language: string): Set<string> {
  const marks = currencyDisplays.flatMap((currencyDisplay) =>
    [1, 2].flatMap((amount) =>
      [language, "en"].flatMap((locale) => currencyMark(currency, locale, currencyDisplay, amount) ?? []),
    ),
  );
  return new Set([currency, ...marks].map((mark) => mark.toLowerCase()));
}

/** The sign of a currency, "£", or its code where it has none. */
export function currencySign(currency: string, language: string): string {
  return currencyMark(currency, language, "narrowSymbol", 2) ?? currency;
}

function currencyMark(
  currency: string,
  language: string,
  currencyDisplay: (typeof currencyDisplays)[number],
  amount: number,
): string | undefined {
  try {
    return numberFormat(language, { style: "currency", currency, currencyDisplay })
      .formatToParts(amount)
      .find(({ type }) => type === "currency")?.value;
  } catch {
    return undefined;
  }
}

/** Units of facts, as UCUM writes them, by their names in Intl. */
const unitNames: Readonly<Record<string, string>> = {
  mm: "millimeter",
  cm: "centimeter",
  m: "meter",
  km: "kilometer",
  g: "gram",
  kg: "kilogram",
  mL: "milliliter",
  ml: "milliliter",
  L: "liter",
  l: "liter",
  s: "second",
  min: "minute",
  h: "hour",
  d: "day",
  wk: "week",
  mo: "month",
  a: "year",
  "%": "percent",
};

/** How a unit may stand behind an amount, in lower case. */
export function unitMarks(unit: string, language: string): Set<string> {
  const long = (locale: string) => [1, 2].flatMap((amount) => unitMark(unit, locale, "long", amount) ?? []);
  const short = (locale: string) => [1, 2].flatMap((amount) => unitMark(unit, locale, "short", amount) ?? []);
  const marks = [language, "en"].flatMap((locale) => [...long(locale), ...short(locale)]);
  return new Set([unit, ...marks].map((mark) => mark.toLowerCase()));
}

/** What Intl calls a unit; absent for one that it does not know. */
export function unitName(unit: string): string | undefined {
  return Object.hasOwn(unitNames, unit) ? unitNames[unit] : undefined;
}

/** The unit as it stands behind an amount: in full or short. Absent for one that Intl does not know. */
export function unitMark(
  unit: string,
  language: string,
  unitDisplay: "long" | "short",
  amount: number,
): string | undefined {
  const name = unitName(unit);
  if (!name) return undefined;
  const parts = numberFormat(language, { style: "unit", unit: name, unitDisplay }).formatToParts(amount);
  return parts.find(({ type }) => type === "unit" || type === "percentSign")?.value;
}
