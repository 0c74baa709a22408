import type { PipelineFilter } from "~/domain/pipelines/pipeline-filter";
import { type PipelineRow, type PipelineState, pipelineStates } from "~/domain/pipelines/pipeline-row";
import type { Settings } from "~/settings/settings.server";
import { type FirestoreQuery, firestoreOf, type StoredDocument } from "../firestore/firestore.server";

/** All jobs of everybody, for staff: read as the server, from the copies that job rooms write. */

type Where = NonNullable<FirestoreQuery["where"]>[number];

/** Which jobs are read: those of a filter, its owner as ids of accounts, of which there is one at least. */
export interface JobFilter extends Omit<PipelineFilter, "owner"> {
  ownerIds: readonly string[] | null;
}

/** Nothing that a person typed is among them. */
const fields = [
  "kind",
  "state",
  "stage",
  "ownerId",
  "partsDone",
  "partsTotal",
  "creditsReserved",
  "creditsSpent",
  "error",
  "run",
  "createdAt",
  "updatedAt",
];

export const jobsPerPage = 200;
/** So many changes are told at once; more of them are told by the next question. */
export const mostChanges = 500;
/** So many failures, the newest, are grouped by cause. */
export const mostFailures = 2_000;

/** The newest jobs of a filter that began at a moment or before. Failed ones that a later run made good are left out. */
export async function listJobs(
  settings: Settings,
  { filter, before, limit = jobsPerPage }: { filter: JobFilter; before: Date | null; limit?: number },
): Promise<{ rows: PipelineRow[]; next: Date | null }> {
  const found = await firestoreOf(settings).query({
    collection: "jobs",
    where: [...whereOf(filter), ...(before ? [["createdAt", "LESS_THAN_OR_EQUAL", before] as Where] : [])],
    orderBy: [["createdAt", "DESCENDING"]],
    fields,
    limit,
  });
  const rows = found.map(rowOf);
  const last = rows.at(-1);
  const isEnd = found.length < limit || !last || last.createdAt === before?.getTime();
  return {
    rows: filter.state === "failed" ? rows.filter(({ state }) => state === "failed") : rows,
    next: isEnd ? null : new Date(last.createdAt),
  };
}

/** The jobs of everybody whose copies were written at a moment or later, in that order. */
export async function listChangedJobs(
  settings: Settings,
  since: Date,
): Promise<{ rows: PipelineRow[]; asOf: Date }> {
  const found = await firestoreOf(settings).query({
    collection: "jobs",
    where: [["shownAt", "GREATER_THAN_OR_EQUAL", since]],
    orderBy: [["shownAt", "ASCENDING"]],
    fields: [...fields, "shownAt"],
    limit: mostChanges,
  });
  const last = found.at(-1)?.data.shownAt;
  return { rows: found.map(rowOf), asOf: last instanceof Date ? last : since };
}

/** The newest failures of everybody, those among them that a later run made good. */
export async function listFailures(settings: Settings): Promise<PipelineRow[]> {
  const found = await firestoreOf(settings).query({
    collection: "jobs",
    where: [["state", "EQUAL", "failed"]],
    orderBy: [["createdAt", "DESCENDING"]],
    fields,
    limit: mostFailures,
  });
  return found.map(rowOf);
}

/** How many jobs there are in each state, as far as the rest of the filter goes. */
export async function countJobs(
  settings: Settings,
  filter: JobFilter,
): Promise<Record<PipelineState, number>> {
  const counts = await Promise.all(
    pipelineStates.map(async (state) => {
      const where = whereOf({ ...filter, state });
      return [state, await firestoreOf(settings).count({ collection: "jobs", where })] as const;
    }),
  );
  const counted = Object.fromEntries(counts) as Record<PipelineState, number>;
  return { ...counted, failed: Math.max(0, counted.failed - counted.recovered) };
}

/** A stretch of time, its end left out, with the jobs that began in it and those of them that failed for good. */
export interface JobsInTime {
  fromMs: number;
  toMs: number;
  began: number;
  failed: number;
}

export async function countJobsOverTime(
  settings: Settings,
  { state: _, ...filter }: JobFilter,
  spans: readonly Pick<JobsInTime, "fromMs" | "toMs">[],
): Promise<JobsInTime[]> {
  const firestore = firestoreOf(settings);
  return Promise.all(
    spans.map(async ({ fromMs, toMs }) => {
      const count = (state: PipelineState | null, more: Where[]) =>
        firestore.count({
          collection: "jobs",
          where: [
            ...whereOf({ ...filter, state }),
            ...more,
            ["createdAt", "GREATER_THAN_OR_EQUAL", new Date(fromMs)],
            ["createdAt", "LESS_THAN", new Date(toMs)],
          ],
          orderBy: [["createdAt", "DESCENDING"]],
        });
      const [began, failed] = await Promise.all([
        count(null, []),
        count("failed", [["run.isRecovered", "EQUAL", false]]),
      ]);
      return { fromMs, toMs, began, failed };
    }),
  );
}

const mostAlike = 20;

/** The ids of a person's failed jobs that were asked for the same work. */
export async function findFailedJobs(settings: Settings, ownerId: string, work: string): Promise<string[]> {
  const found = await firestoreOf(settings).query({
    collection: "jobs",
    where: [
      ["ownerId", "EQUAL", ownerId],
      ["state", "EQUAL", "failed"],
      ["run.work", "EQUAL", work],
    ],
    fields: ["state"],
    limit: mostAlike,
  });
  return found.map(({ id }) => id);
}

function whereOf(filter: JobFilter): Where[] {
  const { state, kind, stage, ownerIds, fingerprint, release, act } = filter;
  const equal = (field: string, value: string | null): Where[] => (value ? [[field, "EQUAL", value]] : []);
  return [
    ...(state === "recovered"
      ? ([["run.isRecovered", "EQUAL", true]] satisfies Where[])
      : equal("state", state)),
    ...equal("kind", kind),
    ...equal("stage", stage),
    ...(ownerIds ? ([["ownerId", "IN", ownerIds]] satisfies Where[]) : []),
    ...equal("run.fingerprint", fingerprint),
    ...equal("run.release", release),
    ...(act ? ([["run.acts", "ARRAY_CONTAINS", act]] satisfies Where[]) : []),
  ];
}

/** A job of before this list has no `run`. */
function rowOf({ id, data }: StoredDocument): PipelineRow {
  const job = data as Omit<PipelineRow, "id" | "createdAt" | "updatedAt"> & {
    createdAt: Date;
    updatedAt: Date;
    error: { code: string; message: string } | null;
    run?: Partial<PipelineRow> & { isRecovered?: boolean };
  };
  const { run = {}, error } = job;
  return {
    id,
    kind: job.kind,
    state: run.isRecovered ? "recovered" : job.state,
    stage: job.stage,
    ownerId: job.ownerId,
    ownerEmail: null,
    partsDone: job.partsDone,
    partsTotal: job.partsTotal,
    attempts: run.attempts ?? 0,
    creditsReserved: run.creditsReserved ?? job.creditsReserved ?? 0,
    creditsSpent: run.creditsSpent ?? job.creditsSpent ?? null,
    errorCode: error?.code ?? null,
    errorMessage: error?.message ?? null,
    fingerprint: run.fingerprint ?? null,
    release: run.release ?? null,
    rerunOf: run.rerunOf ?? null,
    recoveredBy: run.recoveredBy ?? null,
    acts: run.acts ?? [],
    createdAt: job.createdAt.getTime(),
    updatedAt: job.updatedAt.getTime(),
  };
}
