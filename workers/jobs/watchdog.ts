import type { JobState } from "~/domain/jobs/job";

/** What the watchdog decides from: the job as its room knows it, and its workflow; null where there is none. */
export interface WorkflowStatus {
  state: JobState;
  msSinceLastEvent: number;
  /** This job has not been checked since its room came to life: perhaps the whole platform was restarted. */
  isFirstCheck: boolean;
  workflow: { status: InstanceStatus["status"]; reason: string | null } | null;
}

export type WatchdogAction =
  | { kind: "none" }
  | { kind: "create" }
  /** Any event makes a workflow go on that the platform left standing, as it does after a local restart. */
  | { kind: "wake" }
  | { kind: "fail"; code: "workflow_failed" | "workflow_lost" | "approval_expired"; reason: string };

/** A working job that says nothing for this long is woken. */
const silenceMs = 8_000;
const firstCheckSilenceMs = 500;
/** How long a script waits for its approval. */
export const approvalDays = 7;
const approvalMs = approvalDays * 24 * 3600 * 1000;

/** What to do about a job that is not over. Pure; the room acts on it. */
export function decideWatch({
  state,
  msSinceLastEvent,
  isFirstCheck,
  workflow,
}: WorkflowStatus): WatchdogAction {
  if (!workflow) return { kind: "create" };
  switch (workflow.status) {
    case "errored":
    case "terminated":
      return { kind: "fail", code: "workflow_failed", reason: workflow.reason ?? workflow.status };
    case "complete":
    case "unknown":
      return { kind: "fail", code: "workflow_lost", reason: `the workflow is ${workflow.status}` };
  }
  if (state === "waiting") {
    return msSinceLastEvent > approvalMs
      ? { kind: "fail", code: "approval_expired", reason: `not approved within ${approvalDays} days` }
      : { kind: "none" };
  }
  return { kind: msSinceLastEvent >= (isFirstCheck ? firstCheckSilenceMs : silenceMs) ? "wake" : "none" };
}
