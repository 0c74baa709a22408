import { isJobOver, type JobDocument, type JobEvent } from "~/domain/job";
import type { JobStart, StartAnswer } from "~/domain/job-room";
import type { Script } from "~/domain/script";

type Change = Partial<Omit<JobEvent, "id" | "at">>;

/**
 * What a job room remembers: how the job was started, what happened, and how much of it the job's document shows.
 * Events have keys. A key happens once and nothing happens after the end, so whoever tells a thing twice or late
 * changes nothing. Every method runs to its end without waiting, so each is one transaction.
 */
export class JobLog {
  constructor(private readonly sql: Pick<SqlStorage, "exec">) {
    sql.exec(`CREATE TABLE IF NOT EXISTS job (
      one INTEGER PRIMARY KEY CHECK (one = 1),
      start TEXT NOT NULL,
      script TEXT,
      approved INTEGER NOT NULL DEFAULT 0,
      shown_event INTEGER NOT NULL DEFAULT 0,
      show_failures INTEGER NOT NULL DEFAULT 0
    )`);
    sql.exec(
      "CREATE TABLE IF NOT EXISTS event (id INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE, data TEXT NOT NULL)",
    );
  }

  /** Tells a job that was started before by whether it works from the same input. */
  begin(start: JobStart): StartAnswer {
    const before = this.start();
    if (before) return canonical(before.input) === canonical(start.input) ? "same" : "other";
    this.sql.exec("INSERT INTO job (one, start) VALUES (1, ?)", JSON.stringify(start));
    this.append("queued", {});
    return "started";
  }

  start(): JobStart | null {
    const row = this.row();
    return row ? (JSON.parse(row.start) as JobStart) : null;
  }

  /** Adds an event that differs from the latest by `change`; null when it happened before or the job is over. */
  append(key: string, change: Change): JobEvent | null {
    const latest = this.latest();
    if ((latest && isJobOver(latest.state)) || this.hasHappened(key)) return null;
    const event: JobEvent = {
      ...(latest ?? first),
      ...change,
      id: (latest?.id ?? 0) + 1,
      at: new Date().toISOString(),
    };
    this.sql.exec("INSERT INTO event (id, key, data) VALUES (?, ?, ?)", event.id, key, JSON.stringify(event));
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

  keepScript(script: Script, { approved }: { approved: boolean }): void {
    this.sql.exec("UPDATE job SET script = ?, approved = ?", JSON.stringify(script), approved ? 1 : 0);
  }

  approvedScript(): Script | null {
    const row = this.row();
    return row?.script && row.approved ? (JSON.parse(row.script) as Script) : null;
  }

  /** The job as its document should show it, with the event it is as of; null before the start. */
  document(): { eventId: number; isShown: boolean; showFailures: number; job: JobDocument } | null {
    const row = this.row();
    const latest = this.latest();
    const [firstEvent] = this.after(0);
    if (!row || !latest || !firstEvent) return null;
    const { ownerId, kind, title, input } = JSON.parse(row.start) as JobStart;
    const { id: eventId, at, ...present } = latest;
    return {
      eventId,
      isShown: row.shown_event === eventId,
      showFailures: row.show_failures,
      job: {
        ownerId,
        kind,
        title,
        brief: input.brief,
        script: row.script ? (JSON.parse(row.script) as Script) : null,
        ...present,
        createdAt: new Date(firstEvent.at),
        updatedAt: new Date(at),
      },
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

  private row() {
    return this.sql
      .exec<{
        start: string;
        script: string | null;
        approved: number;
        shown_event: number;
        show_failures: number;
      }>("SELECT start, script, approved, shown_event, show_failures FROM job")
      .toArray()[0];
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
