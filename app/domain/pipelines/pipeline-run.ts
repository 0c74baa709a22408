import type { JobEvent, JobKindName, JobState } from "../jobs/job";

/** One try of one step of a job. Times are in ms since 1970. */
export interface StepTry {
  id: number;
  step: string;
  /** From 1. */
  attempt: number;
  beganMs: number;
  /** Null while it goes on, and where nobody saw its end. */
  endedMs: number | null;
  /** `lost`: the machine it ran on went away, and the step began again. */
  outcome: "ok" | "retried" | "failed" | "lost" | null;
  /** What the step was given and what came of it, where it is kept; masked until a reason is given. */
  input: unknown;
  output: unknown;
  error: TryError | null;
}

export interface TryError {
  code: string;
  message: string;
  requestId: string | null;
  /** What was really thrown; masked until a reason is given where it quotes something. */
  cause: string;
  details: string[];
}

/** What a workflow tells of the tries of its steps. Told twice, a beginning or an end is told once. */
export type TryNews =
  | { kind: "began"; key: string; step: string; attempt: number; input: unknown }
  | { kind: "ended"; key: string; outcome: TryEnd; output: unknown; error: TryError | null };

export type TryEnd = "ok" | "retried" | "failed";

export interface LogLine {
  id: number;
  atMs: number;
  level: "info" | "warning" | "error";
  /** Null for what concerns the whole job. */
  step: string | null;
  attempt: number | null;
  text: string;
}

/** What a room's log holds of the work itself. */
export interface RunLog {
  tries: StepTry[];
  lines: LogLine[];
  /** More than these were told; the oldest are gone. */
  isCut: boolean;
}

/** A job as staff look at it. */
export interface PipelineRun extends RunLog {
  id: string;
  kind: JobKindName;
  state: JobState;
  ownerId: string;
  events: JobEvent[];
  /** What it began with, and what it came to. */
  input: unknown;
  output: unknown;
  creditsReserved: number;
  creditsSpent: number | null;
  release: string | null;
  fingerprint: string | null;
  rerunOf: string | null;
  recoveredBy: string | null;
  acts: StaffAct[];
  /** Steps from which it can be run again, in order; empty while it runs, and once it is done or made good. */
  rerunSteps: string[];
  /** Whether input, output and causes are masked. */
  isMasked: boolean;
}

/** What a member of staff did to a job. */
export interface StaffAct {
  id: string;
  act: "cancel" | "rerun";
  by: string;
  reason: string;
  atMs: number;
  /** The step it was run again from; null for its beginning. */
  fromStep: string | null;
  /** The job that came of it. */
  jobId: string | null;
}
