/** A number as somebody typed it, with what it is of. */
export interface TypedFigure {
  value: number;
  decimals: number;
  /** ISO 4217 code, `percent`, or `null`. */
  unit: string | null;
}

const currencyOfSign: Readonly<Record<string, string>> = {
  "€": "EUR",
  $: "USD",
  "£": "GBP",
  "¥": "JPY",
  "₹": "INR",
  "₽": "RUB",
  "₩": "KRW",
  "₺": "TRY",
  "₴": "UAH",
  "₫": "VND",
  zł: "PLN",
};
const MOST_DECIMALS = 4;

/**
 * Reads "24.90", "1.299,50 €", "USD 1,200" or "87 %". Where only one kind of separator stands in the number, three
 * digits after it make it one of thousands unless the language writes decimals with it. `null` where there is no
 * number to be read.
 */
export function parseFigure(typed: string, language: string): TypedFigure | null {
  const latin = typed.replace(/[٠-٩۰-۹०-९]/gu, (digit) => String(digitValue(digit))).replace(/٫/g, ".");
  const match = /[-−–]?\s*\d(?:[\d.,'’٬\s\u00a0\u202f]*\d)?/u.exec(latin);
  if (!match) return null;
  const rest = latin.replace(match[0], " ");
  const digits = match[0].replace(/[\s\u00a0\u202f'’٬]/gu, "").replace(/^[−–]/u, "-");
  const normal = normalSeparators(digits, decimalSeparator(language));
  const value = Number(normal);
  if (!Number.isFinite(value)) return null;
  const decimals = Math.min(MOST_DECIMALS, normal.split(".")[1]?.length ?? 0);
  return { value, decimals, unit: unitIn(rest) };
}

function normalSeparators(digits: string, decimal: "." | ","): string {
  const lastDot = digits.lastIndexOf(".");
  const lastComma = digits.lastIndexOf(",");
  if (lastDot >= 0 && lastComma >= 0) {
    const mark = lastDot > lastComma ? "." : ",";
    return digits.replaceAll(mark === "." ? "," : ".", "").replace(mark, ".");
  }
  const mark = lastDot >= 0 ? "." : ",";
  const parts = digits.split(mark);
  const isThousands = parts.length > 2 || (parts.length === 2 && parts[1]?.length === 3 && mark !== decimal);
  return isThousands ? parts.join("") : parts.join(".");
}

function decimalSeparator(language: string): "." | "," {
  try {
    return new Intl.NumberFormat(language, { numberingSystem: "latn" }).format(1.5).includes(",") ? "," : ".";
  } catch {
    return ".";
  }
}

function unitIn(text: string): string | null {
  if (/[%٪％]/u.test(text)) return "percent";
  for (const [sign, code] of Object.entries(currencyOfSign)) if (text.includes(sign)) return code;
  return /\b([A-Z]{3})\b/.exec(text)?.[1] ?? null;
}

function digitValue(digit: string): number {
  const code = digit.codePointAt(0) as number;
  const zero = [0x660, 0x6f0, 0x966].findLast((first) => code >= first) as number;
  return code - zero;
}
