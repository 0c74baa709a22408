import { utcDay } from "~/domain/text/utc-calendar";
import type { Settings } from "~/settings/settings.server";
import type { AuditEvent } from "~/stores/audit/audit.server";
import { saveLedger } from "~/stores/ledgers/ledgers.server";
import type { LedgerBook } from "./ledger-book";
import { readState } from "./ledger-state";
import type { LedgerTables } from "./ledger-tables";

/** The document is written at once; where that fails, again after 5 seconds, 10, 20, 40 and then every minute. */
const firstShowDelayMs = 5_000;
const longestShowDelayMs = 60_000;
const mostAuditsAtOnce = 100;

interface Parts {
  storage: DurableObjectStorage;
  settings: Settings;
  tables: LedgerTables;
  book: LedgerBook;
  planAlarm: () => Promise<void>;
}

/** The copy of a ledger in `ledgers/{userId}`, and the audit of who gave what, which goes with it. */
export class LedgerDisplay {
  private showing: Promise<void> | null = null;

  constructor(private readonly parts: Parts) {}

  isCurrent(nowMs: number): boolean {
    const { version, shown_version, shown_day } = this.parts.tables.account();
    return version === shown_version && shown_day === utcDay(nowMs);
  }

  /** When it should be written, in milliseconds; Infinity where it says what is. */
  dueMs(nowMs: number): number {
    if (this.isCurrent(nowMs)) return Infinity;
    const { show_failures: failures } = this.parts.tables.account();
    return nowMs + Math.min(firstShowDelayMs * 2 ** failures, longestShowDelayMs);
  }

  /** Brings the document up to date; one write at a time, so that an older state never comes last. */
  update(): Promise<void> {
    this.showing ??= this.writeUntilCurrent().finally(() => {
      this.showing = null;
    });
    return this.showing;
  }

  private async writeUntilCurrent(): Promise<void> {
    const { storage, settings, tables, book, planAlarm } = this.parts;
    for (;;) {
      const nowMs = Date.now();
      const { user_id: userId, version } = tables.account();
      if (!userId || this.isCurrent(nowMs)) return;
      storage.transactionSync(() => book.bringUpToDate(nowMs));
      const audits = tables.audits(mostAuditsAtOnce);
      try {
        await saveLedger(
          settings,
          userId,
          readState(tables, book, nowMs),
          audits.map(({ id, data }) => {
            const { event, atMs } = JSON.parse(data) as { event: AuditEvent; atMs: number };
            return { id, event, at: new Date(atMs) };
          }),
        );
      } catch (error) {
        tables.noteShowFailure();
        console.error(JSON.stringify({ ledger: userId, error: String(error) }));
        return planAlarm();
      }
      tables.dropAudits(audits.map(({ id }) => id));
      if (audits.length < mostAuditsAtOnce) tables.noteShown(version, utcDay(nowMs));
      await planAlarm();
    }
  }
}
