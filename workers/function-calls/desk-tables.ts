import type { RunCell, RunSummary } from "~/domain/function-calls/desk";
import type { Verdict } from "~/domain/function-calls/fault";
import type { Category, TestCase } from "~/domain/function-calls/test-case";

const schema = [
  `CREATE TABLE IF NOT EXISTS suite (
    id TEXT PRIMARY KEY, name TEXT NOT NULL, added_by TEXT NOT NULL, added_ms INTEGER NOT NULL
  ) WITHOUT ROWID`,
  `CREATE TABLE IF NOT EXISTS suite_case (
    suite_id TEXT NOT NULL, case_id TEXT NOT NULL, place INTEGER NOT NULL, category TEXT NOT NULL, data TEXT NOT NULL,
    PRIMARY KEY (suite_id, case_id)
  ) WITHOUT ROWID`,
  `CREATE TABLE IF NOT EXISTS run (
    id TEXT PRIMARY KEY, key TEXT NOT NULL UNIQUE, label TEXT NOT NULL, started_by TEXT NOT NULL, at_ms INTEGER NOT NULL,
    state TEXT NOT NULL, models TEXT NOT NULL, suites TEXT NOT NULL, judge_version INTEGER NOT NULL
  )`,
  "CREATE INDEX IF NOT EXISTS run_at ON run (at_ms)",
  `CREATE TABLE IF NOT EXISTS cell (
    run_id TEXT NOT NULL, place INTEGER NOT NULL, model_id TEXT NOT NULL, suite_id TEXT NOT NULL, case_id TEXT NOT NULL,
    category TEXT NOT NULL, is_live INTEGER NOT NULL, state TEXT NOT NULL, tries INTEGER NOT NULL DEFAULT 0,
    question TEXT, answer TEXT, verdict TEXT, fault TEXT, problem TEXT,
    latency_ms INTEGER, input_tokens INTEGER, output_tokens INTEGER, cost_usd REAL,
    PRIMARY KEY (run_id, place)
  )`,
  "CREATE INDEX IF NOT EXISTS cell_state ON cell (state, run_id, place)",
];

export type CellRow = {
  run_id: string;
  place: number;
  model_id: string;
  suite_id: string;
  case_id: string;
  category: Category;
  is_live: number;
  state: RunCell["state"] | "cancelled";
  tries: number;
  question: string | null;
  answer: string | null;
  verdict: string | null;
  fault: RunCell["fault"];
  problem: string | null;
  latency_ms: number | null;
  input_tokens: number | null;
  output_tokens: number | null;
  cost_usd: number | null;
};

export type RunRow = {
  id: string;
  label: string;
  started_by: string;
  at_ms: number;
  state: RunSummary["state"];
  models: string;
  suites: string;
  judge_version: number;
};

/** Figures are counted of no more than a trend shows: the page asks for them each second while models answer. */
const runsInTrend = 20;

export interface StoredAnswer {
  question: string;
  answer: string;
  verdict: Verdict;
  latencyMs: number;
  inputTokens: number | null;
  outputTokens: number | null;
  costUsd: number | null;
}

/** The statements of the desk; no rule is decided here. */
export class DeskTables {
  constructor(private readonly sql: SqlStorage) {
    for (const statement of schema) sql.exec(statement);
  }

  suites(): { id: string; name: string; added_by: string; added_ms: number }[] {
    return this.all("SELECT * FROM suite ORDER BY added_ms DESC");
  }

  counts(suiteId: string): { category: Category; count: number }[] {
    return this.all(
      "SELECT category, count(*) AS count FROM suite_case WHERE suite_id = ? GROUP BY category",
      suiteId,
    );
  }

  addSuite(id: string, name: string, by: string, nowMs: number, cases: readonly TestCase[]): void {
    this.sql.exec("INSERT INTO suite VALUES (?, ?, ?, ?)", id, name, by, nowMs);
    for (const [place, test] of cases.entries()) {
      this.sql.exec(
        "INSERT INTO suite_case VALUES (?, ?, ?, ?, ?)",
        ...[id, test.id, place, test.category, JSON.stringify(test)],
      );
    }
  }

