import { toLinear, toOklab } from "~/domain/image/oklab";
import { contrastRatio, parseHexColor } from "~/scene/contrast";

/** Contrast of body text (WCAG 2.2, 1.4.3 asks for 4.5) and of large shapes (1.4.11 asks for 3). */
const textContrast = 7;
const shapeContrast = 3;

export interface BoardColours {
  background: string;
  text: string;
  /** Absent where none of the colours stands out enough. */
  accent?: string;
}

/**
 * What colours are for: the one that is shown most is the background, the one that is read best on it for words, the
 * most colourful for accents; black or white where none can be read. Null where there are no colours.
 */
export function boardColours([background, ...others]: readonly string[]): BoardColours | null {
  if (!background) return null;
  const byContrast = others.toSorted(
    (one, other) => contrastRatio(other, background) - contrastRatio(one, background),
  );
  const [best] = byContrast;
  const text =
    best && contrastRatio(best, background) >= textContrast
      ? best
      : contrastRatio("#ffffff", background) > contrastRatio("#111111", background)
        ? "#ffffff"
        : "#111111";
  const [accent] = others
    .filter((color) => color !== text && contrastRatio(color, background) >= shapeContrast)
    .toSorted((one, other) => chromaOf(other) - chromaOf(one));
  return { background, text, ...(accent && { accent }) };
}

function chromaOf(color: string): number {
  const [red, green, blue] = parseHexColor(color);
  const [, greenRed, blueYellow] = toOklab([toLinear(red), toLinear(green), toLinear(blue)]);
  return Math.hypot(greenRed, blueYellow);
}
