import type { KeptCheckout } from "~/domain/credits/ledger";
import type { PlanId } from "~/domain/credits/plan";
import { SqlTable } from "./sql-table";

/** Stripe lets a checkout be paid for a day; after two nobody asks for one again. */
const rememberMs = 2 * 24 * 3600 * 1000;

/** The checkouts of an account at Stripe. Of those that can be paid all but the last are on their way to be closed. */
export class CheckoutTable extends SqlTable {
  open(): KeptCheckout[] {
    return this.all<{ session_id: string; plan: PlanId; url: string }>(
      "SELECT session_id, plan, url FROM checkout WHERE is_open = 1 ORDER BY number DESC",
    ).map(({ session_id: sessionId, plan, url }) => ({ sessionId, plan, url }));
  }

  /** False where it was closed before: the answer of an earlier request, come again. */
  keep({ sessionId, plan, url }: KeptCheckout, nowMs: number): boolean {
    this.sql.exec("DELETE FROM checkout WHERE at_ms < ?", nowMs - rememberMs);
    this.sql.exec(
      "INSERT OR IGNORE INTO checkout (session_id, plan, url, at_ms, is_open) VALUES (?, ?, ?, ?, 1)",
      ...[sessionId, plan, url, nowMs],
    );
    return this.number("SELECT is_open AS value FROM checkout WHERE session_id = ?", sessionId) === 1;
  }

  close(sessionIds: readonly string[]): void {
    for (const id of sessionIds) this.sql.exec("UPDATE checkout SET is_open = 0 WHERE session_id = ?", id);
  }
}
