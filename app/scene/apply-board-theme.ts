import type { Mood } from "~/domain/image/board-mood";
import { toLinear, toOklab } from "~/domain/image/oklab";
import { contrastRatio, parseHexColor } from "~/scene/contrast";
import { setStyleTokens, setTemplate } from "~/scene/edit-style";
import { seededChoice } from "~/scene/seeded-choice";
import type { Storyboard } from "~/scene/storyboard";
import { builtInTemplates } from "~/scene/templates/built-in-templates";

/** Contrast of body text (WCAG 2.2, 1.4.3 asks for 4.5) and of large shapes (1.4.11 asks for 3). */
const textContrast = 7;
const shapeContrast = 3;

/** A storyboard in the colours and letters of a board: a template of the board's mood, chosen by the seed. */
export function applyBoardTheme(
  storyboard: Storyboard,
  board: { palette: readonly string[]; typography: Mood },
): Storyboard {
  const ofMood = builtInTemplates.filter(({ style }) => style === board.typography);
  const template = seededChoice(ofMood, storyboard.seed, "template of a board");
  return applyBoardColors(setTemplate(storyboard, template.id), board.palette);
}

/**
 * A storyboard in the colours of a board: the one it shows most as the background, the one that is read best on it for
 * words, the most colourful for accents. What would not be legible stays as the template has it.
 */
export function applyBoardColors(storyboard: Storyboard, palette: readonly string[]): Storyboard {
  const [background, ...others] = palette;
  if (!background) return storyboard;
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
  return setStyleTokens(storyboard, { background, text, ...(accent && { accent }) });
}

function chromaOf(color: string): number {
  const [red, green, blue] = parseHexColor(color);
  const [, greenRed, blueYellow] = toOklab([toLinear(red), toLinear(green), toLinear(blue)]);
  return Math.hypot(greenRed, blueYellow);
}
