/**
 * How a language writes a number with so many decimals. `unit` is an ISO 4217 code, `percent` or `null`. A language
 * or a currency that is not known is written as English, or as a plain number.
 */
export function figureNumberFormat(
  language: string,
  decimals: number,
  unit: string | null,
): Intl.NumberFormat {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const style: Intl.NumberFormatOptions =
    unit === "percent"
      ? { style: "percent" }
      : unit === null
        ? {}
        : { style: "currency", currency: unit, currencyDisplay: "narrowSymbol" };
  for (const tag of [language, "en"]) {
    for (const options of [{ ...style, ...digits }, digits]) {
      try {
        return new Intl.NumberFormat(tag, options);
      } catch {
        // The next one is plainer.
      }
    }
  }
  return new Intl.NumberFormat("en");
}

/** A number as it is written in a language, with its currency or percent sign; the value 20 is 20 %. */
export function formatFigure(
  value: number,
  { decimals, unit }: { decimals: number; unit: string | null },
  language: string,
): string {
  return figureNumberFormat(language, decimals, unit).format(unit === "percent" ? value / 100 : value);
}
