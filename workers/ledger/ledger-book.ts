import { isStaffGrant } from "~/domain/credits/credit-grant";
import {
  type ClaimAnswer,
  type ClaimNews,
  type GrantRequest,
  grantPriorities,
  type ReservationRequest,
  type ReserveAnswer,
  type SettleAnswer,
  type TakeBackAnswer,
} from "~/domain/credits/ledger";
import { type PlanId, plans } from "~/domain/credits/plan";
import { nextDayMs, nextMonthMs, utcDay, utcMonth } from "~/domain/text/utc-calendar";
import { collectClaims, missingOf } from "./claims";
import type { EntryRow, ReservationRow } from "./ledger-schema";
import type { LedgerTables } from "./ledger-tables";
import { type Part, planReturn, planSpending } from "./spend-order";

/** Credits whose grant expired while they were set aside come back for this long, once. */
const returnedForMs = 24 * 3600 * 1000;
/** Closed reservations are remembered for this long: what is told again within it changes nothing. */
const rememberMs = 30 * 24 * 3600 * 1000;
/** An open reservation is looked after for the first time when it is this old, then after twice the time and so on. */
const firstCheckMs = 15 * 60 * 1000;
const longestCheckMs = 24 * 3600 * 1000;

/**
 * The rules of one ledger. Every method first brings the grants up to the given time, runs to its end without
 * waiting, and is to be run in one transaction. Times are milliseconds since the epoch. Throws RangeError on amounts
 * that are not whole or below zero: callers are ours.
 */
export class LedgerBook {
  constructor(
    private readonly tables: LedgerTables,
    /** The plan that holds, and whether the ledger itself gives its credits each month. */
    private readonly holding: () => { plan: PlanId; givesMonthly: boolean },
  ) {}

  reserve(nowMs: number, request: ReservationRequest): ReserveAnswer {
    const { tables } = this;
    checkAmount(request.credits);
    this.bringUpToDate(nowMs);
    const balance = tables.grants.balance();
    const known = tables.reservations.get(request.key);
    if (request.credits > 0 && known && known.state !== "refunded") {
      if (known.credits !== request.credits || known.kind !== request.kind) return { kind: "other" };
      return known.state === "open" ? { kind: "reserved", balance, isNew: false } : { kind: "over", balance };
    }
    const { mostJobs } = request;
    if (mostJobs !== undefined && request.jobId !== null) {
      const running = tables.reservations.openJobs();
      if (running >= mostJobs) return { kind: "busy", running, mostJobs };
    }
    if (request.credits === 0) return { kind: "reserved", balance, isNew: true };
    const parts = planSpending(tables.grants.purses(), request.credits);
    if (!parts) return { kind: "short", balance, needed: request.credits };
    const usedToday = this.usedToday(nowMs);
    const { dailyCap } = plans[this.holding().plan];
    if (usedToday + request.credits > dailyCap) {
      return { kind: "over-cap", usedToday, dailyCap, resetsAt: new Date(nextDayMs(nowMs)).toISOString() };
    }
    for (const { grantId, credits } of parts) tables.grants.change(grantId, -credits);
    const row = { ...request, job_id: request.jobId, at_ms: nowMs, day: utcDay(nowMs) };
    if (known) tables.reservations.drop(known.key);
    tables.reservations.add({ ...row, check_ms: nowMs + firstCheckMs }, parts);
    this.enter(nowMs, "reserve", -request.credits, aboutReservation(row));
    tables.reservations.dropClosedBefore(nowMs - rememberMs);
    return { kind: "reserved", balance: tables.grants.balance(), isNew: true };
  }

  settle(
    nowMs: number,
    { key, credits, note }: { key: string; credits: number; note: string },
  ): SettleAnswer {
    checkAmount(credits);
    this.bringUpToDate(nowMs);
    const row = this.tables.reservations.get(key);
    if (row?.state !== "open") return this.nothingToClose(row);
    const spent = Math.min(credits, row.credits);
    if (spent === 0) return this.refund(nowMs, { key, note });
    const lapsed = this.giveBack(nowMs, row, row.credits - spent);
    this.tables.reservations.close(key, "settled", nowMs);
    this.tables.addUsage(row.day, row.kind, spent);
    this.enter(nowMs, "settle", row.credits - spent, { ...aboutReservation(row), title: note || row.title });
    this.lapse(nowMs, lapsed);
    this.collect(nowMs);
    return { kind: "done", balance: this.tables.grants.balance() };
  }

