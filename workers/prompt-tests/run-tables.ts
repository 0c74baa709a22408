import type { CellAnswer, MetricScore, NewRun, RepeatGrade } from "~/domain/prompt-tests/desk";
import { type CellState, cellStates, type RunState, stateCode } from "~/domain/prompt-tests/run-state";

const code = stateCode;
/** Of cells whose answers were graded. */
export const gradedStates: readonly CellState[] = ["pass", "fail", "ungraded", "undecided"];
const schema = [
  `CREATE TABLE IF NOT EXISTS run (
    no INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, key TEXT NOT NULL UNIQUE, started_by TEXT NOT NULL,
    at_ms INTEGER NOT NULL, ended_ms INTEGER, state TEXT NOT NULL, data TEXT NOT NULL, rows TEXT NOT NULL,
    cases INTEGER NOT NULL, columns INTEGER NOT NULL, revision INTEGER NOT NULL
  )`,
  `CREATE TABLE IF NOT EXISTS cell (
    run_no INTEGER NOT NULL, place INTEGER NOT NULL, state INTEGER NOT NULL, revision INTEGER NOT NULL,
    tries INTEGER NOT NULL DEFAULT 0, score REAL, mark INTEGER, latency_ms REAL, cost_usd REAL, stability REAL,
    problem TEXT, grades TEXT, is_cached INTEGER NOT NULL DEFAULT 0, is_starred INTEGER NOT NULL DEFAULT 0,
    verdict INTEGER, comment TEXT, decided_by TEXT, humans TEXT, PRIMARY KEY (run_no, place)
  ) WITHOUT ROWID`,
  `CREATE INDEX IF NOT EXISTS cell_waiting ON cell (run_no, place) WHERE state = ${code("waiting")}`,
  `CREATE INDEX IF NOT EXISTS cell_answered ON cell (run_no, place) WHERE state = ${code("answered")}`,
  "CREATE INDEX IF NOT EXISTS cell_revision ON cell (run_no, revision)",
  `CREATE TABLE IF NOT EXISTS cell_metric (
    run_no INTEGER NOT NULL, metric TEXT NOT NULL, place INTEGER NOT NULL, score REAL NOT NULL,
    PRIMARY KEY (run_no, metric, place)
  ) WITHOUT ROWID`,
  `CREATE TABLE IF NOT EXISTS reply (
    key TEXT PRIMARY KEY, model_id TEXT NOT NULL, run_no INTEGER NOT NULL, mark INTEGER NOT NULL, data TEXT NOT NULL
  ) WITHOUT ROWID`,
  "CREATE INDEX IF NOT EXISTS reply_model ON reply (model_id)",
];

export type RunRow = {
  no: number;
  id: string;
  started_by: string;
  at_ms: number;
  ended_ms: number | null;
  state: RunState;
  /** `RunData` as JSON. */
  data: string;
  /** Ids of its rows as JSON. */
  rows: string;
  cases: number;
  columns: number;
  revision: number;
};

/** What a run was begun with: nothing of it changes afterwards. */
export interface RunData extends Omit<NewRun, "datasetId"> {
  dataset: { id: string; name: string; version: string };
  graderVersion: number;
}

export type CellRow = {
  run_no: number;
  place: number;
  state: number;
  revision: number;
  tries: number;
  score: number | null;
  mark: number | null;
  latency_ms: number | null;
  cost_usd: number | null;
  stability: number | null;
  problem: string | null;
  grades: string | null;
  is_cached: number;
  is_starred: number;
  verdict: number | null;
  comment: string | null;
  decided_by: string | null;
  humans: string | null;
};

export interface Reply extends CellAnswer {
  key: string;
  mark: number;
}

export interface SettledCell {
  state: CellState;
  score: number | null;
  mark: number | null;
  latencyMs: number | null;
  costUsd: number | null;
  stability: number | null;
  problem: string | null;
  grades: RepeatGrade[] | null;
  /** Scores by the names of metrics. */
  metrics: ReadonlyMap<string, number> | null;
  isCached: boolean;
}

