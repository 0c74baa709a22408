import { figureNumberFormat } from "~/domain/text/format-figure";

/** A number written out, cut where digits must not change the width of the rest. */
export interface FigureParts {
  /** In reading order, without the digits' own order being changed. */
  parts: FigurePart[];
  text: string;
}

interface FigurePart {
  text: string;
  isDigit: boolean;
  /** Belongs to the number itself, not to its unit. */
  isNumber: boolean;
}

type FigureFormat = (value: number) => FigureParts;

/**
 * How a language writes a number with so many decimals. `unit` is an ISO 4217 code, `percent` (the value 20 is
 * 20 %) or `null`. A language or a currency that is not known is written as English, or as a plain number.
 */
export function figureFormat(language: string, decimals: number, unit: string | null): FigureFormat {
  const format = figureNumberFormat(language, decimals, unit);
  return (value) => {
    // Rounding may leave a minus before a nought.
    const shown = Number(value.toFixed(decimals)) === 0 ? 0 : value;
    const parts = format.formatToParts(unit === "percent" ? shown / 100 : shown);
    return {
      text: parts.map((part) => part.value).join(""),
      parts: parts.flatMap(({ type, value: text }): FigurePart[] => {
        if (type === "integer" || type === "fraction") {
          return [...text].map((digit) => ({ text: digit, isDigit: true, isNumber: true }));
        }
        const isNumber =
          type === "group" || type === "decimal" || type === "minusSign" || type === "plusSign";
        return [{ text, isDigit: false, isNumber }];
      }),
    };
  };
}