  refund(nowMs: number, { key, note }: { key: string; note: string }): SettleAnswer {
    this.bringUpToDate(nowMs);
    const row = this.tables.reservations.get(key);
    if (row?.state !== "open") return this.nothingToClose(row);
    const lapsed = this.giveBack(nowMs, row, row.credits);
    this.tables.reservations.close(key, "refunded", nowMs);
    this.enter(nowMs, "refund", row.credits, { ...aboutReservation(row), title: note || row.title });
    this.lapse(nowMs, lapsed);
    this.collect(nowMs);
    return { kind: "done", balance: this.tables.grants.balance() };
  }

  grant(nowMs: number, request: GrantRequest): { kind: "granted" | "same" } {
    checkAmount(request.credits);
    this.bringUpToDate(nowMs);
    if (this.tables.grants.has(request.key)) return { kind: "same" };
    this.tables.grants.give(request);
    this.bringUpToDate(nowMs);
    return { kind: "granted" };
  }

  /** Takes back what a payment brought that was given back or is disputed, at most what is left of it. */
  noteClaim(nowMs: number, news: ClaimNews): ClaimAnswer {
    const { claims, grants } = this.tables;
    this.bringUpToDate(nowMs);
    const known = claims.get(news.key);
    if (known && known.rank >= news.rank) return { kind: "same" };
    claims.keep(news);
    this.collect(nowMs);
    const grant = grants.find(news.grantKey);
    const missing = grant ? missingOf(this.tables, grant) : 0;
    if (missing > 0 && news.holds) {
      const title = `${news.note}; ${missing} of its credits were spent or set aside already`;
      this.enter(nowMs, "take-back", 0, { spend_kind: null, title, job_id: null, key: news.grantKey });
    }
    return { kind: "taken", missing };
  }

  /** Takes back what staff gave by mistake, as a claim on all of it. */
  takeBack(nowMs: number, { grantId, reason }: { grantId: number; reason: string }): TakeBackAnswer {
    const { claims, grants } = this.tables;
    const grant = grants.findById(grantId);
    if (!grant || !isStaffGrant(grant.key)) return { kind: "absent" };
    const { kind } = this.noteClaim(nowMs, {
      ...{ key: `taken-back:${grant.key}`, grantKey: grant.key, part: 1, whole: 1, holds: true, rank: 1 },
      note: `Taken back: ${reason}`,
    });
    const { credits: taken } = claims.taken(grant.key);
    return { kind, taken, missing: missingOf(this.tables, grant) };
  }

  /** Begins and ends grants that are due, in order of time, and gives the credits of the running month. */
  bringUpToDate(nowMs: number): void {
    const { tables } = this;
    this.moveGrants(nowMs);
    const { plan, givesMonthly } = this.holding();
    const key = `plan:${plan}:${utcMonth(nowMs)}`;
    if (!givesMonthly || tables.grants.has(key)) return;
    tables.grants.give({
      key,
      credits: plans[plan].creditsPerMonth,
      effectiveAt: new Date(nowMs).toISOString(),
      expiresAt: new Date(nextMonthMs(nowMs)).toISOString(),
      priority: grantPriorities.plan,
      reason: "plan",
      note: `${plans[plan].label} plan, ${formatMonth(nowMs)}`,
      by: "system",
    });
    this.moveGrants(nowMs);
  }

  /** Spent or reserved on the day of `nowMs`. */
  usedToday(nowMs: number): number {
    const day = utcDay(nowMs);
    return this.tables.usedOn(day) + this.tables.reservations.reservedOn(day);
  }

