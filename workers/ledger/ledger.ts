import { DurableObject } from "cloudflare:workers";
import type {
  ChangedBy,
  ClaimAnswer,
  ClaimNews,
  EntryKind,
  GivenGrant,
  GrantRequest,
  KeptCheckout,
  LedgerBilling,
  LedgerEntry,
  LedgerRpc,
  LedgerState,
  ReservationRequest,
  ReserveAnswer,
  SettleAnswer,
  SubscriptionAnswer,
  SubscriptionNews,
  TakeBackAnswer,
  TakeBackRequest,
  UsageDay,
} from "~/domain/credits/ledger";
import type { PlanId } from "~/domain/credits/plan";
import { roomOf } from "~/server/jobs/job-rooms.server";
import { type Env, readSettings, type Settings } from "~/settings/settings.server";
import { type AuditEvent, newEventId } from "~/stores/audit/audit.server";
import { isAbandoned } from "./is-abandoned";
import { LedgerBook } from "./ledger-book";
import { LedgerDisplay } from "./ledger-display";
import type { ReservationRow } from "./ledger-schema";
import {
  entryOf,
  givenGrantOf,
  holdingPlan,
  readState,
  runningSubscription,
  runningSubscriptions,
  subscriptionOf,
} from "./ledger-state";
import { LedgerTables } from "./ledger-tables";
import { noteSubscription } from "./note-subscription";

const mostChecksAtOnce = 20;

/**
 * One per account: the only thing that changes a balance. Each call is one synchronous transaction. What came of it is
 * copied to `ledgers/{userId}` (at once, and by alarm until it succeeds), and its alarm returns reservations whose work
 * was lost: the request broke off, or the job was never begun or ended without a word.
 */
export class Ledger extends DurableObject<Env> implements LedgerRpc {
  private readonly settings: Settings;
  private readonly tables: LedgerTables;
  private readonly book: LedgerBook;
  private readonly display: LedgerDisplay;

  constructor(state: DurableObjectState, env: Env) {
    super(state, env);
    this.settings = readSettings(env);
    this.tables = new LedgerTables(state.storage.sql);
    this.book = new LedgerBook(this.tables, () => holdingPlan(this.tables));
    const { settings, tables, book } = this;
    const planAlarm = () => this.planAlarm();
    this.display = new LedgerDisplay({ storage: state.storage, settings, tables, book, planAlarm });
  }

  read(userId: string): Promise<LedgerState> {
    return this.change(userId, (nowMs) => {
      this.book.bringUpToDate(nowMs);
      return readState(this.tables, this.book, nowMs);
    });
  }

  reserve(userId: string, reservation: ReservationRequest): Promise<ReserveAnswer> {
    return this.change(userId, (nowMs) => this.book.reserve(nowMs, reservation));
  }

  settle(userId: string, settlement: { key: string; credits: number; note: string }): Promise<SettleAnswer> {
    return this.change(userId, (nowMs) => this.book.settle(nowMs, settlement));
  }

  refund(userId: string, refund: { key: string; note: string }): Promise<SettleAnswer> {
    return this.change(userId, (nowMs) => this.book.refund(nowMs, refund));
  }

  grant(userId: string, grant: GrantRequest): Promise<{ kind: "granted" | "same" }> {
    return this.change(userId, (nowMs) => {
      const answer = this.book.grant(nowMs, grant);
      const { credits, reason, note, expiresAt } = grant;
      if (answer.kind === "granted") {
        this.audit(userId, nowMs, grant, "credits.grant", { credits, as: reason, expiresAt, note });
      }
      return answer;
    });
  }

  setPlan(userId: string, { plan, ...changed }: { plan: PlanId } & ChangedBy): Promise<LedgerState> {
    return this.change(userId, (nowMs) => {
      const { operator_plan: before } = this.tables.account();
      this.tables.setOperatorPlan(plan);
      this.tables.noteChange();
      this.audit(userId, nowMs, changed, "credits.plan", { plan, before });
      this.book.bringUpToDate(nowMs);
      return readState(this.tables, this.book, nowMs);
    });
  }

  noteSubscription(userId: string, news: SubscriptionNews): Promise<SubscriptionAnswer> {
    return this.change(userId, (nowMs) => {
      const answer = noteSubscription(this.tables, news);
      if (answer.kind === "taken") this.tables.noteChange();
      this.book.bringUpToDate(nowMs);
      return answer;
    });
  }

  noteClaim(userId: string, news: ClaimNews): Promise<ClaimAnswer> {
    return this.change(userId, (nowMs) => {
      const answer = this.book.noteClaim(nowMs, news);
      if (answer.kind === "taken") {
        const { key, holds, note } = news;
        this.audit(userId, nowMs, { by: "stripe" }, "credits.claim", {
          key,
          holds,
          note,
          missing: answer.missing,
        });
      }
      return answer;
    });
  }

