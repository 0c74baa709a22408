/** Values of facts as a language writes them, exactly: nothing is rounded. A language is a BCP 47 tag. */

interface Money {
  amount: string;
  /** ISO 4217. */
  currency: string;
}

/** "19 €", "£4.50": cents only where there are some. */
export function writeMoney({ amount, currency }: Money, language: string): string {
  const decimals = decimalsOf(amount);
  try {
    const usual = new Intl.NumberFormat(language, { style: "currency", currency });
    const usualDecimals = usual.resolvedOptions().maximumFractionDigits ?? 2;
    const isWhole = /^-?\d+(?:\.0+)?$/.test(amount);
    return new Intl.NumberFormat(language, {
      style: "currency",
      currency,
      currencyDisplay: "narrowSymbol",
      numberingSystem: "latn",
      minimumFractionDigits: isWhole ? 0 : Math.max(decimals, usualDecimals),
      maximumFractionDigits: isWhole ? 0 : Math.max(decimals, usualDecimals),
    }).format(amount as `${number}`);
  } catch {
    // A currency or a language that nobody has heard of.
    return `${amount} ${currency}`;
  }
}

export function writeDecimal(amount: string, language: string): string {
  const decimals = decimalsOf(amount);
  return new Intl.NumberFormat(language, {
    numberingSystem: "latn",
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(amount as `${number}`);
}

/** A day, with its time where one is said; what is no date as it is. */
export function writeDate(date: string, language: string): string {
  // Some engines take whatever ends with a number for a date.
  const time = /^\d{4}/.test(date) ? Date.parse(date.slice(0, 10)) : Number.NaN;
  if (Number.isNaN(time)) return date;
  // The time on the clock of the place, as the page says it.
  const clock = /T(\d{2}:\d{2})/.exec(date)?.[1];
  const day = new Intl.DateTimeFormat(language, {
    dateStyle: "long",
    timeZone: "UTC",
    numberingSystem: "latn",
    calendar: "gregory",
  }).format(time);
  return clock && clock !== "00:00" ? `${day}, ${clock}` : day;
}

function decimalsOf(amount: string): number {
  return amount.split(".")[1]?.length ?? 0;
}
