import { isJobOver, type JobDocument } from "~/domain/jobs/job";
import type { RunSummary } from "~/domain/jobs/run-summary";
import { fingerprintOf } from "~/domain/pipelines/fingerprint";
import type { Settings } from "~/settings/settings.server";
import type { NewDocument } from "~/stores/jobs/jobs.server";
import type { ActTables } from "./act-tables";
import type { JobLog } from "./job-log";
import { kindOf } from "./kinds/kind-of";
import type { RunTables } from "./run-log";
import { workOf } from "./work-of";

/** What the documents should show of a job. */
export interface ShownJob {
  /** The event that it is as of. */
  eventId: number;
  jobId: string;
  job: JobDocument;
  /** Documents that came of it and were not made yet. */
  newDocuments: NewDocument[];
}

/** What a room remembers beside its events. */
export interface RunParts {
  run: RunTables;
  acts: ActTables;
  settings: Pick<Settings, "release">;
}

/** So many acts are shown; more than these are in the room. */
const mostShownActs = 20;

/** What staff's list of jobs needs beside what every job shows. */
export function summaryOf(log: JobLog, { run, acts, settings }: RunParts): RunSummary {
  const start = log.start();
  const snapshot = log.snapshot();
  const recoveredBy = acts.recoveredBy();
  const spent =
    start && snapshot && isJobOver(snapshot.event.state) ? kindOf(start).spentCredits(start, snapshot) : null;
  return {
    attempts: run.attempts(),
    creditsReserved: start?.creditsReserved ?? 0,
    creditsSpent: spent,
    release: settings.release,
    fingerprint: fingerprintIn(log, run),
    work: start ? workOf(start) : "",
    rerunOf: start?.rerunOf ?? null,
    recoveredBy,
    isRecovered: recoveredBy !== null,
    acts: acts
      .all()
      .map(({ id }) => id)
      .slice(-mostShownActs),
  };
}

/** Null for a job that did not fail. */
export function fingerprintIn(log: JobLog, run: RunTables): string | null {
  const start = log.start();
  const event = log.latest();
  if (!start || event?.state !== "failed") return null;
  const failure = run.latestFailure();
  return fingerprintOf({
    kind: start.kind,
    step: failure?.step ?? event.stage,
    code: event.error?.code ?? "unknown",
    cause: failure?.error.cause ?? "",
  });
}

/** The job as its documents should show it; null before the start. */
export async function readShownJob(log: JobLog, parts: RunParts): Promise<ShownJob | null> {
  const start = log.start();
  const snapshot = log.snapshot();
  const showing = log.showing();
  if (!start || !snapshot || !showing) return null;
  const kind = kindOf(start);
  const { id: eventId, at, contentId: _, ...event } = snapshot.event;
  const made = log.madeDocuments();
  const documents = await kind.documents(start, snapshot);
  const { ownerId, title } = start;
  return {
    eventId,
    jobId: start.jobId,
    job: {
      ownerId,
      kind: start.kind,
      title,
      ...event,
      ...kind.fields(start, snapshot),
      run: summaryOf(log, parts),
      createdAt: showing.startedAt,
      updatedAt: new Date(at),
    } as JobDocument,
    newDocuments: documents.filter(({ path }) => !made.has(path)),
  };
}
