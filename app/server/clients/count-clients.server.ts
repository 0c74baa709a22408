import { everyPipeline } from "~/domain/pipelines/pipeline-filter";
import { ledgerOf } from "~/server/credits/credits.server";
import type { Settings } from "~/settings/settings.server";
import {
  type ClientFigures,
  findFailingClients,
  findStaleClients,
  markStale,
  saveFigures,
} from "~/stores/clients/clients.server";
import { countWorks } from "~/stores/clients/count-works.server";
import { countJobsOverTime } from "~/stores/jobs/job-list.server";
import { readStoredBytes } from "~/stores/storage/stored-bytes.server";
import { getUser } from "~/stores/users/users.server";

export const failureDays = 7;
const dayMs = 24 * 3600 * 1000;
const firstDay = "0000-01-01";
const atOnce = 4;

/** Counts anew what accounts have and made to which something happened, some at a time; the rest is for the next run. */
export async function countStaleClients(settings: Settings, now: Date, most: number): Promise<number> {
  const stale = await findStaleClients(settings, most);
  for (let at = 0; at < stale.length; at += atOnce) {
    await Promise.all(
      stale.slice(at, at + atOnce).map(async (client) => {
        const figures = await countClient(settings, client.id, now);
        await saveFigures(settings, client, figures, now.getTime());
      }),
    );
  }
  return stale.length;
}

const mostFailing = 400;

/** Failures leave the list by time alone: whoever had some is counted again. */
export async function recountFailing(settings: Settings): Promise<void> {
  await markStale(settings, await findFailingClients(settings, mostFailing));
}

export async function countClient(settings: Settings, userId: string, now: Date): Promise<ClientFigures> {
  const nowMs = now.getTime();
  const lately = [{ fromMs: nowMs - failureDays * dayMs, toMs: nowMs }];
  const [user, works, storageBytes, usage, [jobs]] = await Promise.all([
    getUser(settings, userId),
    countWorks(settings, userId),
    readStoredBytes(settings, userId),
    ledgerOf(settings, userId).usage(userId, firstDay),
    countJobsOverTime(settings, { ...everyPipeline, ownerIds: [userId] }, lately),
  ]);
  return {
    ...works,
    works: works.videos + works.images + works.pages,
    storageBytes,
    spent: usage.reduce((sum, { credits }) => sum + credits, 0),
    failures: jobs?.failed ?? 0,
    joinedMs: user?.createdAt.getTime() ?? null,
    standing: user?.standing ?? "active",
  };
}