/** The statements of runs; no rule is decided here. */
export class RunTables {
  constructor(private readonly sql: Pick<SqlStorage, "exec">) {
    for (const statement of schema) sql.exec(statement);
  }

  runOfKey(key: string): string | null {
    return this.all<{ id: string }>("SELECT id FROM run WHERE key = ?", key)[0]?.id ?? null;
  }

  addRun(
    run: Pick<RunRow, "id" | "started_by" | "at_ms" | "data" | "rows" | "cases" | "columns"> & {
      key: string;
    },
  ): void {
    const [added] = this.all<{ no: number }>(
      `INSERT INTO run (id, key, started_by, at_ms, state, data, rows, cases, columns, revision)
       VALUES (?, ?, ?, ?, 'running', ?, ?, ?, ?, 0) RETURNING no`,
      ...[run.id, run.key, run.started_by, run.at_ms, run.data, run.rows, run.cases, run.columns],
    );
    this.sql.exec(
      `INSERT INTO cell (run_no, place, state, revision)
       WITH RECURSIVE places (place) AS (SELECT 0 UNION ALL SELECT place + 1 FROM places WHERE place + 1 < ?)
       SELECT ?, place, ${code("waiting")}, 0 FROM places`,
      ...[run.cases * run.columns, added?.no ?? 0],
    );
  }

  /** Beyond the latest `most`, runs are forgotten, with the answers that no later one asked for and the rows nobody has any more. */
  forgetRuns(most: number): void {
    const old = this.all<{ no: number }>("SELECT no FROM run ORDER BY at_ms DESC LIMIT -1 OFFSET ?", most);
    for (const { no } of old) {
      this.sql.exec("DELETE FROM cell WHERE run_no = ?", no);
      this.sql.exec("DELETE FROM cell_metric WHERE run_no = ?", no);
      this.sql.exec("DELETE FROM reply WHERE run_no = ?", no);
      this.sql.exec("DELETE FROM run WHERE no = ?", no);
    }
    if (old.length === 0) return;
    this.sql.exec(
      `DELETE FROM data_row WHERE id NOT IN (SELECT value FROM run, json_each(run.rows)
       UNION SELECT value FROM dataset_version, json_each(dataset_version.rows))`,
    );
  }

  run(id: string): RunRow | null {
    return this.all<RunRow>("SELECT * FROM run WHERE id = ?", id)[0] ?? null;
  }

  runs(): RunRow[] {
    return this.all(
      "SELECT no, id, started_by, at_ms, ended_ms, state, data, '[]' AS rows, cases, columns, revision FROM run ORDER BY at_ms DESC",
    );
  }

  running(): RunRow[] {
    return this.all("SELECT * FROM run WHERE state = 'running' ORDER BY at_ms");
  }

  isRunning(no: number): boolean {
    return this.all("SELECT no FROM run WHERE no = ? AND state = 'running'", no).length > 0;
  }

  setState(no: number, state: RunState, endedMs: number | null): void {
    this.sql.exec(
      "UPDATE run SET state = ?, ended_ms = ?, revision = revision + 1 WHERE no = ?",
      ...[state, endedMs, no],
    );
  }

  /** How many cells are in a state, as people decided where they did. */
  counts(no: number): { state: number; count: number; cost: number | null; priced: number }[] {
    return this.all(
      `SELECT CASE WHEN verdict IS NULL THEN state WHEN verdict = 1 THEN ${code("pass")} ELSE ${code("fail")} END AS state,
       count(*) AS count, sum(cost_usd) AS cost, count(cost_usd) AS priced FROM cell WHERE run_no = ? GROUP BY 1`,
      no,
    );
  }

  waiting(no: number, most: number): CellRow[] {
    return this.all(
      `SELECT * FROM cell WHERE run_no = ? AND state = ${code("waiting")} ORDER BY place LIMIT ?`,
      ...[no, most],
    );
  }

