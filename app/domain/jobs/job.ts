import * as z from "zod/mini";
import { makeClipFields, makeImagesFields } from "../image/make-images";
import { briefSchema } from "../video/brief";
import { scriptSchema } from "../video/script";
import { type JobError, jobErrorSchema } from "./job-error";

/**
 * A job: long work on the server, told in stages. The job room keeps its events and copies its state to the
 * document `jobs/{jobId}`, which the browser listens to; only the server writes it.
 */

export const jobStates = ["running", "waiting", "done", "failed", "cancelled"] as const;
export type JobState = (typeof jobStates)[number];

/**
 * A video: `queued → writing → approval → pictures → storyboard → done`, where `approval` waits for the person.
 * Images: `queued → images → done`. A clip: `queued → clip → storing → done`.
 */
export const jobStages = [
  "queued",
  "writing",
  "approval",
  "pictures",
  "storyboard",
  "images",
  "clip",
  "storing",
  "done",
] as const;
export type JobStage = (typeof jobStages)[number];

/** What is happening at each stage, in words. */
export const stageNames: Record<JobStage, string> = {
  queued: "Getting ready",
  writing: "Writing the script",
  approval: "Waiting for your approval",
  pictures: "Making pictures",
  storyboard: "Setting the scenes",
  images: "Making images",
  clip: "Making the clip",
  storing: "Storing the clip",
  done: "Done",
};

const commonFields = {
  ownerId: z.string(),
  state: z.enum(jobStates),
  stage: z.enum(jobStages),
  title: z.string(),
  /** Parts of the present stage that are finished, and how many there are; both 0 where it has no parts. */
  partsDone: z.int(),
  partsTotal: z.int(),
  error: z.nullable(jobErrorSchema),
  createdAt: z.unknown(),
  updatedAt: z.unknown(),
} as const;

const videoJobSchema = z.object({
  ...commonFields,
  kind: z.literal("make-video"),
  brief: briefSchema,
  /** What was written, from the approval on; after it, what was approved. */
  script: z.nullable(scriptSchema),
  /** The work that came of it, once done. */
  contentId: z.nullable(z.string()),
});
const imagesJobSchema = z.object({ ...commonFields, kind: z.literal("make-images"), ...makeImagesFields });
const clipJobSchema = z.object({ ...commonFields, kind: z.literal("make-clip"), ...makeClipFields });

/** `jobs/{jobId}`: what all jobs show, and by kind what only those show. */
export const jobDocumentSchema = z.discriminatedUnion("kind", [
  videoJobSchema,
  imagesJobSchema,
  clipJobSchema,
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
