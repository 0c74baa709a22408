import { collection, type Firestore, limit, orderBy, query, where } from "firebase/firestore";
import { type JobDocument, jobDocumentSchema } from "~/domain/jobs/job";
import { documentWatcher, type Live, type Stop, watchQuery } from "../firestore/live-documents";

export type Job = JobDocument & { id: string };

const mostListed = 50;

/** A user's jobs, the newest first, running and over. */
export function watchJobs(
  firestore: Firestore,
  userId: string,
  onChange: (live: Live<Job>) => void,
  onError: (error: Error) => void,
): Stop {
  const jobs = query(
    collection(firestore, "jobs"),
    where("ownerId", "==", userId),
    orderBy("createdAt", "desc"),
    limit(mostListed),
  );
  return watchQuery(jobs, parseJob, onChange, onError);
}

export const watchJob = documentWatcher("jobs", parseJob);

export function parseJob(id: string, data: unknown): Job {
  return { id, ...jobDocumentSchema.parse(data) };
}
