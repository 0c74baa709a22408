import type { DatasetRow } from "~/domain/prompt-tests/dataset";
import type {
  CellChanges,
  CellDetail,
  CellText,
  RepeatGrade,
  RunDetail,
  RunSummary,
} from "~/domain/prompt-tests/desk";
import { type CellCounts, cellFlags, cellStates } from "~/domain/prompt-tests/run-state";
import { assertionsOf } from "./grade-cell";
import type { LibraryTables } from "./library-tables";
import { filledQuestion, replyKeys } from "./question-of";
import { type CellRow, type RunData, type RunRow, type RunTables, stateOf } from "./run-tables";

interface Counted {
  revision: number;
  counts: CellCounts;
  costUsd: number;
  isCostKnown: boolean;
}

const titleCharacters = 160;

/** What staff see of runs. */
export class RunReader {
  /** Counted anew when a run has changed. */
  private readonly counted = new Map<number, Counted>();

  constructor(
    private readonly runs: RunTables,
    private readonly library: LibraryTables,
  ) {}

  summary(run: RunRow): RunSummary {
    const { columns, dataset, label, parameters, graderId, graderVersion }: RunData = JSON.parse(run.data);
    const { counts, costUsd, isCostKnown } = this.countsOf(run);
    return {
      ...{
        id: run.id,
        label,
        by: run.started_by,
        state: run.state,
        dataset,
        parameters,
        graderId,
        graderVersion,
      },
      startedAt: new Date(run.at_ms).toISOString(),
      endedAt: run.ended_ms === null ? null : new Date(run.ended_ms).toISOString(),
      columns: columns.map(({ promptId, prompt, version, modelId, model }) => ({
        ...{ promptId, prompt, version, modelId, model },
      })),
      ...{ cases: run.cases, counts, costUsd, isCostKnown },
    };
  }

  detail(run: RunRow): RunDetail {
    const { assertions, threshold, columns }: RunData = JSON.parse(run.data);
    return {
      run: this.summary(run),
      ...{ assertions, threshold, columns },
      cases: this.library.rows(JSON.parse(run.rows)).map(({ key, data }) => ({ key, title: titleOf(data) })),
    };
  }

  changes(run: RunRow, after: number): CellChanges {
    const cells = this.runs.changed(run.no, after);
    return {
      revision: run.revision,
      run: this.summary(run),
      places: cells.map(({ place }) => place),
      states: cells.map(({ state }) => state),
      scores: cells.map(({ score }) => score),
      marks: cells.map(({ mark }) => mark ?? 0),
      latenciesMs: cells.map(({ latency_ms }) => latency_ms),
      costsUsd: cells.map(({ cost_usd }) => cost_usd),
      stabilities: cells.map(({ stability }) => stability),
      flags: cells.map(flagsOf),
      metrics: after === run.revision ? [] : this.runs.metrics(run.no, run.columns),
    };
  }

  async texts(run: RunRow, cases: readonly number[], most: number): Promise<CellText[]> {
    const data: RunData = JSON.parse(run.data);
    const rowIds: string[] = JSON.parse(run.rows);
    const wanted = cases.filter((at) => at < run.cases);
    const rows = new Map(
      this.library.rows(wanted.map((at) => rowIds[at] ?? "")).map((row) => [row.id, row.data]),
    );
    const asked = await Promise.all(
      wanted.flatMap((at) => {
        const row = JSON.parse(rows.get(rowIds[at] ?? "") ?? "null") as DatasetRow | null;
        const cells = this.runs.cellsBetween(run.no, at * run.columns, (at + 1) * run.columns - 1);
        return cells.map(async (cell) => ({
          cell,
          key: row ? ((await this.keysOf(run, data, cell, row))[0] ?? "") : "",
        }));
      }),
    );
    const replies = this.runs.replies(asked.map(({ key }) => key));
    return asked.map(({ cell, key }) => {
      const reply = replies.get(key);
      const calls = reply?.calls.map(({ name, input }) => `${name}(${input})`).join("\n") ?? "";
      const text = [reply?.text, calls].filter(Boolean).join("\n");
      return {
        ...{ place: cell.place, text: text.slice(0, most), problem: cell.problem },
        reason: cell.grades === null ? null : reasonOf(JSON.parse(cell.grades)),
      };
    });
  }

