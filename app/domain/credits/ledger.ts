import type { PlanId } from "./plan";

/**
 * Credits. One ledger per account, the Durable Object in `workers/ledger`, alone changes a balance: a generation
 * reserves its price, then settles what was made and gets the rest back. Σ entries = balance at every read. All days
 * are UTC days; all times are ISO 8601.
 */
export interface LedgerRpc {
  /** Where the account stands now; brings grants up to date first, that of the running month included. */
  read(userId: string): Promise<LedgerState>;
  /** Sets credits aside for one piece of work. Told again with the same key, it stands as before. */
  reserve(userId: string, reservation: ReservationRequest): Promise<ReserveAnswer>;
  /** Takes `credits` of what is reserved under the key (at most all of it) and returns the rest. Once. */
  settle(userId: string, settlement: { key: string; credits: number; note: string }): Promise<SettleAnswer>;
  /** Returns all that is reserved under the key. Once. */
  refund(userId: string, refund: { key: string; note: string }): Promise<SettleAnswer>;
  /** Gives credits, once for a key. */
  grant(userId: string, grant: GrantRequest): Promise<{ kind: "granted" | "same" }>;
  /** The plan the operator of the studio gives, which holds where no subscription does. */
  setPlan(userId: string, change: { plan: PlanId } & ChangedBy): Promise<LedgerState>;
  /** What Stripe says of a subscription. Older news than what is known changes nothing. */
  noteSubscription(userId: string, news: SubscriptionNews): Promise<SubscriptionAnswer>;
  billing(userId: string): Promise<LedgerBilling>;
  /** The checkouts of this account that Stripe may still let be paid, the latest first. */
  checkouts(userId: string): Promise<KeptCheckout[]>;
  /** Keeps a checkout as the latest. `over`: it was closed before; `others`: those to close before anybody is sent to it. */
  keepCheckout(
    userId: string,
    checkout: KeptCheckout,
  ): Promise<{ kind: "kept"; others: KeptCheckout[] } | { kind: "over" }>;
  closeCheckouts(userId: string, sessionIds: readonly string[]): Promise<void>;
  /** A payment was given back, disputed, or stands after all. Takes back what is left of what it brought, or returns it. */
  noteClaim(userId: string, news: ClaimNews): Promise<ClaimAnswer>;
  /** Staff take back what staff gave, at most what is left of it; what is set aside is taken when it comes back. Once. */
  takeBack(userId: string, request: TakeBackRequest): Promise<TakeBackAnswer>;
  /** For staff: the newest grants with who gave them, and what was claimed on them. */
  givenGrants(userId: string, limit: number): Promise<GivenGrant[]>;
  /** Newest first; `before` is the id of the last one read, `kinds` null for all. */
  entries(
    userId: string,
    page: { before: number | null; limit: number; kinds: readonly EntryKind[] | null },
  ): Promise<LedgerEntry[]>;
  /** The entries of so many lines (`ledgerLines`), the newest first: `before` is the id of the last line read. */
  lines(
    userId: string,
    page: { before: number | null; limit: number; kinds: readonly EntryKind[] | null },
  ): Promise<LedgerEntry[]>;
  /** Credits settled by the day they were reserved on and kind, from the given day (YYYY-MM-DD) on. */
  usage(userId: string, sinceDay: string): Promise<UsageDay[]>;
}

/** What a reservation is for; also the kinds of the usage chart. */
export const spendKinds = ["image", "edit", "clip", "video", "words", "speech", "page"] as const;
export type SpendKind = (typeof spendKinds)[number];

export interface ReservationRequest {
  /** Idempotency key; holds for at least 24 hours. That of a job is the job's id. */
  key: string;
  /** Whole credits, 0 or more; 0 leaves no trace. */
  credits: number;
  kind: SpendKind;
  /** What the person reads in the ledger. */
  title: string;
  /** The job that settles or refunds; null for work that ends with the request it came with. */
  jobId: string | null;
  /** So many jobs may be paid for at once; without it any number. */
  mostJobs?: number | undefined;
}

export type ReserveAnswer =
  /** `isNew`: not so when the reservation stood already. What was refunded can be reserved anew. */
  | { kind: "reserved"; balance: number; isNew: boolean }
  /** The key stands for a reservation that was settled before. */
  | { kind: "over"; balance: number }
  /** The key was used for another amount or kind. */
  | { kind: "other" }
  /** As many jobs run as may. */
  | { kind: "busy"; running: number; mostJobs: number }
  | { kind: "short"; balance: number; needed: number }
  | { kind: "over-cap"; usedToday: number; dailyCap: number; resetsAt: string };

