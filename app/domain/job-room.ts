import type { JobError, JobEvent, JobState } from "./job";
import type { MakeVideoInput } from "./make-video";
import type { Script } from "./script";

/**
 * What routes and workflows may ask of a job room; the Durable Object in `workers/jobs` does it. A fetch of the room
 * answers with its events as a stream, from the one after `Last-Event-ID` on.
 */
export interface JobRoomRpc {
  /** Starts the job once; called again with the same id it changes nothing. */
  start(job: JobStart): Promise<StartAnswer>;
  /** The latest event, or null for a job that was never started. */
  latest(): Promise<{ ownerId: string; event: JobEvent } | null>;
  /**
   * Tells what a workflow reached. Told twice, it happened once; told after the job is over, it did not happen.
   * The answer says whether to go on.
   */
  report(report: JobReport): Promise<JobGoesOn>;
  /** The person's yes, with the script as they want it. Taken while the job waits for it, and again afterwards. */
  approve(script: Script): Promise<ApprovalAnswer>;
  /** What was approved; null while nothing is. */
  approvedScript(): Promise<Script | null>;
  /** Ends the job for good unless it is over; the latest event either way, null for a job that was never started. */
  cancel(): Promise<JobEvent | null>;
}

export interface JobStart {
  jobId: string;
  ownerId: string;
  kind: "make-video";
  title: string;
  input: MakeVideoInput;
}

/** `same`: it was started before, from the same input. `other`: it was started before from another one, and is left as it is. */
export type StartAnswer = "started" | "same" | "other";

export type JobReport =
  | { kind: "writing" }
  | { kind: "written"; script: Script }
  | { kind: "pictures"; partsTotal: number }
  | { kind: "picture-made"; sceneId: string }
  | { kind: "storyboard" }
  | { kind: "done"; contentId: string }
  | { kind: "failed"; error: JobError };

export interface JobGoesOn {
  goesOn: boolean;
  state: JobState;
}

export type ApprovalAnswer =
  | { kind: "approved"; event: JobEvent }
  /** The job has not reached the approval, or is over. */
  | { kind: "not-waiting"; event: JobEvent }
  | { kind: "absent" };