  /** Cases all of whose answers are there, and are still to be compared. */
  answeredCases(no: number, columns: number, most: number): number[] {
    // Bound numbers are floating point, which divides otherwise.
    const at = (place: string) => `${place} / ${Math.trunc(columns)}`;
    return this.all<{ at: number }>(
      `SELECT DISTINCT ${at("place")} AS at FROM cell AS one WHERE run_no = ? AND state = ${code("answered")}
       AND NOT EXISTS (SELECT 1 FROM cell AS other WHERE other.run_no = one.run_no
        AND other.state = ${code("waiting")} AND other.place >= (${at("one.place")}) * ${Math.trunc(columns)}
        AND other.place < (${at("one.place")} + 1) * ${Math.trunc(columns)}) ORDER BY at LIMIT ?`,
      ...[no, most],
    ).map((row) => row.at);
  }

  cellsBetween(no: number, first: number, last: number): CellRow[] {
    return this.all(
      "SELECT * FROM cell WHERE run_no = ? AND place BETWEEN ? AND ? ORDER BY place",
      ...[no, first, last],
    );
  }

  cell(no: number, place: number): CellRow | null {
    return this.cellsBetween(no, place, place)[0] ?? null;
  }

  changed(no: number, after: number): CellRow[] {
    return this.all(
      `SELECT place, state, revision, score, mark, latency_ms, cost_usd, stability, is_cached, is_starred, verdict, comment
       FROM cell WHERE run_no = ? AND revision > ? ORDER BY place`,
      ...[no, after],
    );
  }

  /** Cells that are not graded any more are left out. */
  metrics(no: number, columns: number): MetricScore[] {
    const column = `cell.place % ${Math.trunc(columns)}`;
    return this.all<MetricScore>(
      `SELECT metric, ${column} AS "column", avg(cell_metric.score) AS score, count(*) AS cells
       FROM cell_metric JOIN cell ON cell.run_no = cell_metric.run_no AND cell.place = cell_metric.place
       WHERE cell_metric.run_no = ? AND cell.grades IS NOT NULL GROUP BY metric, ${column} ORDER BY metric, ${column}`,
      no,
    );
  }

  /** Of each, nothing where it is in none of these states any more: it was cancelled meanwhile. */
  settle(
    no: number,
    cells: readonly { place: number; settled: SettledCell }[],
    from: readonly CellState[],
  ): void {
    if (cells.length === 0) return;
    const revision = this.nextRevision(no);
    for (const { place, settled } of cells) {
      this.sql.exec(
        `UPDATE cell SET state = ?, revision = ?, score = ?, mark = ?, latency_ms = ?, cost_usd = ?, stability = ?,
         problem = ?, grades = ?, is_cached = ? WHERE run_no = ? AND place = ? AND state IN (${from.map(code).join()})`,
        ...[code(settled.state), revision, settled.score, settled.mark, settled.latencyMs],
        ...[settled.costUsd, settled.stability, settled.problem],
        ...[settled.grades && JSON.stringify(settled.grades), settled.isCached ? 1 : 0, no, place],
      );
      for (const [metric, score] of settled.metrics ?? []) {
        this.sql.exec(
          `INSERT OR REPLACE INTO cell_metric SELECT run_no, ?, place, ? FROM cell
           WHERE run_no = ? AND place = ? AND revision = ?`,
          ...[metric, score, no, place, revision],
        );
      }
    }
  }

  /** Where one of these cells waits to be compared, those that were graded are compared with it again. */
  compareAgain(no: number, first: number, last: number): void {
    this.sql.exec(
      `UPDATE cell SET state = ${code("answered")}, score = NULL, grades = NULL, problem = NULL,
       revision = (SELECT revision FROM run WHERE no = run_no)
       WHERE run_no = ? AND place BETWEEN ? AND ? AND state IN (${gradedStates.map(code).join()})
       AND EXISTS (SELECT 1 FROM cell AS other WHERE other.run_no = cell.run_no
        AND other.place BETWEEN ? AND ? AND other.state = ${code("answered")})`,
      ...[no, first, last, first, last],
    );
  }

  addTry(no: number, place: number, tries: number): void {
    this.sql.exec("UPDATE cell SET tries = ? WHERE run_no = ? AND place = ?", tries, no, place);
  }

