import { ledgerOf } from "~/server/credits/credits.server";
import type { Settings } from "~/settings/settings.server";
import type { Content } from "~/stores/content/content-document";

/** As many entries back as are looked through: those of a video stand together, when it was made. */
const mostEntries = 200;

/** What the job that made a video took, in whole credits; null where it had none, or that is too long ago to say. */
export async function readCost(
  settings: Settings,
  { ownerId, jobId }: Pick<Content, "ownerId" | "jobId">,
): Promise<number | null> {
  if (jobId === null) return null;
  const page = { before: null, limit: mostEntries, kinds: null };
  const entries = await ledgerOf(settings, ownerId).entries(ownerId, page);
  const own = entries.filter((entry) => entry.jobId === jobId);
  return own.length > 0 ? -own.reduce((sum, { credits }) => sum + credits, 0) : null;
}
