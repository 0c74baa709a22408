import type { JobStart } from "~/domain/jobs/job-room";
import { settleCredits } from "~/server/credits/credits.server";
import type { Settings } from "~/settings/settings.server";
import { countRemix } from "~/stores/public-images/public-images.server";
import type { JobSnapshot } from "./kinds/job-kind";
import { kindOf } from "./kinds/kind-of";

/**
 * Puts in order what a job that is over leaves behind: what it spent is taken of what was reserved and the rest goes
 * back, what it left unfinished is removed, and the public image it made something of is remixed. May run again, until
 * it went through once.
 */
export async function closeJob(
  settings: Settings,
  start: JobStart,
  snapshot: JobSnapshot<unknown>,
): Promise<void> {
  const kind = kindOf(start);
  const { jobId, ownerId, title, creditsReserved } = start;
  if (creditsReserved > 0) {
    const credits = kind.spentCredits(start, snapshot);
    const missing = kind.missingPictures(start, snapshot);
    const note =
      missing > 0
        ? `${title}: ${missing === 1 ? "1 picture" : `${missing} pictures`} not drawn, not charged`
        : title;
    await settleCredits(settings, ownerId, { key: jobId, credits, note });
  }
  const leftovers = await kind.leftovers(start, snapshot);
  if (leftovers.length > 0) await settings.media.delete(leftovers);
  const remixed = kind.remixed(start, snapshot);
  if (remixed) await countRemix(settings, remixed, ownerId, new Date(snapshot.event.at));
}