  replies(keys: readonly string[]): Map<string, Reply> {
    const rows = this.all<{ key: string; mark: number; data: string }>(
      "SELECT reply.key, mark, data FROM json_each(?) AS wanted JOIN reply ON reply.key = wanted.value",
      JSON.stringify([...new Set(keys)]),
    );
    return new Map(
      rows.map(({ key, mark, data }) => [key, { key, mark, ...(JSON.parse(data) as CellAnswer) }]),
    );
  }

  /** Those of these keys that have an answer. */
  replyKeys(keys: readonly string[]): Set<string> {
    const rows = this.all<{ key: string }>(
      "SELECT reply.key FROM json_each(?) AS wanted JOIN reply ON reply.key = wanted.value",
      JSON.stringify(keys),
    );
    return new Set(rows.map(({ key }) => key));
  }

  storeReply({ key, mark, ...answer }: Reply, modelId: string, no: number): void {
    this.sql.exec(
      "INSERT INTO reply VALUES (?, ?, ?, ?, ?)",
      ...[key, modelId, no, mark, JSON.stringify(answer)],
    );
  }

  /** Answers a run was given again are kept as long as that run. */
  claimReplies(keys: readonly string[], no: number): void {
    this.sql.exec(
      "UPDATE reply SET run_no = ? WHERE run_no < ? AND key IN (SELECT value FROM json_each(?))",
      ...[no, no, JSON.stringify(keys)],
    );
  }

  /** What answers of a model took so far; nulls where there are none. */
  usual(modelId: string): { latencyMs: number | null; outputTokens: number | null } {
    const [row] = this.all<{ latency: number | null; tokens: number | null }>(
      `SELECT avg(data ->> 'latencyMs') AS latency, avg(data ->> 'outputTokens') AS tokens
       FROM (SELECT data FROM reply WHERE model_id = ? LIMIT 500)`,
      modelId,
    );
    return { latencyMs: row?.latency ?? null, outputTokens: row?.tokens ?? null };
  }

  /** Puts cells of these states back into the queue; how many. */
  askAgain(no: number, states: readonly CellState[]): number {
    return this.all(
      `UPDATE cell SET state = ${code("waiting")}, tries = 0, problem = NULL, grades = NULL, score = NULL, revision = ?
       WHERE run_no = ? AND state IN (${states.map(code).join()}) RETURNING place`,
      ...[this.nextRevision(no), no],
    ).length;
  }

  cancel(no: number): number {
    return this.all(
      `UPDATE cell SET state = ${code("cancelled")}, revision = ?
       WHERE run_no = ? AND state IN (${code("waiting")}, ${code("answered")}) RETURNING place`,
      ...[this.nextRevision(no), no],
    ).length;
  }

  star(no: number, place: number, isStarred: boolean): void {
    this.sql.exec(
      "UPDATE cell SET is_starred = ?, revision = ? WHERE run_no = ? AND place = ?",
      ...[isStarred ? 1 : 0, this.nextRevision(no), no, place],
    );
  }

  override(no: number, place: number, pass: boolean | null, comment: string, by: string): void {
    this.sql.exec(
      "UPDATE cell SET verdict = ?, comment = ?, decided_by = ?, revision = ? WHERE run_no = ? AND place = ?",
      ...[pass === null ? null : Number(pass), comment, by, this.nextRevision(no), no, place],
    );
  }

  setHumans(no: number, place: number, humans: string): void {
    this.sql.exec("UPDATE cell SET humans = ? WHERE run_no = ? AND place = ?", humans, no, place);
  }

  private nextRevision(no: number): number {
    const [row] = this.all<{ revision: number }>(
      "UPDATE run SET revision = revision + 1 WHERE no = ? RETURNING revision",
      no,
    );
    return row?.revision ?? 0;
  }

  private all<Row extends Record<string, SqlStorageValue>>(
    statement: string,
    ...bindings: SqlStorageValue[]
  ): Row[] {
    return this.sql.exec<Row>(statement, ...bindings).toArray();
  }
}

export const stateOf = ({ state }: Pick<CellRow, "state">): CellState => cellStates[state] ?? "waiting";
