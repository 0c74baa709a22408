import { type AuditEvent, newEventId } from "~/stores/audit/audit.server";
import type { KeptAudit } from "~/stores/jobs/jobs.server";

/** Events of what staff did at the desk: kept in the transaction of the act, and told until the log has them. */
export class DeskAudits {
  constructor(private readonly sql: Pick<SqlStorage, "exec">) {
    sql.exec("CREATE TABLE IF NOT EXISTS pending_audit (id TEXT PRIMARY KEY, data TEXT NOT NULL)");
  }

  add(event: AuditEvent): void {
    const atMs = Date.now();
    const audit: KeptAudit = { id: newEventId(atMs), event, atMs };
    this.sql.exec("INSERT INTO pending_audit (id, data) VALUES (?, ?)", audit.id, JSON.stringify(audit));
  }

  /** Returns whether the log has everything. Told twice, an event is one. */
  async tell(commit: (audits: readonly KeptAudit[]) => Promise<void>): Promise<boolean> {
    const rows = this.sql.exec<{ data: string }>("SELECT data FROM pending_audit ORDER BY id LIMIT 100");
    const audits = rows.toArray().map(({ data }) => JSON.parse(data) as KeptAudit);
    if (audits.length === 0) return true;
    try {
      await commit(audits);
    } catch (error) {
      console.error(JSON.stringify({ deskAudits: audits.length, error: String(error) }));
      return false;
    }
    for (const { id } of audits) this.sql.exec("DELETE FROM pending_audit WHERE id = ?", id);
    return true;
  }
}
