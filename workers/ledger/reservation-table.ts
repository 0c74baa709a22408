import type { ReservationRow } from "./ledger-schema";
import type { Part } from "./spend-order";
import { SqlTable } from "./sql-table";

const fields = "key, credits, kind, title, job_id, at_ms, day, state, check_ms, checks";

/** What is or was set aside, and of which grants. No rule is decided here. */
export class ReservationTable extends SqlTable {
  get(key: string): ReservationRow | undefined {
    return this.first<ReservationRow>(`SELECT ${fields} FROM reservation WHERE key = ?`, key);
  }

  add(
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

  close(key: string, state: "settled" | "refunded", closedMs: number): void {
    this.sql.exec("UPDATE reservation SET state = ?, closed_ms = ? WHERE key = ?", state, closedMs, key);
    this.sql.exec("DELETE FROM part WHERE reservation_key = ?", key);
  }

  postponeCheck(key: string, checkMs: number): void {
    this.sql.exec("UPDATE reservation SET check_ms = ?, checks = checks + 1 WHERE key = ?", checkMs, key);
  }

  open(limit: number): ReservationRow[] {
    return this.all<ReservationRow>(
      `SELECT ${fields} FROM reservation WHERE state = 'open' ORDER BY at_ms DESC LIMIT ?`,
      limit,
    );
  }

  /** How many jobs have something set aside. */
  openJobs(): number {
    return this.number(
      "SELECT COUNT(*) AS value FROM reservation WHERE state = 'open' AND job_id IS NOT NULL",
    );
  }

  due(untilMs: number, limit: number): ReservationRow[] {
    return this.all<ReservationRow>(
      `SELECT ${fields} FROM reservation WHERE state = 'open' AND check_ms <= ?
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

  drop(key: string): void {
    this.sql.exec("DELETE FROM reservation WHERE key = ?", key);
  }

  dropClosedBefore(closedMs: number): void {
    this.sql.exec("DELETE FROM reservation WHERE closed_ms < ?", closedMs);
  }
}