  takeBack(userId: string, request: TakeBackRequest): Promise<TakeBackAnswer> {
    return this.change(userId, (nowMs) => {
      const answer = this.book.takeBack(nowMs, request);
      if (answer.kind === "taken") {
        const { grantId, reason } = request;
        const { taken, missing } = answer;
        const asked = { ...request, why: reason };
        this.audit(userId, nowMs, asked, "credits.take-back", { grantId, taken, missing });
      }
      return answer;
    });
  }

  async checkouts(): Promise<KeptCheckout[]> {
    return this.tables.checkouts.open();
  }

  async keepCheckout(_userId: string, checkout: KeptCheckout) {
    return this.ctx.storage.transactionSync(() => {
      if (!this.tables.checkouts.keep(checkout, Date.now())) return { kind: "over" as const };
      const others = this.tables.checkouts.open().filter(({ sessionId }) => sessionId !== checkout.sessionId);
      return { kind: "kept" as const, others };
    });
  }

  async closeCheckouts(_userId: string, sessionIds: readonly string[]): Promise<void> {
    this.tables.checkouts.close(sessionIds);
  }

  async givenGrants(_userId: string, limit: number): Promise<GivenGrant[]> {
    return this.tables.grants.latest(limit).map((grant) => givenGrantOf(this.tables, grant));
  }

  async billing(): Promise<LedgerBilling> {
    const [latest] = this.tables.subscriptions();
    const shown = runningSubscription(this.tables) ?? latest;
    return {
      running: runningSubscriptions(this.tables).length,
      customerId: shown?.customer_id ?? null,
      subscription: shown ? subscriptionOf(shown) : null,
      operatorPlan: this.tables.account().operator_plan,
    };
  }

  async entries(
    _userId: string,
    { before, limit, kinds }: { before: number | null; limit: number; kinds: readonly EntryKind[] | null },
  ): Promise<LedgerEntry[]> {
    return this.tables.entries(before, limit, kinds).map(entryOf);
  }

  async lines(
    _userId: string,
    { before, limit, kinds }: { before: number | null; limit: number; kinds: readonly EntryKind[] | null },
  ): Promise<LedgerEntry[]> {
    return this.tables.lines(before, limit, kinds).map(entryOf);
  }

  async usage(_userId: string, sinceDay: string): Promise<UsageDay[]> {
    return this.tables.usageSince(sinceDay);
  }

  override async alarm(): Promise<void> {
    const nowMs = Date.now();
    for (const row of this.tables.reservations.due(nowMs, mostChecksAtOnce)) await this.lookAfter(row);
    await this.display.update();
    await this.planAlarm();
  }

  private async change<Answer>(userId: string, work: (nowMs: number) => Answer): Promise<Answer> {
    const nowMs = Date.now();
    const answer = this.ctx.storage.transactionSync(() => {
      this.tables.setUser(userId);
      return work(nowMs);
    });
    // Where showing has failed, the alarm that is set tries again in its own time.
    if (!this.display.isCurrent(nowMs) && this.tables.account().show_failures === 0) {
      await this.planAlarm();
      this.ctx.waitUntil(this.display.update());
    }
    return answer;
  }

  /** Returns a reservation nobody will close, and leaves one alone whose job still may. */
  private async lookAfter(row: ReservationRow): Promise<void> {
    try {
      const latest = row.job_id === null ? null : await roomOf(this.settings, row.job_id).latest();
      if (!isAbandoned(row.job_id, latest?.event ?? null, Date.now())) {
        return this.book.lookAgainLater(Date.now(), row);
      }
      this.ctx.storage.transactionSync(() =>
        this.book.refund(Date.now(), { key: row.key, note: `${row.title}: not finished` }),
      );
    } catch (error) {
      console.error(JSON.stringify({ reservation: row.key, error: String(error) }));
      this.book.lookAgainLater(Date.now(), row);
    }
  }

  private audit(
    userId: string,
    nowMs: number,
    { by: actorId, requestId, why }: ChangedBy,
    action: AuditEvent["action"],
    details: AuditEvent["details"],
  ): void {
    if (actorId === "system") return;
    const event: AuditEvent = {
      actorId,
      action,
      subject: `ledgers/${userId}`,
      details,
      ...(why && { reason: why }),
      requestId: requestId ?? null,
    };
    this.tables.addAudit(newEventId(nowMs), JSON.stringify({ event, atMs: nowMs }));
  }

  private async planAlarm(): Promise<void> {
    const nowMs = Date.now();
    const nextMs = Math.min(this.display.dueMs(nowMs), this.tables.reservations.nextCheck() ?? Infinity);
    if (nextMs === Infinity) return this.ctx.storage.deleteAlarm();
    await this.ctx.storage.setAlarm(Math.max(nextMs, nowMs + 1_000));
  }
}
