import type { JobDocument } from "~/domain/jobs/job";
import type { NewDocument } from "~/stores/jobs/jobs.server";
import type { JobLog } from "./job-log";
import { kindOf } from "./kinds/kind-of";

/** What the documents should show of a job. */
export interface ShownJob {
  /** The event that it is as of. */
  eventId: number;
  jobId: string;
  job: JobDocument;
  /** Documents that came of it and were not made yet. */
  newDocuments: NewDocument[];
}

/** The job as its documents should show it; null before the start. */
export async function readShownJob(log: JobLog): Promise<ShownJob | null> {
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
      createdAt: showing.startedAt,
      updatedAt: new Date(at),
    } as JobDocument,
    newDocuments: documents.filter(({ path }) => !made.has(path)),
  };
}