/** `same`: it was settled or refunded before. `absent`: nothing was ever reserved under the key. */
export type SettleAnswer = { kind: "done" | "same" | "absent"; balance: number };

/** `returned`: credits that came back after the grant they were taken from had expired. */
export type GrantReason = "plan" | "purchase" | "gift" | "correction" | "returned";

/** Whose change it is, for the log. */
export interface ChangedBy {
  /** "system", "stripe" or a staff member's e-mail. */
  by: string;
  /** The request that asked for it, where one did. */
  requestId?: string;
  /** What staff gave as the reason. */
  why?: string;
}

export interface GrantRequest extends ChangedBy {
  key: string;
  credits: number;
  effectiveAt: string;
  /** Null: never. */
  expiresAt: string | null;
  /** Lower is spent first; among equals what expires first. */
  priority: number;
  reason: GrantReason;
  note: string;
}

/** What a month brings and what is given goes first, by when it ends; what was paid for goes last. */
export const grantPriorities = { returned: 0, plan: 10, gift: 10, purchase: 30 } as const;

export interface LedgerGrant {
  id: number;
  credits: number;
  left: number;
  effectiveAt: string;
  expiresAt: string | null;
  priority: number;
  reason: GrantReason;
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
  /** The newest first, at most 50 of them. */
  reservations: LedgerReservation[];
  /** In the order in which they will be spent; those yet to come last. */
  grants: LedgerGrant[];
  /** Spent or reserved since midnight UTC. */
  usedToday: number;
  dailyCap: number;
  /** When the next monthly grant is due. */
  renewsAt: string;
  /** When something here changes by itself: a day begins, a grant begins or ends. */
  changesAt: string;
}

/** `take-back`: what was paid for and is given back or disputed; above zero where the payment stands after all. */
export const entryKinds = ["grant", "reserve", "refund", "settle", "expire", "take-back"] as const;
export type EntryKind = (typeof entryKinds)[number];

export interface LedgerEntry {
  id: number;
  at: string;
  /** Change of the balance in whole credits: a reservation and an expiry take, a grant, a refund and what is left at a settlement give. */
  credits: number;
  balanceAfter: number;
  kind: EntryKind;
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

export interface Subscription {
  id: string;
  customerId: string;
  plan: PlanId;
  /** Stripe's word for it: `active`, `trialing`, `past_due`, `canceled`… */
  status: string;
  /** When the paid time ends. */
  endsAt: string | null;
  /** It ends then, rather than being renewed. */
  isEnding: boolean;
}

export interface SubscriptionNews {
  subscription: Subscription;
  /** As of when it says so: the time of Stripe's event. */
  at: string;
  /** Read from Stripe itself after two events of the same second told differently. */
  confirmed: boolean;
}

/** `old`: something later is known. `unclear`: another state of the same second is known; read it anew and confirm. */
export type SubscriptionAnswer = { kind: "taken" | "same" | "old" | "unclear" };

/** A checkout page at Stripe. */
export interface KeptCheckout {
  sessionId: string;
  plan: PlanId;
  url: string;
}

/**
 * That a payment, or part of it, is not ours any more: a refund, or a dispute. The grant is the one the payment brought;
 * it may come later than the news. Of two tellings under one key the one of the higher rank holds.
 */
export interface ClaimNews {
  key: string;
  grantKey: string;
  /** Share of the payment: `part` of `whole`, in the same unit. */
  part: number;
  whole: number;
  /** False: nothing is claimed (any more). */
  holds: boolean;
  rank: number;
  /** What the person reads in the ledger. */
  note: string;
}

/** `missing`: claimed, and spent or set aside already. What is spent is owed by nobody; what comes back is taken then. */
export type ClaimAnswer = { kind: "taken"; missing: number } | { kind: "same" };

export interface TakeBackRequest extends ChangedBy {
  grantId: number;
  reason: string;
}

/** `missing`: spent or set aside already. `absent`: staff gave no such grant. */
export type TakeBackAnswer = { kind: "taken" | "same"; taken: number; missing: number } | { kind: "absent" };

export interface GivenGrant extends LedgerGrant {
  by: string;
  /** Staff gave it, it has not ended, and it was not taken back. */
  canBeTakenBack: boolean;
  takenBack: number;
  /** Claimed on it and not to be had. */
  missing: number;
}

export interface LedgerBilling {
  /** Subscriptions that run; more than one only where somebody made one in Stripe itself. */
  running: number;
  customerId: string | null;
  subscription: Subscription | null;
  /** What holds where no subscription does. */
  operatorPlan: PlanId;
}