  removeSuite(id: string): boolean {
    this.sql.exec("DELETE FROM suite_case WHERE suite_id = ?", id);
    return this.sql.exec("DELETE FROM suite WHERE id = ?", id).rowsWritten > 0;
  }

  cases(suiteId: string): TestCase[] {
    const rows = this.all<{ data: string }>(
      "SELECT data FROM suite_case WHERE suite_id = ? ORDER BY place",
      suiteId,
    );
    return rows.map(({ data }) => JSON.parse(data));
  }

  case(suiteId: string, caseId: string): TestCase | null {
    const [row] = this.all<{ data: string }>(
      "SELECT data FROM suite_case WHERE suite_id = ? AND case_id = ?",
      ...[suiteId, caseId],
    );
    return row ? JSON.parse(row.data) : null;
  }

  runOfKey(key: string): string | null {
    return this.all<{ id: string }>("SELECT id FROM run WHERE key = ?", key)[0]?.id ?? null;
  }

  addRun(
    run: RunRow & { key: string },
    cells: readonly Pick<CellRow, "model_id" | "suite_id" | "case_id" | "category" | "is_live">[],
  ): void {
    this.sql.exec(
      "INSERT INTO run VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
      ...[
        run.id,
        run.key,
        run.label,
        run.started_by,
        run.at_ms,
        run.state,
        run.models,
        run.suites,
        run.judge_version,
      ],
    );
    for (const [place, cell] of cells.entries()) {
      this.sql.exec(
        `INSERT INTO cell (run_id, place, model_id, suite_id, case_id, category, is_live, state)
         VALUES (?, ?, ?, ?, ?, ?, ?, 'waiting')`,
        ...[run.id, place, cell.model_id, cell.suite_id, cell.case_id, cell.category, cell.is_live],
      );
    }
  }

  /** Beyond the latest `most`, runs are forgotten with their answers. */
  forgetRuns(most: number): void {
    const old = this.all<{ id: string }>("SELECT id FROM run ORDER BY at_ms DESC LIMIT -1 OFFSET ?", most);
    for (const { id } of old) {
      this.sql.exec("DELETE FROM cell WHERE run_id = ?", id);
      this.sql.exec("DELETE FROM run WHERE id = ?", id);
    }
  }

  run(runId: string): RunRow | null {
    return this.all<RunRow>("SELECT * FROM run WHERE id = ?", runId)[0] ?? null;
  }

  runs(): RunRow[] {
    return this.all("SELECT * FROM run ORDER BY at_ms DESC");
  }

  setRun(runId: string, state: RunSummary["state"]): void {
    this.sql.exec("UPDATE run SET state = ? WHERE id = ?", state, runId);
  }

  setJudgeVersion(runId: string, version: number): void {
    this.sql.exec("UPDATE run SET judge_version = ? WHERE id = ?", version, runId);
  }

  stateCounts(): { run_id: string; state: CellRow["state"]; count: number }[] {
    return this.all("SELECT run_id, state, count(*) AS count FROM cell GROUP BY run_id, state");
  }

  groups(excluded: readonly string[]): {
    run_id: string;
    model_id: string;
    category: Category;
    is_live: number;
    judged: number;
    passed: number;
  }[] {
    return this.all(
      `SELECT run_id, model_id, category, is_live, count(*) AS judged, sum(state = 'pass') AS passed FROM cell
       WHERE run_id IN (SELECT id FROM run ORDER BY at_ms DESC LIMIT ${runsInTrend}) AND state IN ('pass', 'fail')
       AND suite_id || '/' || case_id NOT IN (SELECT value FROM json_each(?))
       GROUP BY run_id, model_id, category, is_live`,
      JSON.stringify(excluded),
    );
  }

