import * as z from "zod/mini";
import { briefSchema } from "./brief";
import { scriptSchema } from "./script";

/**
 * A job: long work on the server, told in stages. The job room keeps its events and copies its state to the
 * document `jobs/{jobId}`, which the browser listens to; only the server writes it.
 */

export const jobStates = ["running", "waiting", "done", "failed", "cancelled"] as const;
export type JobState = (typeof jobStates)[number];

/** `queued → writing → approval → pictures → storyboard → done`; `approval` waits for the person. */
export const jobStages = ["queued", "writing", "approval", "pictures", "storyboard", "done"] as const;
export type JobStage = (typeof jobStages)[number];

/** What is happening at each stage, in words. */
export const stageNames: Record<JobStage, string> = {
  queued: "Getting ready",
  writing: "Writing the script",
  approval: "Waiting for your approval",
  pictures: "Making pictures",
  storyboard: "Setting the scenes",
  done: "Done",
};

const jobErrorSchema = z.object({ code: z.string(), message: z.string(), requestId: z.string() });
/** Why a job failed: a stable code, what to do next, and the id under which the server logged it. */
export type JobError = z.infer<typeof jobErrorSchema>;

export const jobDocumentSchema = z.object({
  ownerId: z.string(),
  kind: z.literal("make-video"),
  state: z.enum(jobStates),
  stage: z.enum(jobStages),
  title: z.string(),
  brief: briefSchema,
  /** What was written, from the approval on; after it, what was approved. */
  script: z.nullable(scriptSchema),
  /** Parts of the present stage that are finished, and how many there are; both 0 where it has no parts. */
  partsDone: z.int(),
  partsTotal: z.int(),
  /** The work that came of it, once done. */
  contentId: z.nullable(z.string()),
  error: z.nullable(jobErrorSchema),
  createdAt: z.unknown(),
  updatedAt: z.unknown(),
});
export type JobDocument = z.infer<typeof jobDocumentSchema>;

export function isJobOver(state: JobState): boolean {
  return state === "done" || state === "failed" || state === "cancelled";
}

/** One thing that happened, as streamed by the job room; `id` counts up from 1 within a job. */
export interface JobEvent {
  id: number;
  at: string;
  state: JobState;
  stage: JobStage;
  partsDone: number;
  partsTotal: number;
  contentId: string | null;
  error: JobError | null;
}
