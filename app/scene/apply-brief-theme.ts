import type { Mood } from "~/domain/image/board-mood";
import type { Brief } from "~/domain/video/brief";
import { applyBoardColors, applyBoardTheme } from "~/scene/apply-board-theme";
import { setStyleTokens } from "~/scene/edit-style";
import type { Storyboard } from "~/scene/storyboard";

/**
 * A storyboard in the look a brief asks for: that of its board, but for the template where one was chosen, and the person's own
 * colours before all.
 */
export function applyBriefTheme(
  storyboard: Storyboard,
  { templateId, colors }: Pick<Brief, "templateId" | "colors">,
  board: { palette: readonly string[]; typography: Mood } | null,
): Storyboard {
  const themed = !board
    ? storyboard
    : templateId
      ? applyBoardColors(storyboard, board.palette)
      : applyBoardTheme(storyboard, board);
  return setStyleTokens(themed, { ...colors });
}
