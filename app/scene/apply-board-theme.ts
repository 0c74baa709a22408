import type { Mood } from "~/domain/image/board-mood";
import { boardColours } from "~/scene/board-colours";
import { setStyleTokens, setTemplate } from "~/scene/edit-style";
import { seededChoice } from "~/scene/seeded-choice";
import type { Storyboard } from "~/scene/storyboard";
import { builtInTemplates } from "~/scene/templates/built-in-templates";

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
  const colours = boardColours(palette);
  return colours ? setStyleTokens(storyboard, { ...colours }) : storyboard;
}