  cells(runId: string): CellRow[] {
    return this.all(
      `SELECT run_id, place, model_id, suite_id, case_id, category, is_live, state, tries, fault, problem, latency_ms,
       input_tokens, output_tokens, cost_usd FROM cell WHERE run_id = ? ORDER BY place`,
      runId,
    );
  }

  answered(runId: string): CellRow[] {
    return this.all("SELECT * FROM cell WHERE run_id = ? AND answer IS NOT NULL ORDER BY place", runId);
  }

  cell(runId: string, modelId: string, suiteId: string, caseId: string): CellRow | null {
    return (
      this.all<CellRow>(
        "SELECT * FROM cell WHERE run_id = ? AND model_id = ? AND suite_id = ? AND case_id = ?",
        ...[runId, modelId, suiteId, caseId],
      )[0] ?? null
    );
  }

  waiting(most: number): CellRow[] {
    return this.all(
      `SELECT cell.* FROM cell JOIN run ON run.id = cell.run_id WHERE cell.state = 'waiting'
       ORDER BY run.at_ms, run.id, cell.place LIMIT ?`,
      most,
    );
  }

  waitingOf(runId: string): number {
    const [row] = this.all<{ count: number }>(
      "SELECT count(*) AS count FROM cell WHERE run_id = ? AND state = 'waiting'",
      runId,
    );
    return row?.count ?? 0;
  }

  /** Nothing where it waits no longer: it was cancelled meanwhile. */
  storeAnswer({ run_id, place }: CellRow, stored: StoredAnswer): void {
    const { verdict } = stored;
    this.sql.exec(
      `UPDATE cell SET state = ?, question = ?, answer = ?, verdict = ?, fault = ?, problem = NULL, latency_ms = ?,
       input_tokens = ?, output_tokens = ?, cost_usd = ? WHERE run_id = ? AND place = ? AND state = 'waiting'`,
      ...[verdict.pass ? "pass" : "fail", stored.question, stored.answer, JSON.stringify(verdict)],
      ...[verdict.faults[0]?.code ?? null, stored.latencyMs],
      ...[stored.inputTokens, stored.outputTokens, stored.costUsd, run_id, place],
    );
  }

  setVerdict({ run_id, place }: CellRow, verdict: Verdict | null): void {
    const state = verdict === null ? "stale" : verdict.pass ? "pass" : "fail";
    this.sql.exec(
      "UPDATE cell SET state = ?, verdict = ?, fault = ? WHERE run_id = ? AND place = ?",
      ...[state, verdict && JSON.stringify(verdict), verdict?.faults[0]?.code ?? null, run_id, place],
    );
  }

  storeFailure({ run_id, place, tries }: CellRow, problem: string, isOver: boolean): void {
    this.sql.exec(
      "UPDATE cell SET state = ?, tries = ?, problem = ? WHERE run_id = ? AND place = ? AND state = 'waiting'",
      ...[isOver ? "failed" : "waiting", tries + 1, problem, run_id, place],
    );
  }

  askAgain(runId: string): number {
    const [row] = this.all<{ count: number }>(
      "SELECT count(*) AS count FROM cell WHERE run_id = ? AND state IN ('failed', 'stale')",
      runId,
    );
    this.sql.exec(
      `UPDATE cell SET state = 'waiting', tries = 0, problem = NULL, fault = NULL, question = NULL, answer = NULL,
       verdict = NULL WHERE run_id = ? AND state IN ('failed', 'stale')`,
      runId,
    );
    return row?.count ?? 0;
  }

  cancel(runId: string): void {
    this.sql.exec("UPDATE cell SET state = 'cancelled' WHERE run_id = ? AND state = 'waiting'", runId);
    this.sql.exec("UPDATE run SET state = 'cancelled' WHERE id = ? AND state = 'running'", runId);
  }

  private all<Row extends Record<string, SqlStorageValue>>(
    statement: string,
    ...bindings: SqlStorageValue[]
  ): Row[] {
    return this.sql.exec<Row>(statement, ...bindings).toArray();
  }
}
