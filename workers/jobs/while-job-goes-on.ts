import { isJobOver } from "~/domain/jobs/job";
import type { JobSteps } from "./job-steps";

const lookEveryMs = 1_500;

/** Works until it is done or the job is over, by which the work is aborted; null then. */
export async function whileJobGoesOn<Value>(
  steps: JobSteps,
  work: (signal: AbortSignal) => Promise<Value>,
): Promise<Value | null> {
  const over = new AbortController();
  const look = async () => {
    const latest = await steps.room().latest();
    if (latest && isJobOver(latest.event.state)) over.abort(new Error("The job is over."));
  };
  // A look that fails is followed by the next one.
  const timer = setInterval(() => void look().catch(() => {}), lookEveryMs);
  try {
    return await work(over.signal);
  } catch (error) {
    if (over.signal.aborted) return null;
    throw error;
  } finally {
    clearInterval(timer);
  }
}
