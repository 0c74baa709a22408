import type { PlanId } from "../credits/plan";

/** Whether an account can be used: all of it, not all of it, or to look only. */
export const clientStandings = ["active", "limited", "suspended"] as const;
export type ClientStanding = (typeof clientStandings)[number];

/** An account of the product, as staff list them. Times are in ms since 1970; figures are null until they were counted. */
export interface ClientRow {
  id: string;
  email: string | null;
  name: string | null;
  standing: ClientStanding;
  /** Null before its ledger was first asked; so is the balance. */
  plan: PlanId | null;
  /** In credits: what can be spent, and what was spent ever. */
  balance: number | null;
  spent: number | null;
  videos: number | null;
  images: number | null;
  pages: number | null;
  /** All works. */
  works: number | null;
  storageBytes: number | null;
  /** Jobs of the last seven days that failed for good. */
  failures: number | null;
  lastSeenMs: number | null;
  joinedMs: number | null;
  /** As of when its works were counted. */
  countedMs: number | null;
}

/** A page of the list. */
export interface ClientPage {
  rows: ClientRow[];
  /** Where the next page begins; null after the last one. */
  next: string | null;
  /** How many there are; null where a search leaves it open. */
  total: number | null;
}
