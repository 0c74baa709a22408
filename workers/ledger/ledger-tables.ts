import type { EntryKind, GrantReason, SpendKind } from "~/domain/ledger";
import type { PlanId } from "~/domain/plan";
import type { Part, Purse } from "./spend-order";

/** What the ledger needs of a database: a Durable Object's `ctx.storage.sql`, or anything that answers like it. */
export interface LedgerSql {
  exec<Row extends Record<string, SqlStorageValue>>(
    statement: string,
    ...bindings: SqlStorageValue[]
  ): { toArray(): Row[] };
}

export type GrantRow = {
  id: number;
  key: string;
  credits: number;
  left_over: number;
  effective_ms: number;
  expires_ms: number | null;
  priority: number;
  reason: GrantReason;
  note: string;
  given_by: string;
  state: "coming" | "running" | "over";
};

export type ReservationRow = {
  key: string;
  credits: number;
  kind: SpendKind;
  title: string;
  job_id: string | null;
  at_ms: number;
  day: string;
  state: "open" | "settled" | "refunded";
  check_ms: number;
  checks: number;
};

export type EntryRow = {
  id: number;
  at_ms: number;
  credits: number;
  balance_after: number;
  kind: EntryKind;
  spend_kind: SpendKind | null;
  title: string;
  job_id: string | null;
  key: string;
};

export type SubscriptionRow = {
  id: string;
  customer_id: string;
  plan: PlanId;
  status: string;
  ends_ms: number | null;
  is_ending: number;
  at_ms: number;
};

const schema = [
  `CREATE TABLE IF NOT EXISTS account (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    operator_plan TEXT NOT NULL DEFAULT 'free',
    user_id TEXT,
    version INTEGER NOT NULL DEFAULT 0,
    shown_version INTEGER NOT NULL DEFAULT -1,
    shown_day TEXT NOT NULL DEFAULT '',
    show_failures INTEGER NOT NULL DEFAULT 0
  )`,
  `CREATE TABLE IF NOT EXISTS credit_grant (
    id INTEGER PRIMARY KEY,
    key TEXT NOT NULL UNIQUE,
    credits INTEGER NOT NULL,
    left_over INTEGER NOT NULL CHECK (left_over >= 0),
    effective_ms INTEGER NOT NULL,
    expires_ms INTEGER,
    priority INTEGER NOT NULL,
    reason TEXT NOT NULL,
    note TEXT NOT NULL,
    given_by TEXT NOT NULL,
    state TEXT NOT NULL
  )`,
  "CREATE INDEX IF NOT EXISTS grant_state ON credit_grant (state)",
  `CREATE TABLE IF NOT EXISTS reservation (
    key TEXT PRIMARY KEY,
    credits INTEGER NOT NULL,
    kind TEXT NOT NULL,
    title TEXT NOT NULL,
    job_id TEXT,
    at_ms INTEGER NOT NULL,
    day TEXT NOT NULL,
    state TEXT NOT NULL,
    closed_ms INTEGER,
    check_ms INTEGER NOT NULL,
    checks INTEGER NOT NULL DEFAULT 0
  )`,
  "CREATE INDEX IF NOT EXISTS reservation_state ON reservation (state, check_ms)",
  "CREATE INDEX IF NOT EXISTS reservation_closed ON reservation (closed_ms)",
  `CREATE TABLE IF NOT EXISTS part (
    reservation_key TEXT NOT NULL,
    place INTEGER NOT NULL,
    grant_id INTEGER NOT NULL,
    credits INTEGER NOT NULL,
    PRIMARY KEY (reservation_key, place)
  ) WITHOUT ROWID`,
  `CREATE TABLE IF NOT EXISTS entry (
    id INTEGER PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    credits INTEGER NOT NULL,
    balance_after INTEGER NOT NULL CHECK (balance_after >= 0),
    kind TEXT NOT NULL,
    spend_kind TEXT,
    title TEXT NOT NULL,
    job_id TEXT,
    key TEXT NOT NULL
  )`,
  `CREATE TABLE IF NOT EXISTS usage (
    day TEXT NOT NULL,
    kind TEXT NOT NULL,
    credits INTEGER NOT NULL,
    count INTEGER NOT NULL,
    PRIMARY KEY (day, kind)
  ) WITHOUT ROWID`,
  `CREATE TABLE IF NOT EXISTS subscription (
    id TEXT PRIMARY KEY,
    customer_id TEXT NOT NULL,
    plan TEXT NOT NULL,
    status TEXT NOT NULL,
    ends_ms INTEGER,
    is_ending INTEGER NOT NULL,
    at_ms INTEGER NOT NULL
  ) WITHOUT ROWID`,
  "CREATE TABLE IF NOT EXISTS audit (id TEXT PRIMARY KEY, data TEXT NOT NULL) WITHOUT ROWID",
  "INSERT OR IGNORE INTO account (one) VALUES (1)",
];

const reservationFields = "key, credits, kind, title, job_id, at_ms, day, state, check_ms, checks";

