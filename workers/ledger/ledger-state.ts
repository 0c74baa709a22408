import { isStaffGrant } from "~/domain/credits/credit-grant";
import type {
  GivenGrant,
  LedgerEntry,
  LedgerGrant,
  LedgerState,
  Subscription,
} from "~/domain/credits/ledger";
import { type PlanId, planIds, plans } from "~/domain/credits/plan";
import { nextDayMs, nextMonthMs } from "~/domain/text/utc-calendar";
import { missingOf } from "./claims";
import type { LedgerBook } from "./ledger-book";
import type { EntryRow, GrantRow, SubscriptionRow } from "./ledger-schema";
import type { LedgerTables } from "./ledger-tables";
import { bySpendOrder } from "./spend-order";

const mostReservations = 50;
/** Stripe's statuses under which a plan holds; a late payment has its days of grace there. */
const holdingStatuses = ["active", "trialing", "past_due"];

/**
 * The plan that holds: the best of the running subscriptions, else what the operator gives. Credits of a subscription
 * come with its invoices; those of the operator's plan the ledger gives each month.
 */
export function holdingPlan(tables: LedgerTables): { plan: PlanId; givesMonthly: boolean } {
  const running = runningSubscription(tables);
  return running
    ? { plan: running.plan, givesMonthly: false }
    : { plan: tables.account().operator_plan, givesMonthly: true };
}

export function runningSubscription(tables: LedgerTables): SubscriptionRow | undefined {
  return runningSubscriptions(tables)[0];
}

/** The best first. */
export function runningSubscriptions(tables: LedgerTables): SubscriptionRow[] {
  return tables
    .subscriptions()
    .filter(({ status }) => holdingStatuses.includes(status))
    .sort((left, right) => planIds.indexOf(right.plan) - planIds.indexOf(left.plan));
}

/** Where the account stands; the book is up to date with `nowMs`. */
export function readState(tables: LedgerTables, book: LedgerBook, nowMs: number): LedgerState {
  const { plan } = holdingPlan(tables);
  const grants = tables.grants.present();
  const inOrder = grants.toSorted((left, right) => {
    if (left.state !== right.state) return left.state === "running" ? -1 : 1;
    return left.state === "coming" && left.effective_ms !== right.effective_ms
      ? left.effective_ms - right.effective_ms
      : bySpendOrder(purseOf(left), purseOf(right));
  });
  const endsMs = runningSubscription(tables)?.ends_ms ?? nextMonthMs(nowMs);
  return {
    plan,
    balance: tables.grants.balance(),
    reserved: tables.reservations.reserved(),
    reservations: tables.reservations
      .open(mostReservations)
      .map(({ key, credits, kind, title, job_id: jobId, at_ms }) => ({
        key,
        credits,
        kind,
        title,
        jobId,
        at: iso(at_ms),
      })),
    grants: inOrder.map(grantOf),
    usedToday: book.usedToday(nowMs),
    dailyCap: plans[plan].dailyCap,
    renewsAt: iso(endsMs),
    changesAt: iso(Math.min(tables.grants.nextChange() ?? Infinity, nextDayMs(nowMs))),
  };
}

function grantOf(grant: GrantRow): LedgerGrant {
  return {
    id: grant.id,
    credits: grant.credits,
    left: grant.left_over,
    effectiveAt: iso(grant.effective_ms),
    expiresAt: grant.expires_ms === null ? null : iso(grant.expires_ms),
    priority: grant.priority,
    reason: grant.reason,
    note: grant.note,
  };
}

export function givenGrantOf(tables: LedgerTables, grant: GrantRow): GivenGrant {
  const isClaimed = tables.claims.of(grant.key).length > 0;
  return {
    ...grantOf(grant),
    by: grant.given_by,
    canBeTakenBack: isStaffGrant(grant.key) && grant.state !== "over" && !isClaimed,
    takenBack: tables.claims.taken(grant.key).credits,
    missing: missingOf(tables, grant),
  };
}

export function entryOf(row: EntryRow): LedgerEntry {
  return {
    id: row.id,
    at: iso(row.at_ms),
    credits: row.credits,
    balanceAfter: row.balance_after,
    kind: row.kind,
    spendKind: row.spend_kind,
    title: row.title,
    jobId: row.job_id,
    key: row.key,
  };
}

export function subscriptionOf(row: SubscriptionRow): Subscription {
  return {
    id: row.id,
    customerId: row.customer_id,
    plan: row.plan,
    status: row.status,
    endsAt: row.ends_ms === null ? null : iso(row.ends_ms),
    isEnding: row.is_ending === 1,
  };
}

function purseOf(grant: GrantRow) {
  return {
    grantId: grant.id,
    left: grant.left_over,
    priority: grant.priority,
    expiresMs: grant.expires_ms,
  };
}

function iso(ms: number): string {
  return new Date(ms).toISOString();
}
