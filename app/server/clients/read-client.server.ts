import type { ClientDetail } from "~/domain/clients/client-detail";
import { maskTyped } from "~/domain/clients/typed-text";
import { everyPipeline } from "~/domain/pipelines/pipeline-filter";
import { ledgerOf } from "~/server/credits/credits.server";
import { readEntriesPage } from "~/server/credits/read-ledger-page.server";
import { readStorage } from "~/server/uploads/hold-storage.server";
import type { Settings } from "~/settings/settings.server";
import { listNotes } from "~/stores/clients/client-notes.server";
import { listClientWorks } from "~/stores/clients/client-works.server";
import { clientOfUser, getClient } from "~/stores/clients/clients.server";
import { countJobs, listJobs } from "~/stores/jobs/job-list.server";
import { getAccount, getUser } from "~/stores/users/users.server";
import { countClient } from "./count-clients.server";

const jobsShown = 12;
const failuresShown = 5;
const grantsShown = 50;

/** What holds its person's own words, as they are. */
export async function readClientWords(
  settings: Settings,
  userId: string,
): Promise<Pick<ClientDetail, "works" | "entries">> {
  const [works, { entries }] = await Promise.all([
    listClientWorks(settings, userId),
    readEntriesPage(settings, userId, new URLSearchParams()),
  ]);
  return { works, entries };
}

/**
 * All that the page of an account shows, counted as it stands, its person's words masked; null where nobody has signed in under
 * this id.
 */
export async function readClient(settings: Settings, userId: string): Promise<ClientDetail | null> {
  const [account, user, known] = await Promise.all([
    getAccount(settings, userId),
    getUser(settings, userId),
    getClient(settings, userId),
  ]);
  if (!account || !user) return null;
  const ledger = ledgerOf(settings, userId);
  // Asked first, so that what is due has happened before the rest is read.
  const credits = await ledger.read(userId);
  const filter = { ...everyPipeline, ownerIds: [userId] };
  const [figures, given, billing, words, storage, jobs, failed, counts, notes] = await Promise.all([
    countClient(settings, userId, new Date()),
    ledger.givenGrants(userId, grantsShown),
    ledger.billing(userId),
    readClientWords(settings, userId),
    readStorage(settings, userId),
    listJobs(settings, { filter, before: null, limit: jobsShown }),
    listJobs(settings, { filter: { ...filter, state: "failed" }, before: null, limit: failuresShown }),
    countJobs(settings, filter),
    listNotes(settings, userId),
  ]);
  const { suspendedAt, limits, turnedOff } = user.controls;
  return maskTyped({
    client: {
      ...(known ?? clientOfUser(userId)),
      ...figures,
      email: account.email,
      name: user.displayName,
      plan: credits.plan,
      balance: credits.balance,
      countedMs: Date.now(),
    },
    emailVerified: account.emailVerified,
    suspendedMs: suspendedAt?.getTime() ?? null,
    limits,
    turnedOff,
    credits,
    operatorPlan: billing.operatorPlan,
    subscription: billing.subscription,
    given,
    storage: { usedBytes: storage.usedBytes, quotaBytes: storage.quotaBytes },
    ...words,
    jobs: jobs.rows,
    failures: failed.rows,
    running: counts.running + counts.waiting,
    notes,
  });
}