/** The tables of one ledger and every statement on them. No rule is decided here. */
export class LedgerTables {
  constructor(private readonly sql: LedgerSql) {
    for (const statement of schema) sql.exec(statement);
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

  balance(): number {
    return this.number(
      "SELECT COALESCE(SUM(left_over), 0) AS value FROM credit_grant WHERE state = 'running'",
    );
  }

  hasGrant(key: string): boolean {
    return this.first("SELECT 1 FROM credit_grant WHERE key = ?", key) !== undefined;
  }

  getGrant(id: number): GrantRow {
    return this.first<GrantRow>("SELECT * FROM credit_grant WHERE id = ?", id)!;
  }

  addGrant(grant: Omit<GrantRow, "id" | "left_over">): number {
    return this.number(
      `INSERT INTO credit_grant (key, credits, left_over, effective_ms, expires_ms, priority, reason, note, given_by, state)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id AS value`,
      grant.key,
      grant.credits,
      grant.credits,
      grant.effective_ms,
      grant.expires_ms,
      grant.priority,
      grant.reason,
      grant.note,
      grant.given_by,
      grant.state,
    );
  }

  setGrantState(id: number, state: GrantRow["state"]): void {
    this.sql.exec("UPDATE credit_grant SET state = ? WHERE id = ?", state, id);
  }

  emptyGrant(id: number): void {
    this.sql.exec("UPDATE credit_grant SET left_over = 0, state = 'over' WHERE id = ?", id);
  }

  changeGrant(id: number, by: number): void {
    this.sql.exec("UPDATE credit_grant SET left_over = left_over + ? WHERE id = ?", by, id);
  }

  /** Grants that begin or end by `untilMs`, with when. */
  dueGrants(untilMs: number): GrantRow[] {
    return this.all<GrantRow>(
      `SELECT * FROM credit_grant WHERE (state = 'coming' AND effective_ms <= ?1)
        OR (state = 'running' AND expires_ms <= ?1)`,
      untilMs,
    );
  }

  /** When the next grant begins or ends, in milliseconds; null where none does. */
  nextGrantChange(): number | null {
    return this.first<{ value: number | null }>(
      `SELECT MIN(at_ms) AS value FROM (
        SELECT effective_ms AS at_ms FROM credit_grant WHERE state = 'coming'
        UNION ALL SELECT expires_ms FROM credit_grant WHERE state = 'running' AND expires_ms IS NOT NULL)`,
    )!.value;
  }

  purses(): Purse[] {
    return this.all<Purse>(
      `SELECT id AS grantId, left_over AS left, priority, expires_ms AS expiresMs FROM credit_grant
        WHERE state = 'running' AND left_over > 0`,
    );
  }

  /** Grants that hold something or are yet to come. */
  presentGrants(): GrantRow[] {
    return this.all<GrantRow>(
      "SELECT * FROM credit_grant WHERE state = 'coming' OR (state = 'running' AND left_over > 0)",
    );
  }

  reservation(key: string): ReservationRow | undefined {
    return this.first<ReservationRow>(`SELECT ${reservationFields} FROM reservation WHERE key = ?`, key);
  }

  addReservation(
    { key, credits, kind, title, job_id, at_ms, day, check_ms }: Omit<ReservationRow, "state" | "checks">,
    parts: readonly Part[],
  ): void {
    this.sql.exec(
      `INSERT INTO reservation (key, credits, kind, title, job_id, at_ms, day, state, check_ms)
       VALUES (?, ?, ?, ?, ?, ?, ?, 'open', ?)`,
      ...[key, credits, kind, title, job_id, at_ms, day, check_ms],
    );
    parts.forEach((part, place) => {
      this.sql.exec("INSERT INTO part VALUES (?, ?, ?, ?)", key, place, part.grantId, part.credits);
    });
  }

  parts(key: string): Part[] {
    return this.all<Part>(
      "SELECT grant_id AS grantId, credits FROM part WHERE reservation_key = ? ORDER BY place",
      key,
    );
  }

  closeReservation(key: string, state: "settled" | "refunded", closedMs: number): void {
    this.sql.exec("UPDATE reservation SET state = ?, closed_ms = ? WHERE key = ?", state, closedMs, key);
    this.sql.exec("DELETE FROM part WHERE reservation_key = ?", key);
  }

  postponeCheck(key: string, checkMs: number): void {
    this.sql.exec("UPDATE reservation SET check_ms = ?, checks = checks + 1 WHERE key = ?", checkMs, key);
  }

  openReservations(limit: number): ReservationRow[] {
    return this.all<ReservationRow>(
      `SELECT ${reservationFields} FROM reservation WHERE state = 'open' ORDER BY at_ms DESC LIMIT ?`,
      limit,
    );
  }

  dueReservations(untilMs: number, limit: number): ReservationRow[] {
    return this.all<ReservationRow>(
      `SELECT ${reservationFields} FROM reservation WHERE state = 'open' AND check_ms <= ?
        ORDER BY check_ms LIMIT ?`,
      untilMs,
      limit,
    );
  }

  nextCheck(): number | null {
    return this.first<{ value: number | null }>(
      "SELECT MIN(check_ms) AS value FROM reservation WHERE state = 'open'",
    )!.value;
  }

  reserved(): number {
    return this.number("SELECT COALESCE(SUM(credits), 0) AS value FROM reservation WHERE state = 'open'");
  }

  reservedOn(day: string): number {
    return this.number(
      "SELECT COALESCE(SUM(credits), 0) AS value FROM reservation WHERE state = 'open' AND day = ?",
      day,
    );
  }

  dropReservation(key: string): void {
    this.sql.exec("DELETE FROM reservation WHERE key = ?", key);
  }

  dropClosedBefore(closedMs: number): void {
    this.sql.exec("DELETE FROM reservation WHERE closed_ms < ?", closedMs);
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

  private all<Row extends Record<string, SqlStorageValue>>(
    statement: string,
    ...bindings: SqlStorageValue[]
  ): Row[] {
    return this.sql.exec<Row>(statement, ...bindings).toArray();
  }

  private first<Row extends Record<string, SqlStorageValue>>(
    statement: string,
    ...bindings: SqlStorageValue[]
  ): Row | undefined {
    return this.all<Row>(statement, ...bindings)[0];
  }

  private number(statement: string, ...bindings: SqlStorageValue[]): number {
    return this.first<{ value: number }>(statement, ...bindings)!.value;
  }
}