  /** Puts off the next look at a reservation whose work goes on. */
  lookAgainLater(nowMs: number, row: ReservationRow): void {
    const delayMs = Math.min(firstCheckMs * 2 ** (row.checks + 1), longestCheckMs);
    this.tables.reservations.postponeCheck(row.key, nowMs + delayMs);
  }

  private moveGrants(nowMs: number): void {
    for (;;) {
      const due = this.tables.grants
        .due(nowMs)
        .map((grant) => ({
          grant,
          atMs: grant.state === "coming" ? grant.effective_ms : (grant.expires_ms ?? nowMs),
        }))
        .sort((left, right) => left.atMs - right.atMs || left.grant.id - right.grant.id)[0];
      if (!due) return;
      const { grant, atMs } = due;
      const about = { spend_kind: null, title: grant.note, job_id: null, key: grant.key };
      if (grant.state === "coming") {
        this.tables.grants.setState(grant.id, "running");
        this.enter(atMs, "grant", grant.left_over, about);
        this.collect(nowMs);
      } else {
        this.tables.grants.empty(grant.id);
        if (grant.left_over > 0) this.enter(atMs, "expire", -grant.left_over, about);
      }
    }
  }

  /** Returns credits to the grants they were taken from; answers those whose time is over for good. */
  private giveBack(nowMs: number, row: ReservationRow, credits: number): Part[] {
    const lapsed: Part[] = [];
    for (const part of planReturn(this.tables.reservations.parts(row.key), credits)) {
      const grant = this.tables.grants.get(part.grantId);
      if (grant.state === "running") {
        this.tables.grants.change(grant.id, part.credits);
      } else if (grant.reason === "returned" || missingOf(this.tables, grant) > 0) {
        lapsed.push(part);
      } else {
        this.tables.grants.add({
          key: `returned:${grant.id}:${row.key}`,
          credits: part.credits,
          effective_ms: nowMs,
          expires_ms: nowMs + returnedForMs,
          priority: grantPriorities.returned,
          reason: "returned",
          note: `Back from work that was not made; they were of “${grant.note}”`,
          given_by: "system",
          state: "running",
        });
      }
    }
    return lapsed;
  }

  /** Says in the ledger that credits which came back had no time left. They are in no grant any more. */
  private lapse(nowMs: number, parts: readonly Part[]): void {
    for (const { grantId, credits } of parts) {
      const { note, key } = this.tables.grants.get(grantId);
      this.enter(nowMs, "expire", -credits, { spend_kind: null, title: note, job_id: null, key });
    }
  }

  private collect(nowMs: number): void {
    for (const { credits, title, key } of collectClaims(this.tables, nowMs)) {
      this.enter(nowMs, "take-back", credits, { spend_kind: null, title, job_id: null, key });
    }
  }

  private nothingToClose(row: ReservationRow | undefined): SettleAnswer {
    return { kind: row ? "same" : "absent", balance: this.tables.grants.balance() };
  }

  /** `balance_after` follows from the entry before, so that entries add up whatever else is being done. */
  private enter(
    atMs: number,
    kind: EntryRow["kind"],
    credits: number,
    about: Pick<EntryRow, "spend_kind" | "title" | "job_id" | "key">,
  ): void {
    const [last] = this.tables.entries(null, 1, null);
    this.tables.addEntry({
      ...about,
      kind,
      credits,
      // A grant that begins in the past is entered now: entries are in order of time.
      at_ms: Math.max(atMs, last?.at_ms ?? 0),
      balance_after: (last?.balance_after ?? 0) + credits,
    });
  }
}

function formatMonth(ms: number): string {
  return new Intl.DateTimeFormat("en", { month: "long", year: "numeric", timeZone: "UTC" }).format(ms);
}

function aboutReservation(row: Pick<ReservationRow, "kind" | "title" | "job_id" | "key">) {
  return { spend_kind: row.kind, title: row.title, job_id: row.job_id, key: row.key };
}

function checkAmount(credits: number): void {
  if (!Number.isSafeInteger(credits) || credits < 0) {
    throw new RangeError(`Credits are whole and not below zero, not ${credits}.`);
  }
}
