import type { ArtDirection } from "~/domain/image/art-direction";
import type { Brief } from "~/domain/video/brief";
import type { Script } from "~/domain/video/script";
import { applyBriefTheme } from "~/scene/apply-brief-theme";
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
  const storyboard = await withOwnTheme(
    settings,
    { ownerId, brief },
    storyboardFromScript(script, brief, {}, seed),
  );
  return artDirectionOf(storyboard, brief, seed);
}

/** The storyboard in the colours and letters of its brief's board, and in the person's own colours, where it has them. */
export async function withOwnTheme(
  settings: Settings,
  { ownerId, brief }: { ownerId: string; brief: Brief },
  storyboard: Storyboard,
): Promise<Storyboard> {
  // A board that was deleted meanwhile is no reason to fail: the tone's own look is a good one.
  const [board] = brief.boardId ? await getOwnBoards(settings, [brief.boardId], ownerId) : [];
  return applyBriefTheme(storyboard, brief, board ?? null);
}
