import { keysOf } from "../data/keys-of";
import { type JobKindName, type JobStage, type JobState, jobStates } from "../jobs/job";

/** A failed job is `recovered` once a later run of the same work came to its end: it is nobody's business any more. */
export const pipelineStates = [...jobStates, "recovered"] as const satisfies readonly string[];
export type PipelineState = JobState | "recovered";

const listedKinds = { "make-video": true, "make-images": true, "make-clip": true } satisfies Record<
  JobKindName,
  true
>;
export const pipelineKinds: readonly JobKindName[] = keysOf(listedKinds);

/** A job as staff list it: what its room tells of every job, and nothing that its person typed. Times are in ms since 1970. */
export interface PipelineRow {
  id: string;
  kind: JobKindName;
  state: PipelineState;
  stage: JobStage;
  ownerId: string;
  /** Of the owner's account; null where none is known. */
  ownerEmail: string | null;
  partsDone: number;
  partsTotal: number;
  /** The most tries one of its steps took; 0 where none has begun, or where its room kept none yet. */
  attempts: number;
  creditsReserved: number;
  /** Null until it is over. */
  creditsSpent: number | null;
  errorCode: string | null;
  errorMessage: string | null;
  /** What failures of one cause have in common; null for what did not fail. */
  fingerprint: string | null;
  /** The release it last ran on. */
  release: string | null;
  rerunOf: string | null;
  recoveredBy: string | null;
  /** What staff did to it, the latest last, by the id of each act. */
  acts: string[];
  createdAt: number;
  updatedAt: number;
}

export const isOver = (state: PipelineState) => state !== "running" && state !== "waiting";
/** What is done or made good has its result. */
export const canRunAgain = (state: PipelineState) => state === "failed" || state === "cancelled";

/** How long a job has run, or ran, in ms. */
export function ageOf(row: Pick<PipelineRow, "state" | "createdAt" | "updatedAt">, nowMs: number): number {
  return Math.max(0, (isOver(row.state) ? row.updatedAt : nowMs) - row.createdAt);
}
