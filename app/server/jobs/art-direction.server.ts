import type { ArtDirection } from "~/domain/image/art-direction";
import type { Brief } from "~/domain/video/brief";
import type { Script } from "~/domain/video/script";
import { applyBrand } from "~/scene/apply-brand";
import { applyBriefTheme } from "~/scene/apply-brief-theme";
import { artDirectionOf } from "~/scene/art-direction-of";
import { setStyleTokens } from "~/scene/edit-style";
import type { Storyboard } from "~/scene/storyboard";
import { storyboardFromScript } from "~/scene/storyboard-from-script";
import { usableBrand } from "~/server/brands/usable-brand.server";
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

/**
 * The storyboard in the colours and letters of its brief's board, in its brand, and in the person's own colours, where it has
 * them: the later before the earlier.
 */
export async function withOwnTheme(
  settings: Settings,
  { ownerId, brief }: { ownerId: string; brief: Brief },
  storyboard: Storyboard,
): Promise<Storyboard> {
  // A board that was deleted meanwhile is no reason to fail: the tone's own look is a good one.
  const [board] = brief.boardId ? await getOwnBoards(settings, [brief.boardId], ownerId) : [];
  const themed = applyBriefTheme(storyboard, brief, board ?? null);
  const brand = brief.brandId ? await usableBrand(settings, brief.brandId, ownerId) : null;
  return brand ? setStyleTokens(applyBrand(themed, brand).storyboard, { ...brief.colors }) : themed;
}
