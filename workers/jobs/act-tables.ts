import type { JobStart } from "~/domain/jobs/job-room";
import type { StaffAct } from "~/domain/pipelines/pipeline-run";
import type { KeptAudit } from "~/stores/jobs/jobs.server";

type ActRow = { id: string; data: string; start: string | null; begun: number };

/**
 * What staff did to a job, by the id of each act, and what the copy of the job has yet to tell of it. Every method is one
 * transaction.
 */
export class ActTables {
  constructor(private readonly sql: Pick<SqlStorage, "exec">) {
    sql.exec(`CREATE TABLE IF NOT EXISTS staff_act (
      id TEXT PRIMARY KEY,
      data TEXT NOT NULL,
      start TEXT,
      begun INTEGER NOT NULL DEFAULT 0
    )`);
    sql.exec("CREATE TABLE IF NOT EXISTS pending_audit (id TEXT PRIMARY KEY, data TEXT NOT NULL)");
    sql.exec(`CREATE TABLE IF NOT EXISTS run (
      one INTEGER PRIMARY KEY CHECK (one = 1),
      version INTEGER NOT NULL DEFAULT 0,
      shown_version INTEGER NOT NULL DEFAULT 0,
      recovered_by TEXT,
      recovery_told INTEGER NOT NULL DEFAULT 0
    )`);
    sql.exec("INSERT OR IGNORE INTO run (one) VALUES (1)");
  }

  find(actId: string): StaffAct | null {
    const [row] = this.sql.exec<ActRow>("SELECT * FROM staff_act WHERE id = ?", actId).toArray();
    return row ? (JSON.parse(row.data) as StaffAct) : null;
  }

  all(): StaffAct[] {
    const rows = this.sql.exec<ActRow>("SELECT * FROM staff_act ORDER BY rowid").toArray();
    return rows.map(({ data }) => JSON.parse(data) as StaffAct);
  }

  /** Keeps an act with its event; `start` is the job that comes of it. */
  add(act: StaffAct, start: JobStart | null, audit: KeptAudit): void {
    this.sql.exec(
      "INSERT INTO staff_act (id, data, start) VALUES (?, ?, ?)",
      act.id,
      JSON.stringify(act),
      start && JSON.stringify(start),
    );
    this.sql.exec("INSERT INTO pending_audit (id, data) VALUES (?, ?)", audit.id, JSON.stringify(audit));
    this.change();
  }

  /** The jobs that acts asked for and that have not begun yet. */
  toBegin(): { actId: string; start: JobStart }[] {
    const rows = this.sql
      .exec<ActRow>("SELECT * FROM staff_act WHERE start IS NOT NULL AND begun = 0")
      .toArray();
    return rows.map(({ id, start }) => ({ actId: id, start: JSON.parse(start!) as JobStart }));
  }

  noteBegun(actId: string): void {
    this.sql.exec("UPDATE staff_act SET begun = 1, start = NULL WHERE id = ?", actId);
  }

  pendingAudits(): KeptAudit[] {
    const rows = this.sql.exec<{ data: string }>("SELECT data FROM pending_audit").toArray();
    return rows.map(({ data }) => JSON.parse(data) as KeptAudit);
  }

  forgetAudits(audits: readonly KeptAudit[]): void {
    for (const { id } of audits) this.sql.exec("DELETE FROM pending_audit WHERE id = ?", id);
  }

  recoveredBy(): string | null {
    return this.row().recovered_by;
  }

  /** Returns whether it was not known. */
  noteRecovered(jobId: string): boolean {
    if (this.row().recovered_by !== null) return false;
    this.sql.exec("UPDATE run SET recovered_by = ?", jobId);
    this.change();
    return true;
  }

  /** Whether the failed jobs whose work this one did were told. */
  isRecoveryTold(): boolean {
    return this.row().recovery_told === 1;
  }

  noteRecoveryTold(): void {
    this.sql.exec("UPDATE run SET recovery_told = 1");
  }

  /** Something beside the events changed that the copy shows. */
  change(): void {
    this.sql.exec("UPDATE run SET version = version + 1");
  }

  version(): number {
    return this.row().version;
  }

  isShown(): boolean {
    const { version, shown_version: shown } = this.row();
    return version === shown;
  }

  noteShown(version: number): void {
    this.sql.exec("UPDATE run SET shown_version = ?", version);
  }

  private row() {
    return this.sql
      .exec<{ version: number; shown_version: number; recovered_by: string | null; recovery_told: number }>(
        "SELECT * FROM run",
      )
      .toArray()[0]!;
  }
}
