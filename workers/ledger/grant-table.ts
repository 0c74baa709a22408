import type { GrantRequest } from "~/domain/credits/ledger";
import type { GrantRow } from "./ledger-schema";
import type { Purse } from "./spend-order";
import { SqlTable } from "./sql-table";

/** What was given, and what is left of it. No rule is decided here. */
export class GrantTable extends SqlTable {
  balance(): number {
    return this.number(
      "SELECT COALESCE(SUM(left_over), 0) AS value FROM credit_grant WHERE state = 'running'",
    );
  }

  has(key: string): boolean {
    return this.first("SELECT 1 FROM credit_grant WHERE key = ?", key) !== undefined;
  }

  find(key: string): GrantRow | undefined {
    return this.first<GrantRow>("SELECT * FROM credit_grant WHERE key = ?", key);
  }

  findById(id: number): GrantRow | undefined {
    return this.first<GrantRow>("SELECT * FROM credit_grant WHERE id = ?", id);
  }

  get(id: number): GrantRow {
    return this.first<GrantRow>("SELECT * FROM credit_grant WHERE id = ?", id)!;
  }

  add(grant: Omit<GrantRow, "id" | "left_over">): number {
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

  /** Adds what was asked for; it begins when its time comes. */
  give(request: GrantRequest): void {
    this.add({
      key: request.key,
      credits: request.credits,
      effective_ms: Date.parse(request.effectiveAt),
      expires_ms: request.expiresAt === null ? null : Date.parse(request.expiresAt),
      priority: request.priority,
      reason: request.reason,
      note: request.note,
      given_by: request.by,
      state: "coming",
    });
  }

  setState(id: number, state: GrantRow["state"]): void {
    this.sql.exec("UPDATE credit_grant SET state = ? WHERE id = ?", state, id);
  }

  empty(id: number): void {
    this.sql.exec("UPDATE credit_grant SET left_over = 0, state = 'over' WHERE id = ?", id);
  }

  change(id: number, by: number): void {
    this.sql.exec("UPDATE credit_grant SET left_over = left_over + ? WHERE id = ?", by, id);
  }

  /** Grants that begin or end by `untilMs`, with when. */
  due(untilMs: number): GrantRow[] {
    return this.all<GrantRow>(
      `SELECT * FROM credit_grant WHERE (state = 'coming' AND effective_ms <= ?1)
        OR (state = 'running' AND expires_ms <= ?1)`,
      untilMs,
    );
  }

  /** When the next grant begins or ends, in milliseconds; null where none does. */
  nextChange(): number | null {
    return this.first<{ value: number | null }>(
      `SELECT MIN(at_ms) AS value FROM (
        SELECT effective_ms AS at_ms FROM credit_grant WHERE state = 'coming'
        UNION ALL SELECT expires_ms FROM credit_grant WHERE state = 'running' AND expires_ms IS NOT NULL)`,
    )!.value;
  }

  /** The newest first, also those that are over. */
  latest(limit: number): GrantRow[] {
    return this.all<GrantRow>("SELECT * FROM credit_grant ORDER BY id DESC LIMIT ?", limit);
  }

  purses(): Purse[] {
    return this.all<Purse>(
      `SELECT id AS grantId, left_over AS left, priority, expires_ms AS expiresMs FROM credit_grant
        WHERE state = 'running' AND left_over > 0`,
    );
  }

  /** Grants that hold something or are yet to come. */
  present(): GrantRow[] {
    return this.all<GrantRow>(
      "SELECT * FROM credit_grant WHERE state = 'coming' OR (state = 'running' AND left_over > 0)",
    );
  }
}
