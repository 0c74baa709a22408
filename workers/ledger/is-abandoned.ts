import { isJobOver, type JobState } from "~/domain/jobs/job";

/** A job settles its own reservation when it ends; one that has not by then never will. */
const jobSettlesWithinMs = 3600 * 1000;

/**
 * Whether nobody will close a reservation that has been open for a while: the request it was for has ended, its job
 * never began, or ended without a word. `latest` is the latest event of its job, null where there is none.
 */
export function isAbandoned(
  jobId: string | null,
  latest: { state: JobState; at: string } | null,
  nowMs: number,
): boolean {
  if (jobId === null || latest === null) return true;
  return isJobOver(latest.state) && nowMs - Date.parse(latest.at) > jobSettlesWithinMs;
}