  async cell(run: RunRow, place: number): Promise<CellDetail | null> {
    const cell = this.runs.cell(run.no, place);
    const data: RunData = JSON.parse(run.data);
    const column = data.columns[place % run.columns];
    const [stored] = this.library.rows([
      (JSON.parse(run.rows) as string[])[Math.floor(place / run.columns)] ?? "",
    ]);
    if (!cell || !stored || !column) return null;
    const row = JSON.parse(stored.data) as DatasetRow;
    const keys = await this.keysOf(run, data, cell, row);
    const replies = this.runs.replies(keys);
    return {
      ...{ place, state: stateOf(cell), score: cell.score, stability: cell.stability, problem: cell.problem },
      ...{ row, column, ...filledQuestion(column, row), assertions: assertionsOf(data, row) },
      answers: keys.flatMap((key) => {
        const { mark: _, key: __, ...answer } = replies.get(key) ?? { key: null, mark: null };
        return "text" in answer ? [answer] : [];
      }),
      grades: cell.grades === null ? [] : JSON.parse(cell.grades),
      ...{ isStarred: cell.is_starred === 1, isCached: cell.is_cached === 1 },
      override:
        cell.verdict === null
          ? null
          : { pass: cell.verdict === 1, comment: cell.comment ?? "", by: cell.decided_by ?? "" },
    };
  }

  private async keysOf(run: RunRow, data: RunData, { place }: CellRow, row: DatasetRow): Promise<string[]> {
    const column = data.columns[place % run.columns];
    const question = column && filledQuestion(column, row).question;
    if (!column || !question) return [];
    return replyKeys(question, column, data.parameters, data.parameters.isAnew ? run.id : "");
  }

  private countsOf(run: RunRow): Counted {
    const known = this.counted.get(run.no);
    if (known?.revision === run.revision) return known;
    const rows = this.runs.counts(run.no);
    const count = (code: number) => rows.find(({ state }) => state === code)?.count ?? 0;
    const answered = ["pass", "fail", "ungraded", "undecided"];
    const counted: Counted = {
      revision: run.revision,
      counts: Object.fromEntries(cellStates.map((state, code) => [state, count(code)])) as CellCounts,
      costUsd: rows.reduce((sum, { cost }) => sum + (cost ?? 0), 0),
      isCostKnown: rows.every(
        ({ state, count: cells, priced }) => !answered.includes(cellStates[state] ?? "") || priced === cells,
      ),
    };
    this.counted.set(run.no, counted);
    return counted;
  }
}

function titleOf(data: string): string {
  const { variables, note } = JSON.parse(data) as DatasetRow;
  const values = Object.values(variables).filter((value) => !/^\s*(\[\]|\{\})?\s*$/.test(value));
  const title = note ? `${note}: ${values.join(" · ")}` : values.join(" · ");
  return title.replace(/\s+/g, " ").slice(0, titleCharacters);
}

function flagsOf({ is_starred, comment, verdict, is_cached }: CellRow): number {
  return (
    (is_starred ? cellFlags.starred : 0) |
    (comment ? cellFlags.commented : 0) |
    (verdict === 1 ? cellFlags.madePass : 0) |
    (verdict === 0 ? cellFlags.madeFail : 0) |
    (is_cached ? cellFlags.cached : 0)
  );
}

/** The first thing that does not hold. */
function reasonOf(grades: readonly RepeatGrade[]): string | null {
  for (const { parts } of grades) {
    const failed = parts.find(({ state }) => state === "fail" || state === "error");
    if (failed) return "reason" in failed ? failed.reason : "message" in failed ? failed.message : null;
  }
  return null;
}
