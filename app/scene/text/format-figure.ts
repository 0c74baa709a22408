/** What a number is of: an ISO 4217 code, `percent` (20 is 20 %), or nothing. */
interface Figure {
  decimals: number;
  unit: string | null;
}

/**
 * A number as it is written in a language, with its currency or percent sign. Where the language or the currency
 * is not known, English and a plain number stand in. Whole prices are written without their empty decimals.
 */
export function formatFigure(value: number, { decimals, unit }: Figure, language: string): string {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const options: Intl.NumberFormatOptions =
    unit === null
      ? digits
      : unit === "percent"
        ? { ...digits, style: "percent" }
        : { ...digits, style: "currency", currency: unit, currencyDisplay: "narrowSymbol" };
  const number = unit === "percent" ? value / 100 : value;
  for (const [tag, given] of [
    [language, options],
    ["en", options],
  ] as const) {
    try {
      return new Intl.NumberFormat(tag, given).format(number);
    } catch {
      // An unknown tag or currency: the next is tried.
    }
  }
  return new Intl.NumberFormat("en", digits).format(value);
}
