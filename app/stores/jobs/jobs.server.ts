import { type JobDocument, jobDocumentSchema, type VideoJobDocument } from "~/domain/jobs/job";
import type { Settings } from "~/settings/settings.server";
import { type AuditEvent, auditWriteOnce } from "../audit/audit.server";
import { FirestoreError, type FirestoreWrite, firestoreOf } from "../firestore/firestore.server";
import { serverTimestamp } from "../firestore/firestore-values.server";
import { readStored } from "../firestore/read-stored.server";

/** A document that comes of a job. */
export interface NewDocument {
  path: string;
  data: Record<string, unknown>;
}

/** An event of the audit that goes with the copy; told twice, it is one event. */
export interface KeptAudit {
  id: string;
  event: AuditEvent;
  atMs: number;
}

/**
 * Copies the state of a job to `jobs/{jobId}`, where its owner's browser listens, and makes the documents that came of
 * it in the same commit: what the job shows as made is there. Only the job room calls this. Documents that are there
 * already, from a try whose answer was lost, are left as they are.
 */
export async function saveJob(
  settings: Settings,
  jobId: string,
  job: JobDocument,
  newDocuments: readonly NewDocument[],
  audits: readonly KeptAudit[] = [],
): Promise<void> {
  const firestore = firestoreOf(settings);
  const write: FirestoreWrite = {
    kind: "set",
    path: `jobs/${jobId}`,
    data: { ...job, shownAt: serverTimestamp },
  };
  const told = audits.map(({ id, event, atMs }) => auditWriteOnce(id, event, new Date(atMs)));
  const make = (documents: readonly NewDocument[]) =>
    firestore.commit([
      write,
      ...told,
      ...documents.map((document): FirestoreWrite => ({ kind: "set", ...document, exists: false })),
    ]);
  try {
    await make(newDocuments);
  } catch (error) {
    if (!(error instanceof FirestoreError && error.code === "already_exists")) throw error;
    const known = await firestore.getAll(newDocuments.map(({ path }) => path));
    await make(newDocuments.filter((_, index) => !known[index]));
  }
}

/** The job of a video as its document shows it, which may be behind its room; null where there is none. */
export async function getVideoJob(settings: Settings, jobId: string): Promise<VideoJobDocument | null> {
  const stored = await firestoreOf(settings).get(`jobs/${jobId}`);
  const job = readStored(stored, (_id, data) => jobDocumentSchema.parse(data));
  return job?.kind === "make-video" ? job : null;
}
