import { stageNames } from "~/domain/jobs/job";
import type { Job } from "~/stores/jobs/jobs";

/** How far a job is, in words and as a share; the share is null where nobody can know. */
export function jobProgress(job: Job): { label: string; share: number | null; detail: string | undefined } {
  const { partsDone, partsTotal } = job;
  if (job.kind === "make-images") {
    const { made, failed } = countResults(job);
    const failures = failed > 0 ? `, ${failed} failed` : "";
    return {
      label: job.results.length === 1 ? "Making an image" : "Making images",
      share: job.results.length > 1 ? partsDone / partsTotal : null,
      detail: job.results.length > 1 ? `${made} of ${job.results.length}${failures}` : undefined,
    };
  }
  const label = stageNames[job.stage];
  if (partsTotal === 0) return { label, share: null, detail: undefined };
  return { label, share: partsDone / partsTotal, detail: `${partsDone} of ${partsTotal}` };
}

/** What is said when a job is done. */
export function readyMessage(job: Job): string {
  if (job.kind === "make-images" && job.results.length > 1) {
    const { made } = countResults(job);
    const total = job.results.length;
    const share = made === total ? `${total} images` : `${made} of ${total} images`;
    return `“${job.title}”: ${share} ready`;
  }
  return `“${job.title}” is ready`;
}

/** What came of a job that is over, where that is more than one word says; null where it is not. */
export function outcomeMessage(job: Job): string | null {
  if (job.kind !== "make-images" || job.results.length === 1) return null;
  const { made, failed } = countResults(job);
  if (job.state === "done" && failed > 0) return `${made} of ${job.results.length} made, ${failed} failed`;
  if (job.state === "cancelled" && made > 0) return `${made} of ${job.results.length} made before`;
  return null;
}

function countResults({ results }: Extract<Job, { kind: "make-images" }>): { made: number; failed: number } {
  const count = (wanted: string) => results.filter(({ state }) => state === wanted).length;
  return { made: count("done"), failed: count("failed") };
}
