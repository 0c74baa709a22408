/**
 * Credits. One ledger per account, the Durable Object in `workers/ledger`, alone changes a balance: a generation
 * reserves its price, then settles what was made and gets the rest back. Σ entries = balance at every read.
 */

export const plans = ["free", "starter", "studio"] as const;
export type PlanId = (typeof plans)[number];

export interface LedgerRpc {
  /** Tells the ledger whose it is and which plan holds; grants of the running month are made when it is read. */
  read(userId: string): Promise<LedgerState>;
  /** Sets credits aside for one piece of work. Told again with the same key, it answers as before. */
  reserve(userId: string, reservation: ReservationRequest): Promise<ReserveAnswer>;
  /** Takes `credits` of what is reserved under the key (at most all of it) and returns the rest. Once. */
  settle(userId: string, settlement: { key: string; credits: number; note: string }): Promise<SettleAnswer>;
  /** Returns all that is reserved under the key. Once. */
  refund(userId: string, refund: { key: string; note: string }): Promise<SettleAnswer>;
  grant(userId: string, grant: GrantRequest): Promise<{ kind: "granted" | "same" }>;
  setPlan(userId: string, change: { key: string; plan: PlanId; by: string }): Promise<LedgerState>;
  /** Newest first; `before` is the id of the last one read. */
  entries(userId: string, page: { before: number | null; limit: number }): Promise<LedgerEntry[]>;
  /** Credits settled by UTC day and kind, from the given day (YYYY-MM-DD) on. */
  usage(userId: string, sinceDay: string): Promise<UsageDay[]>;
}

/** What a reservation is for; also the kinds of the usage chart. */
export const spendKinds = ["image", "edit", "clip", "video", "words", "speech", "page"] as const;
export type SpendKind = (typeof spendKinds)[number];

export interface ReservationRequest {
  /** Idempotency key; holds for at least 24 hours. */
  key: string;
  /** Whole credits, 0 or more. */
  credits: number;
  kind: SpendKind;
  /** What the person reads in the ledger. */
  title: string;
  jobId: string | null;
}

export type ReserveAnswer =
  | { kind: "reserved"; balance: number }
  /** The key stands for a reservation that was settled or refunded before. */
  | { kind: "over"; balance: number }
  /** The key was used for another amount or kind. */
  | { kind: "other" }
  | { kind: "short"; balance: number; needed: number }
  | { kind: "over-cap"; usedToday: number; dailyCap: number; resetsAt: string };

export type SettleAnswer = { kind: "done" | "same" | "absent"; balance: number };

export interface GrantRequest {
  key: string;
  credits: number;
  /** ISO times; never expires where null. */
  effectiveAt: string;
  expiresAt: string | null;
  /** Lower is spent first; among equals what expires first. */
  priority: number;
  reason: "plan" | "purchase" | "gift" | "correction";
  note: string;
  /** Who gave it: "system", "stripe" or a staff member's e-mail. */
  by: string;
}

export interface LedgerGrant {
  id: number;
  credits: number;
  left: number;
  effectiveAt: string;
  expiresAt: string | null;
  priority: number;
  reason: GrantRequest["reason"];
  note: string;
}

export interface LedgerReservation {
  key: string;
  credits: number;
  kind: SpendKind;
  title: string;
  jobId: string | null;
  at: string;
}

export interface LedgerState {
  plan: PlanId;
  /** What can be spent now: neither reserved nor expired nor yet to come. */
  balance: number;
  reserved: number;
  reservations: LedgerReservation[];
  /** In the order in which they will be spent. */
  grants: LedgerGrant[];
  usedToday: number;
  dailyCap: number;
  /** When the next monthly grant is due, ISO. */
  renewsAt: string;
}

export interface LedgerEntry {
  id: number;
  at: string;
  /** Change of the balance in whole credits: a reservation takes, a refund and a grant give. */
  credits: number;
  balanceAfter: number;
  kind: "grant" | "reserve" | "refund" | "settle" | "expire" | "correction";
  spendKind: SpendKind | null;
  /** What it was for, in words. */
  title: string;
  jobId: string | null;
  key: string;
}

export interface UsageDay {
  day: string;
  kind: SpendKind;
  credits: number;
  count: number;
}
