import { AuthError } from "./auth-error";

/** Wrong passwords in a row that are nobody's business. */
const FREE_FAILURES = 10;
const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 15 * 60_000;
/** So long after the last failure all is forgotten. */
const MEMORY_MS = 60 * 60_000;

/** How long after its last failure an address must wait: 30 s after the tenth, twice as long each time, at most 15 min. */
export function pauseAfter(failures: number): number {
  if (failures < FREE_FAILURES) return 0;
  return Math.min(FIRST_PAUSE_MS * 2 ** (failures - FREE_FAILURES), LONGEST_PAUSE_MS);
}

/**
 * Counts wrong passwords for an address, whether anybody has it or not. Attempts during a pause are refused unseen and
 * not counted, so that nobody is locked out for good; the right password and a reset clear the count.
 */
export class SignInThrottle {
  constructor(private readonly sql: SqlStorage) {
    sql.exec(`CREATE TABLE IF NOT EXISTS sign_in_failures (
      email TEXT PRIMARY KEY,
      failures INTEGER NOT NULL,
      last_at INTEGER NOT NULL
    )`);
  }

  /** Throws TOO_MANY_ATTEMPTS_TRY_LATER. */
  requireAllowed(email: string, nowMs: number): void {
    const known = this.#known(email, nowMs);
    if (known && nowMs < known.last_at + pauseAfter(known.failures)) {
      throw new AuthError(
        "TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account has been temporarily disabled due to many failed login " +
          "attempts. You can immediately restore it by resetting your password or you can try again later.",
      );
    }
  }

  noteFailure(email: string, nowMs: number): void {
    const failures = (this.#known(email, nowMs)?.failures ?? 0) + 1;
    this.sql.exec("DELETE FROM sign_in_failures WHERE last_at < ?", nowMs - MEMORY_MS);
    this.sql.exec("INSERT OR REPLACE INTO sign_in_failures VALUES (?, ?, ?)", email, failures, nowMs);
  }

  forget(email: string): void {
    this.sql.exec("DELETE FROM sign_in_failures WHERE email = ?", email);
  }

  clear(): void {
    this.sql.exec("DELETE FROM sign_in_failures");
  }

  #known(email: string, nowMs: number) {
    const [row] = this.sql
      .exec<{ failures: number; last_at: number }>(
        "SELECT failures, last_at FROM sign_in_failures WHERE email = ? AND last_at >= ?",
        email,
        nowMs - MEMORY_MS,
      )
      .toArray();
    return row;
  }
}
