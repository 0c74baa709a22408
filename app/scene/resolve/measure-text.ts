import type { TextStyle } from "~/scene/templates/template";
import { estimateWidthEm } from "~/scene/text/estimate-width";
import {
  hasJoinedLetters,
  hasSquareLetters,
  hasTallCapitals,
  isUnspaced,
  needsTallLines,
} from "~/scene/text/script";

/** What decides how wide a text is. */
interface Measurable {
  text: string;
  style: Pick<TextStyle, "font" | "letterSpacingEm" | "lineHeight" | "uppercase">;
  plate?: { paddingXEm: number } | null;
}

/** A measure of lines of one text in its style: width in pixels at a size in pixels, with its plate. */
export function measureEntry(
  { text: whole, style, plate }: Measurable,
  language: string,
): (text: string, sizePixels: number) => number {
  const spacing = letterSpacingFor(whole, style);
  const padding = 2 * (plate?.paddingXEm ?? 0);
  const known = new Map<string, number>();
  return (text, size) => {
    let em = known.get(text);
    if (em === undefined) {
      const written = style.uppercase ? text.toLocaleUpperCase(languageOrNone(language)) : text;
      em = Math.max(0, estimateWidthEm(written, style.font, spacing));
      known.set(text, em);
    }
    return (em + padding) * size;
  };
}

/** Latin capitals may stand tight; marks above and below, and full-width characters, need more. */
export function lineHeightFor(text: string, style: Pick<TextStyle, "lineHeight" | "uppercase">): number {
  if (needsTallLines(text)) return Math.max(style.lineHeight, 1.36);
  if (hasSquareLetters(text) || isUnspaced(text)) return Math.max(style.lineHeight, 1.16);
  const hasMarkedCapitals = style.uppercase && /\p{M}/u.test(text.normalize("NFD"));
  if (hasMarkedCapitals) return Math.max(style.lineHeight, 1.08);
  return hasTallCapitals(text) ? Math.max(style.lineHeight, 1) : style.lineHeight;
}

export function letterSpacingFor(text: string, style: Pick<TextStyle, "letterSpacingEm">): number {
  return hasJoinedLetters(text) || isUnspaced(text) ? 0 : style.letterSpacingEm;
}

function languageOrNone(language: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(language)[0];
  } catch {
    return undefined;
  }
}
