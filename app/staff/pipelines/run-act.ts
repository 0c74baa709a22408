import { ApiError, callApi } from "~/client/call-api";
import { type ActOutcome, mostJobsPerCall, type PipelineActForm } from "~/domain/pipelines/pipeline-acts";

export type AskedAct = Omit<PipelineActForm, "jobIds">;

/**
 * Does one act to any number of jobs, some at a time. Sent again with the same id it goes on where it stopped. Throws the first
 * problem that does not pass by waiting.
 */
export async function runAct(
  asked: AskedAct,
  jobIds: readonly string[],
  onProgress: (done: number) => void = () => {},
): Promise<ActOutcome[]> {
  const outcomes: ActOutcome[] = [];
  for (let at = 0; at < jobIds.length; at += mostJobsPerCall) {
    const some = jobIds.slice(at, at + mostJobsPerCall);
    outcomes.push(...(await sendPatiently(asked, some)));
    onProgress(outcomes.length);
  }
  return outcomes;
}

async function sendPatiently(asked: AskedAct, jobIds: readonly string[]): Promise<ActOutcome[]> {
  for (;;) {
    try {
      const body = { ...asked, jobIds };
      return (
        await callApi<{ outcomes: ActOutcome[] }>("/api/v1/staff/pipeline-acts", { method: "POST", body })
      ).outcomes;
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 429) throw error;
      await new Promise((resolve) => setTimeout(resolve, (error.retryAfterSeconds ?? 10) * 1000));
    }
  }
}

/** What an act came to, in a sentence. */
export function describeOutcomes(act: AskedAct["act"], outcomes: readonly ActOutcome[]): string {
  const done = outcomes.filter(({ kind }) => kind === "done" || kind === "same").length;
  const left = outcomes.length - done;
  const did = act === "cancel" ? "cancelled" : "run again";
  const jobs = done === 1 ? "1 job" : `${done} jobs`;
  const why = outcomes.find(({ message }) => message)?.message ?? "";
  return left === 0 ? `${jobs} ${did}` : `${jobs} ${did}, ${left} left as they were. ${why}`;
}
