import type { ArtDirection } from "~/domain/image/art-direction";
import type { Brief } from "~/domain/video/brief";
import type { Script } from "~/domain/video/script";
import { applyBoardColors, applyBoardTheme } from "~/scene/apply-board-theme";
import { artDirectionOf } from "~/scene/art-direction-of";
import type { Storyboard } from "~/scene/storyboard";
import { storyboardFromScript } from "~/scene/storyboard-from-script";
import type { Settings } from "~/settings/settings.server";
import { getOwnBoards } from "~/stores/boards/boards.server";
import { stableSeed } from "~/stores/firestore/stable-id.server";

/** What the pictures of a job's video have in common: the theme it will begin with, and what its brief says. */
export async function artDirectionOfJob(
  settings: Settings,
  job: { jobId: string; ownerId: string; brief: Brief; script: Script },
): Promise<ArtDirection> {
  const { jobId, ownerId, brief, script } = job;
  const seed = await stableSeed(jobId);
  const storyboard = await withBoardTheme(
    settings,
    { ownerId, brief },
    storyboardFromScript(script, brief, {}, seed),
  );
  return artDirectionOf(storyboard, brief, seed);
}

/** The storyboard in the colours and letters of its brief's board, where it has one. */
export async function withBoardTheme(
  settings: Settings,
  { ownerId, brief }: { ownerId: string; brief: Brief },
  storyboard: Storyboard,
): Promise<Storyboard> {
  // A board that was deleted meanwhile is no reason to fail: the tone's own look is a good one.
  const [board] = brief.boardId ? await getOwnBoards(settings, [brief.boardId], ownerId) : [];
  if (!board) return storyboard;
  return brief.templateId ? applyBoardColors(storyboard, board.palette) : applyBoardTheme(storyboard, board);
}
