import type { LogLine, RunLog, StepTry, TryError, TryNews } from "~/domain/pipelines/pipeline-run";

const mostTries = 1_000;
const mostLines = 2_000;
/** Of one try's input or output, as JSON; what is longer is not kept. */
const mostValueCharacters = 24_000;
const mostLineCharacters = 1_000;

type TryRow = {
  id: number;
  step: string;
  attempt: number;
  began_ms: number;
  ended_ms: number | null;
  outcome: string | null;
  input: string;
  output: string;
  error: string | null;
};
type LineRow = {
  id: number;
  at_ms: number;
  level: string;
  step: string | null;
  attempt: number | null;
  text: string;
};

/**
 * What a job room remembers of the work itself: each try of each step, and what was said meanwhile. Nothing depends on it; it is
 * there to be looked at. It is bounded: of too many the oldest go.
 */
export class RunTables {
  constructor(private readonly sql: Pick<SqlStorage, "exec">) {
    sql.exec(`CREATE TABLE IF NOT EXISTS step_try (
      id INTEGER PRIMARY KEY,
      key TEXT NOT NULL UNIQUE,
      step TEXT NOT NULL,
      attempt INTEGER NOT NULL,
      began_ms INTEGER NOT NULL,
      ended_ms INTEGER,
      outcome TEXT,
      input TEXT NOT NULL,
      output TEXT NOT NULL DEFAULT 'null',
      error TEXT
    )`);
    sql.exec(`CREATE TABLE IF NOT EXISTS log_line (
      id INTEGER PRIMARY KEY,
      at_ms INTEGER NOT NULL,
      level TEXT NOT NULL,
      step TEXT,
      attempt INTEGER,
      text TEXT NOT NULL
    )`);
  }

  note(news: TryNews, nowMs: number): void {
    if (news.kind === "began") this.begin(news, nowMs);
    else this.end(news, nowMs);
  }

  line(line: Omit<LogLine, "id" | "atMs">, nowMs: number): void {
    const { level, step, attempt, text } = line;
    this.sql.exec(
      "INSERT INTO log_line (at_ms, level, step, attempt, text) VALUES (?, ?, ?, ?, ?)",
      nowMs,
      level,
      step,
      attempt,
      text.slice(0, mostLineCharacters),
    );
    this.sql.exec("DELETE FROM log_line WHERE id <= (SELECT MAX(id) FROM log_line) - ?", mostLines);
  }

  read(): RunLog {
    const tries = this.sql.exec<TryRow>("SELECT * FROM step_try ORDER BY id").toArray().map(tryOf);
    const lines = this.sql.exec<LineRow>("SELECT * FROM log_line ORDER BY id").toArray().map(lineOf);
    return { tries, lines, isCut: (tries[0]?.id ?? 1) > 1 || (lines[0]?.id ?? 1) > 1 };
  }

  /** The most tries that one step took. */
  attempts(): number {
    const [row] = this.sql
      .exec<{ most: number | null }>(
        "SELECT MAX(tries) AS most FROM (SELECT COUNT(*) AS tries FROM step_try GROUP BY step)",
      )
      .toArray();
    return row?.most ?? 0;
  }

  /** The latest failure, and where it happened; null where no step failed. */
  latestFailure(): { step: string; error: TryError } | null {
    const [row] = this.sql
      .exec<TryRow>("SELECT * FROM step_try WHERE outcome = 'failed' ORDER BY ended_ms DESC, id DESC LIMIT 1")
      .toArray();
    return row?.error ? { step: row.step, error: JSON.parse(row.error) as TryError } : null;
  }

  /** What a step came to; undefined where it did not end well, or where its result was too long to keep. */
  outputOf(step: string): unknown {
    const [row] = this.sql
      .exec<TryRow>("SELECT * FROM step_try WHERE step = ? AND outcome = 'ok' ORDER BY id DESC LIMIT 1", step)
      .toArray();
    const output: unknown = row && JSON.parse(row.output);
    return isTooLong(output) ? undefined : output;
  }

  /** The steps that ended well. */
  endedWell(): string[] {
    const rows = this.sql
      .exec<{ step: string }>("SELECT DISTINCT step FROM step_try WHERE outcome = 'ok' ORDER BY id")
      .toArray();
    return rows.map(({ step }) => step);
  }

  private begin({ key, step, attempt, input }: Extract<TryNews, { kind: "began" }>, nowMs: number): void {
    if (this.sql.exec("SELECT 1 FROM step_try WHERE key = ?", key).toArray().length > 0) return;
    // A step begins again only where the try before is over: of one whose end nobody told, the machine is gone.
    const lost = this.sql
      .exec<{ attempt: number }>(
        "UPDATE step_try SET outcome = 'lost' WHERE step = ? AND outcome IS NULL RETURNING attempt",
        step,
      )
      .toArray();
    for (const { attempt: before } of lost) {
      this.line({ level: "warning", step, attempt: before, text: "The machine it ran on went away." }, nowMs);
    }
    this.sql.exec(
      "INSERT INTO step_try (key, step, attempt, began_ms, input) VALUES (?, ?, ?, ?, ?)",
      key,
      step,
      attempt,
      nowMs,
      keptJson(input),
    );
    this.sql.exec("DELETE FROM step_try WHERE id <= (SELECT MAX(id) FROM step_try) - ?", mostTries);
    this.line({ level: "info", step, attempt, text: "Began." }, nowMs);
  }

  private end({ key, outcome, output, error }: Extract<TryNews, { kind: "ended" }>, nowMs: number): void {
    const [row] = this.sql
      .exec<{ step: string; attempt: number; began_ms: number }>(
        `UPDATE step_try SET outcome = ?, ended_ms = ?, output = ?, error = ?
          WHERE key = ? AND ended_ms IS NULL RETURNING step, attempt, began_ms`,
        outcome,
        nowMs,
        keptJson(output),
        error && JSON.stringify(error),
        key,
      )
      .toArray();
    if (!row) return;
    const { step, attempt, began_ms: beganMs } = row;
    const took = `after ${((nowMs - beganMs) / 1000).toFixed(1)} seconds`;
    if (!error) {
      this.line({ level: "info", step, attempt, text: `Done ${took}.` }, nowMs);
      return;
    }
    const level = outcome === "failed" ? "error" : "warning";
    const end = outcome === "failed" ? `Failed for good ${took}` : `Failed ${took}; it is tried again`;
    this.line({ level, step, attempt, text: `${end}: ${error.code}: ${error.cause}` }, nowMs);
    for (const detail of error.details) this.line({ level, step, attempt, text: detail }, nowMs);
  }
}

interface TooLong {
  notKept: string;
}

function keptJson(value: unknown): string {
  const json = JSON.stringify(value) ?? "null";
  if (json.length <= mostValueCharacters) return json;
  return JSON.stringify({ notKept: `${json.length} characters` } satisfies TooLong);
}

function isTooLong(value: unknown): value is TooLong {
  return value !== null && typeof value === "object" && "notKept" in value;
}

function tryOf(row: TryRow): StepTry {
  return {
    id: row.id,
    step: row.step,
    attempt: row.attempt,
    beganMs: row.began_ms,
    endedMs: row.ended_ms,
    outcome: row.outcome as StepTry["outcome"],
    input: JSON.parse(row.input),
    output: JSON.parse(row.output),
    error: row.error ? (JSON.parse(row.error) as TryError) : null,
  };
}

function lineOf({ id, at_ms: atMs, level, step, attempt, text }: LineRow): LogLine {
  return { id, atMs, level: level as LogLine["level"], step, attempt, text };
}
