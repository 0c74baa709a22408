import type { GivenGrant, LedgerEntry, LedgerState, Subscription } from "../credits/ledger";
import type { PlanId } from "../credits/plan";
import type { PipelineRow } from "../pipelines/pipeline-row";
import type { AccountFlag, AccountLimits } from "./account-controls";
import type { ClientRow } from "./client-row";

/** A work of an account, as staff see that it is there. */
export interface ClientWork {
  kind: "video" | "image" | "page";
  id: string;
  title: string;
  /** Whether anybody can see it. */
  isPublic: boolean;
  isInTrash: boolean;
  sizeBytes: number | null;
  atMs: number;
}

/** What staff write of an account for each other. */
export interface ClientNote {
  id: string;
  text: string;
  /** E-mail address, or id where there is none. */
  by: string;
  atMs: number;
}

/** An account with all that its page shows. Times are in ms since 1970. */
export interface ClientDetail {
  client: ClientRow;
  emailVerified: boolean;
  suspendedMs: number | null;
  limits: AccountLimits;
  turnedOff: AccountFlag[];
  credits: LedgerState;
  /** What the operator gives, which holds where no subscription does. */
  operatorPlan: PlanId;
  subscription: Subscription | null;
  given: GivenGrant[];
  /** Those of whole lines, the latest first. */
  entries: LedgerEntry[];
  storage: { usedBytes: number; quotaBytes: number };
  works: ClientWork[];
  jobs: PipelineRow[];
  failures: PipelineRow[];
  /** Jobs that run or wait. */
  running: number;
  notes: ClientNote[];
}
