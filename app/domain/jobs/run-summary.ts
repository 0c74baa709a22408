import * as z from "zod/mini";

/** What the document of a job tells of its run, whatever its kind: for the list of all jobs. Absent in jobs of before. */
export const runSummarySchema = z.object({
  /** The most tries one of its steps took. */
  attempts: z.int(),
  creditsReserved: z.int(),
  /** Null until it is over. */
  creditsSpent: z.nullable(z.number()),
  /** The release it last ran on. */
  release: z.string(),
  /** What failures of one cause have in common; null for a job that did not fail. */
  fingerprint: z.nullable(z.string()),
  /** What jobs that were asked for the same have in common. */
  work: z.string(),
  /** The job it runs again. */
  rerunOf: z.nullable(z.string()),
  /** The later run of the same work that came to its end. */
  recoveredBy: z.nullable(z.string()),
  isRecovered: z.boolean(),
  /** What staff did to it, by the id of each act. */
  acts: z.array(z.string()),
});
export type RunSummary = z.infer<typeof runSummarySchema>;
