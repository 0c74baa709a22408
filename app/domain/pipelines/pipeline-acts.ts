import * as z from "zod/mini";
import { reasonSchema } from "../audit/reason";

/** So many jobs are acted on by one request; a page sends more requests of one act for more. */
export const mostJobsPerCall = 50;

const jobIdSchema = z.string().check(z.regex(/^[0-9a-z]{26}$/, "That is no id of a job."));

export const pipelineActSchema = z.object({
  /** Made by the page for one act, on however many jobs: sent twice, it happens once to each. */
  actId: z.uuid(),
  act: z.enum(["cancel", "rerun"]),
  jobIds: z
    .array(jobIdSchema)
    .check(z.minLength(1, "Choose a job."), z.maxLength(mostJobsPerCall, "Send fewer jobs at once.")),
  /** Of `rerun`: the step to begin from; null for the beginning. */
  fromStep: z._default(z.nullable(z.string().check(z.maxLength(120))), null),
  reason: reasonSchema,
});
export type PipelineActForm = z.infer<typeof pipelineActSchema>;

export const revealSchema = z.object({ reason: reasonSchema });

/** What an act came to for one job. */
export interface ActOutcome {
  jobId: string;
  /** `same`: it was done before, under the same id. */
  kind: "done" | "same" | "refused" | "absent";
  /** The job that came of a rerun. */
  newJobId: string | null;
  /** Why it was refused: a stable word, and what to do next. */
  code: string | null;
  message: string | null;
}
