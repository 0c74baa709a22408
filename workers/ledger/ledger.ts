import { DurableObject } from "cloudflare:workers";
import type {
  EntryKind,
  GrantRequest,
  LedgerBilling,
  LedgerEntry,
  LedgerRpc,
  LedgerState,
  ReservationRequest,
  ReserveAnswer,
  SettleAnswer,
  SubscriptionAnswer,
  SubscriptionNews,
  UsageDay,
} from "~/domain/ledger";
import type { PlanId } from "~/domain/plan";
import { utcDay } from "~/domain/utc-calendar";
import { roomOf } from "~/job-rooms.server";
import { type Env, readSettings, type Settings } from "~/settings.server";
import type { AuditEvent } from "~/stores/audit.server";
import { saveLedger } from "~/stores/ledgers.server";
import { isAbandoned } from "./is-abandoned";
import { LedgerBook } from "./ledger-book";
import type { ReservationRow } from "./ledger-schema";
import { entryOf, holdingPlan, readState, runningSubscription, subscriptionOf } from "./ledger-state";
import { LedgerTables } from "./ledger-tables";
import { noteSubscription } from "./note-subscription";

/** The document is written at once; where that fails, again after 5 seconds, 10, 20, 40 and then every minute. */
const firstShowDelayMs = 5_000;
const longestShowDelayMs = 60_000;
const mostAuditsAtOnce = 100;
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
  private showing: Promise<void> | null = null;

  constructor(state: DurableObjectState, env: Env) {
    super(state, env);
    this.settings = readSettings(env);
    this.tables = new LedgerTables(state.storage.sql);
    this.book = new LedgerBook(this.tables, () => holdingPlan(this.tables));
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
      const { credits, reason, note, expiresAt, by } = grant;
      if (answer.kind === "granted") {
        this.audit(userId, nowMs, by, "credits.grant", { credits, reason, note, expiresAt });
      }
      return answer;
    });
  }

  setPlan(userId: string, { plan, by }: { plan: PlanId; by: string }): Promise<LedgerState> {
    return this.change(userId, (nowMs) => {
      this.tables.setOperatorPlan(plan);
      this.tables.noteChange();
      this.audit(userId, nowMs, by, "credits.plan", { plan });
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

  async billing(): Promise<LedgerBilling> {
    const [latest] = this.tables.subscriptions();
    const shown = runningSubscription(this.tables) ?? latest;
    return {
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

  async usage(_userId: string, sinceDay: string): Promise<UsageDay[]> {
    return this.tables.usageSince(sinceDay);
  }

  override async alarm(): Promise<void> {
    const nowMs = Date.now();
    for (const row of this.tables.reservations.due(nowMs, mostChecksAtOnce)) await this.lookAfter(row);
    await this.show();
    await this.planAlarm();
  }

  private async change<Answer>(userId: string, work: (nowMs: number) => Answer): Promise<Answer> {
    const nowMs = Date.now();
    const answer = this.ctx.storage.transactionSync(() => {
      this.tables.setUser(userId);
      return work(nowMs);
    });
    // Where showing has failed, the alarm that is set tries again in its own time.
    if (!this.isShown(nowMs) && this.tables.account().show_failures === 0) {
      await this.planAlarm();
      this.ctx.waitUntil(this.show());
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
    actorId: string,
    action: AuditEvent["action"],
    details: AuditEvent["details"],
  ): void {
    if (actorId === "system") return;
    const event: AuditEvent = { actorId, action, subject: `ledgers/${userId}`, details };
    this.tables.addAudit(crypto.randomUUID(), JSON.stringify({ event, atMs: nowMs }));
  }

  /** Brings the document up to date; one write at a time, so that an older state never comes last. */
  private show(): Promise<void> {
    this.showing ??= this.showUntilCurrent().finally(() => {
      this.showing = null;
    });
    return this.showing;
  }

  private async showUntilCurrent(): Promise<void> {
    for (;;) {
      const nowMs = Date.now();
      const { user_id: userId, version } = this.tables.account();
      if (!userId || this.isShown(nowMs)) return;
      this.ctx.storage.transactionSync(() => this.book.bringUpToDate(nowMs));
      const audits = this.tables.audits(mostAuditsAtOnce);
      try {
        await saveLedger(
          this.settings,
          userId,
          readState(this.tables, this.book, nowMs),
          audits.map(({ id, data }) => {
            const { event, atMs } = JSON.parse(data) as { event: AuditEvent; atMs: number };
            return { id, event, at: new Date(atMs) };
          }),
        );
      } catch (error) {
        this.tables.noteShowFailure();
        console.error(JSON.stringify({ ledger: userId, error: String(error) }));
        return this.planAlarm();
      }
      this.tables.dropAudits(audits.map(({ id }) => id));
      if (audits.length < mostAuditsAtOnce) this.tables.noteShown(version, utcDay(nowMs));
      await this.planAlarm();
    }
  }

  private isShown(nowMs: number): boolean {
    const { version, shown_version, shown_day } = this.tables.account();
    return version === shown_version && shown_day === utcDay(nowMs);
  }

  private async planAlarm(): Promise<void> {
    const nowMs = Date.now();
    const { show_failures: failures } = this.tables.account();
    const showMs = this.isShown(nowMs)
      ? Infinity
      : nowMs + Math.min(firstShowDelayMs * 2 ** failures, longestShowDelayMs);
    const nextMs = Math.min(showMs, this.tables.reservations.nextCheck() ?? Infinity);
    if (nextMs === Infinity) return this.ctx.storage.deleteAlarm();
    await this.ctx.storage.setAlarm(Math.max(nextMs, nowMs + 1_000));
  }
}
