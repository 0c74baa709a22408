import type { EntryKind, SpendKind } from "~/domain/credits/ledger";
import type { PlanId } from "~/domain/credits/plan";
import { CheckoutTable } from "./checkout-table";
import { ClaimTable } from "./claim-table";
import { GrantTable } from "./grant-table";
import { type EntryRow, ledgerSchema, type SubscriptionRow } from "./ledger-schema";
import { ReservationTable } from "./reservation-table";
import { type LedgerSql, SqlTable } from "./sql-table";

/** The tables of one ledger and every statement on them. No rule is decided here. */
export class LedgerTables extends SqlTable {
  readonly grants: GrantTable;
  readonly reservations: ReservationTable;
  readonly claims: ClaimTable;
  readonly checkouts: CheckoutTable;

  constructor(sql: LedgerSql) {
    super(sql);
    for (const statement of ledgerSchema) sql.exec(statement);
    this.grants = new GrantTable(sql);
    this.reservations = new ReservationTable(sql);
    this.claims = new ClaimTable(sql);
    this.checkouts = new CheckoutTable(sql);
  }

  account() {
    return this.first<{
      operator_plan: PlanId;
      user_id: string | null;
      version: number;
      shown_version: number;
      shown_day: string;
      show_failures: number;
    }>("SELECT operator_plan, user_id, version, shown_version, shown_day, show_failures FROM account")!;
  }

  setUser(userId: string): void {
    this.sql.exec("UPDATE account SET user_id = ? WHERE user_id IS NULL", userId);
  }

  setOperatorPlan(plan: PlanId): void {
    this.sql.exec("UPDATE account SET operator_plan = ?", plan);
  }

  noteChange(): void {
    this.sql.exec("UPDATE account SET version = version + 1");
  }

  noteShown(version: number, day: string): void {
    this.sql.exec("UPDATE account SET shown_version = ?, shown_day = ?, show_failures = 0", version, day);
  }

  noteShowFailure(): void {
    this.sql.exec("UPDATE account SET show_failures = show_failures + 1");
  }

  addUsage(day: string, kind: SpendKind, credits: number): void {
    this.sql.exec(
      `INSERT INTO usage VALUES (?, ?, ?, 1)
        ON CONFLICT DO UPDATE SET credits = credits + excluded.credits, count = count + 1`,
      day,
      kind,
      credits,
    );
  }

  usedOn(day: string): number {
    return this.number("SELECT COALESCE(SUM(credits), 0) AS value FROM usage WHERE day = ?", day);
  }

  usageSince(day: string): { day: string; kind: SpendKind; credits: number; count: number }[] {
    return this.all("SELECT day, kind, credits, count FROM usage WHERE day >= ? ORDER BY day, kind", day);
  }

  addEntry(entry: Omit<EntryRow, "id">): void {
    this.sql.exec(
      `INSERT INTO entry (at_ms, credits, balance_after, kind, spend_kind, title, job_id, key)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
      ...[entry.at_ms, entry.credits, entry.balance_after, entry.kind],
      ...[entry.spend_kind, entry.title, entry.job_id, entry.key],
    );
    this.noteChange();
  }

  entries(before: number | null, limit: number, kinds: readonly EntryKind[] | null): EntryRow[] {
    return this.all<EntryRow>(
      `SELECT * FROM entry WHERE id < ?1 AND (?2 IS NULL OR kind IN (SELECT value FROM json_each(?2)))
        ORDER BY id DESC LIMIT ?3`,
      before ?? Number.MAX_SAFE_INTEGER,
      kinds && JSON.stringify(kinds),
      limit,
    );
  }

  /** The entries of so many lines, a piece of work being one where its latest entry stands; that is before the given one. */
  lines(before: number | null, limit: number, kinds: readonly EntryKind[] | null): EntryRow[] {
    return this.all<EntryRow>(
      `WITH latest AS (
        SELECT id, key, spend_kind FROM entry
          WHERE id < ?1 AND (?2 IS NULL OR kind IN (SELECT value FROM json_each(?2)))
            AND (spend_kind IS NULL OR NOT EXISTS (
              SELECT 1 FROM entry AS later
                WHERE later.key = entry.key AND later.id > entry.id AND later.spend_kind IS NOT NULL))
          ORDER BY id DESC LIMIT ?3)
      SELECT * FROM entry WHERE id IN (SELECT id FROM latest)
      UNION
      SELECT * FROM entry
        WHERE key IN (SELECT key FROM latest WHERE spend_kind IS NOT NULL) AND spend_kind IS NOT NULL
      ORDER BY id DESC`,
      before ?? Number.MAX_SAFE_INTEGER,
      kinds && JSON.stringify(kinds),
      limit,
    );
  }

  subscription(id: string): SubscriptionRow | undefined {
    return this.first<SubscriptionRow>("SELECT * FROM subscription WHERE id = ?", id);
  }

  /** The latest news first. */
  subscriptions(): SubscriptionRow[] {
    return this.all<SubscriptionRow>("SELECT * FROM subscription ORDER BY at_ms DESC, id");
  }

  keepSubscription(row: SubscriptionRow): void {
    this.sql.exec(
      "INSERT OR REPLACE INTO subscription VALUES (?, ?, ?, ?, ?, ?, ?)",
      ...[row.id, row.customer_id, row.plan, row.status, row.ends_ms, row.is_ending, row.at_ms],
    );
  }

  addAudit(id: string, data: string): void {
    this.sql.exec("INSERT OR IGNORE INTO audit VALUES (?, ?)", id, data);
  }

  audits(limit: number): { id: string; data: string }[] {
    return this.all("SELECT id, data FROM audit ORDER BY id LIMIT ?", limit);
  }

  dropAudits(ids: readonly string[]): void {
    for (const id of ids) this.sql.exec("DELETE FROM audit WHERE id = ?", id);
  }
}
