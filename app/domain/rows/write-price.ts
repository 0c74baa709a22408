import { formatFigure } from "~/domain/text/format-figure";

const mostDecimals = 4;

/** Decimals that a price is written with: none where it names none, otherwise at least as many as its currency has ("7.5 EUR" is 7.50). */
export function priceDecimals(amount: string, currency: string): number {
  const written = amount.split(".")[1]?.length ?? 0;
  return written === 0 ? 0 : Math.min(mostDecimals, Math.max(written, currencyDecimals(currency)));
}

/** A price as a language writes it. */
export function writePrice(
  { amount, currency }: { amount: string; currency: string },
  language: string,
): string {
  return formatFigure(
    Number(amount),
    { decimals: priceDecimals(amount, currency), unit: currency },
    language,
  );
}

function currencyDecimals(currency: string): number {
  return (
    new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ?? 0
  );
}
