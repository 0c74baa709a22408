import { isJobOver, type JobEvent } from "~/domain/jobs/job";
import type { JobStart, StartAnswer } from "~/domain/jobs/job-room";
import type { EventChange, JobSnapshot, Transition } from "./kinds/job-kind";

/**
 * What a job room remembers: how the job was started, what happened, what its kind notes beside, and how much of it
 * the documents show. Events have keys. A key happens once and nothing happens after the end, so reporting an event
 * twice or late changes nothing. Every method runs to its end without waiting, so each is one transaction.
 */
export class JobLog {
  constructor(private readonly sql: Pick<SqlStorage, "exec">) {
    sql.exec(`CREATE TABLE IF NOT EXISTS job (
      one INTEGER PRIMARY KEY CHECK (one = 1),
      start TEXT NOT NULL,
      shown_event INTEGER NOT NULL DEFAULT 0,
      show_failures INTEGER NOT NULL DEFAULT 0
    )`);
    sql.exec(
      "CREATE TABLE IF NOT EXISTS event (id INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE, data TEXT NOT NULL)",
    );
    sql.exec(`CREATE TABLE IF NOT EXISTS notes (
      one INTEGER PRIMARY KEY CHECK (one = 1),
      data TEXT NOT NULL,
      closed INTEGER NOT NULL DEFAULT 0
    )`);
    sql.exec("CREATE TABLE IF NOT EXISTS made_document (path TEXT PRIMARY KEY)");
    this.takeOverScript();
  }

  begin(start: JobStart, { notes, change }: { notes: unknown; change: EventChange }): StartAnswer {
    const before = this.compare(start.input);
    if (before) return before;
    this.sql.exec("INSERT INTO job (one, start) VALUES (1, ?)", JSON.stringify(start));
    this.sql.exec("INSERT INTO notes (one, data) VALUES (1, ?)", JSON.stringify(notes));
    this.append({ key: "queued", change });
    return "started";
  }

  /** Tells a job that was started before by whether it works from the same input. */
  compare(input: JobStart["input"]): "same" | "other" | null {
    const before = this.start();
    return before && (canonical(before.input) === canonical(input) ? "same" : "other");
  }

  start(): JobStart | null {
    const row = this.row();
    return row ? (JSON.parse(row.start) as JobStart) : null;
  }

  /** Adds an event that differs from the latest by `change`; null when it happened before or the job is over. */
  append({ key, change, notes }: Transition<unknown>): JobEvent | null {
    const latest = this.latest();
    if ((latest && isJobOver(latest.state)) || this.hasHappened(key)) return null;
    const event: JobEvent = {
      ...(latest ?? first),
      ...change,
      id: (latest?.id ?? 0) + 1,
      at: new Date().toISOString(),
    };
    this.sql.exec("INSERT INTO event (id, key, data) VALUES (?, ?, ?)", event.id, key, JSON.stringify(event));
    if (notes !== undefined) this.sql.exec("UPDATE notes SET data = ?", JSON.stringify(notes));
    return event;
  }

  hasHappened(key: string): boolean {
    return this.sql.exec("SELECT 1 FROM event WHERE key = ?", key).toArray().length > 0;
  }

  latest(): JobEvent | null {
    return readEvents(this.sql.exec("SELECT data FROM event ORDER BY id DESC LIMIT 1"))[0] ?? null;
  }

  after(eventId: number): JobEvent[] {
    return readEvents(this.sql.exec("SELECT data FROM event WHERE id > ? ORDER BY id", eventId));
  }

  /** Null before the start. */
  snapshot(): JobSnapshot<unknown> | null {
    const [row] = this.sql.exec<{ data: string }>("SELECT data FROM notes").toArray();
    const event = this.latest();
    return row && event ? { event, notes: JSON.parse(row.data) } : null;
  }

  /** How far the job's document is behind; null before the start. */
  showing(): { isShown: boolean; failures: number; startedAt: Date } | null {
    const row = this.row();
    const latest = this.latest();
    const [begun] = this.after(0);
    if (!row || !latest || !begun) return null;
    return {
      isShown: row.shown_event === latest.id,
      failures: row.show_failures,
      startedAt: new Date(begun.at),
    };
  }

  noteShown(eventId: number): void {
    this.sql.exec("UPDATE job SET shown_event = ?, show_failures = 0", eventId);
  }

  /** How many times in a row the document could not be written, this time included. */
  noteShowFailure(): number {
    this.sql.exec("UPDATE job SET show_failures = show_failures + 1");
    return this.row()?.show_failures ?? 1;
  }

  /** Which documents that came of the job were made before. */
  madeDocuments(): Set<string> {
    const rows = this.sql.exec<{ path: string }>("SELECT path FROM made_document").toArray();
    return new Set(rows.map(({ path }) => path));
  }

  noteMade(paths: readonly string[]): void {
    for (const path of paths) this.sql.exec("INSERT OR IGNORE INTO made_document (path) VALUES (?)", path);
  }

  /** Whether the job is over and what it left behind is put in order. */
  isClosed(): boolean {
    return this.sql.exec("SELECT 1 FROM notes WHERE closed = 1").toArray().length > 0;
  }

  noteClosed(): void {
    this.sql.exec("UPDATE notes SET closed = 1");
  }

  private row() {
    return this.sql
      .exec<{ start: string; shown_event: number; show_failures: number }>(
        "SELECT start, shown_event, show_failures FROM job",
      )
      .toArray()[0];
  }

  /** Rooms of the first release had a script beside the start, and no notes. */
  private takeOverScript(): void {
    const columns = this.sql.exec<{ name: string }>("PRAGMA table_info(job)").toArray();
    if (!columns.some(({ name }) => name === "script")) return;
    this.sql.exec(`INSERT OR IGNORE INTO notes (one, data)
      SELECT 1, json_object(
        'script', CASE WHEN script IS NULL THEN NULL ELSE json(script) END,
        'approved', json(CASE WHEN approved THEN 'true' ELSE 'false' END)
      ) FROM job`);
  }
}

/** JSON whose keys are in order, so that equal inputs are equal texts. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, held: unknown) =>
    held && typeof held === "object" && !Array.isArray(held)
      ? Object.fromEntries(Object.entries(held).sort(([a], [b]) => (a < b ? -1 : 1)))
      : held,
  );
}

const first = {
  state: "running",
  stage: "queued",
  partsDone: 0,
  partsTotal: 0,
  contentId: null,
  error: null,
} as const;

function readEvents(cursor: { toArray(): Record<string, unknown>[] }): JobEvent[] {
  return cursor.toArray().map(({ data }) => JSON.parse(data as string) as JobEvent);
}
