import type { SqlDatabase } from "./sql-database";

/**
 * The database's own time in microseconds. It never stands still between commits, although Date.now() does within
 * one event in workerd, and it never goes back, not even over a restart: the last commit time is stored.
 */
export class CommitClock {
  #lastMicros: number;

  constructor(private readonly sql: SqlDatabase) {
    sql.exec(
      "CREATE TABLE IF NOT EXISTS commit_clock (id INTEGER PRIMARY KEY CHECK (id = 0), micros INTEGER NOT NULL)",
    );
    const [row] = sql.exec<{ micros: number }>("SELECT micros FROM commit_clock").toArray();
    this.#lastMicros = row?.micros ?? 0;
  }

  /** A time for the next commit, later than every earlier one. */
  tick(): number {
    this.#lastMicros = Math.max(Date.now() * 1000, this.#lastMicros + 1);
    return this.#lastMicros;
  }

  /** A read time: not before the last commit. */
  now(): number {
    this.#lastMicros = Math.max(Date.now() * 1000, this.#lastMicros);
    return this.#lastMicros;
  }

  /** Stores a commit's time; call it inside the commit's transaction. */
  persist(micros: number): void {
    this.sql.exec(
      "INSERT INTO commit_clock VALUES (0, ?) ON CONFLICT (id) DO UPDATE SET micros = excluded.micros",
      micros,
    );
  }
}
