import * as z from "zod/mini";
import { keysOf } from "../data/keys-of";
import { type JobError, jobErrorSchema } from "./job-error";
import { clipFields, clipStages } from "./kinds/clip";
import { imagesFields, imagesStages } from "./kinds/images";
import { videoFields, videoStages } from "./kinds/video";
import { runSummarySchema } from "./run-summary";

/**
 * A job: long work on the server, told in stages. The job room keeps its events and copies its state to the
 * document `jobs/{jobId}`, which the browser listens to; only the server writes it.
 */

export const jobStates = ["running", "waiting", "done", "failed", "cancelled"] as const;
export type JobState = (typeof jobStates)[number];

/** What is happening at each stage. A job is `queued`, passes the stages of its kind in order, and is `done`. */
export const stageNames = {
  queued: "Getting ready",
  ...videoStages,
  ...imagesStages,
  ...clipStages,
  done: "Done",
} as const;
export type JobStage = keyof typeof stageNames;

const commonFields = {
  ownerId: z.string(),
  state: z.enum(jobStates),
  stage: z.enum(keysOf(stageNames)),
  title: z.string(),
  /** Parts of the present stage that are finished, and how many there are; both 0 where it has no parts. */
  partsDone: z.int(),
  partsTotal: z.int(),
  error: z.nullable(jobErrorSchema),
  run: z.optional(runSummarySchema),
  createdAt: z.unknown(),
  updatedAt: z.unknown(),
} as const;

/** `jobs/{jobId}`: what all jobs show, and by kind what only those show. */
export const jobDocumentSchema = z.discriminatedUnion("kind", [
  z.object({ ...commonFields, ...videoFields }),
  z.object({ ...commonFields, ...imagesFields }),
  z.object({ ...commonFields, ...clipFields }),
]);
export type JobDocument = z.infer<typeof jobDocumentSchema>;
export type JobKindName = JobDocument["kind"];
export type JobOfKind<Kind extends JobKindName> = Extract<JobDocument, { kind: Kind }>;
export type VideoJobDocument = JobOfKind<"make-video">;

/** The fields that jobs of one kind show beside the common ones. */
export type FieldsOfKind<Kind extends JobKindName> = Omit<
  JobOfKind<Kind>,
  keyof typeof commonFields | "kind"
>;

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
  /** The work that came of a video's job, once done. */
  contentId: string | null;
  error: JobError | null;
}
