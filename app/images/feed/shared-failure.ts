import type { JobError } from "~/domain/jobs/job-error";
import type { ShownGeneration } from "./shown-generation";

/** Why nothing of a generation came, where all of it failed of the same; null where each place has to speak for itself. */
export function sharedFailure({
  state,
  results,
  error,
}: Pick<ShownGeneration, "state" | "results" | "error">): JobError | null {
  if (results.every((result) => result.state === "failed" && result.error)) {
    const [first] = results;
    const isShared =
      results.length > 1 && results.every((one) => one.error?.message === first?.error?.message);
    return isShared ? (first?.error ?? null) : null;
  }
  const isUntold = state === "failed" && results.every((one) => !one.imageId && !one.error);
  return isUntold ? error : null;
}
