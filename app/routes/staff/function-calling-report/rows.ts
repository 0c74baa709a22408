import type { JudgedCell } from "~/domain/function-calls/accuracy";
import type { FunctionCallOverview } from "~/domain/function-calls/cell-detail";
import type { RunCell, RunSummary } from "~/domain/function-calls/desk";
import { faultNames } from "~/domain/function-calls/fault";
import { caseKey, categoryNames } from "~/domain/function-calls/test-case";
import type { Column } from "~/staff/table/column";

/** One answer as the table has it. */
export interface AnswerRow extends JudgedCell, RunCell {
  id: string;
  model: string;
  suite: string;
}

export function rowsOf(
  cells: readonly RunCell[],
  run: RunSummary,
  { exclusions }: Pick<FunctionCallOverview, "exclusions">,
): AnswerRow[] {
  const excluded = new Set(exclusions.map(({ suiteId, caseId }) => caseKey(suiteId, caseId)));
  const labels = new Map(run.models.map(({ id, label }) => [id, label]));
  const suites = new Map(run.suites.map(({ id, name }) => [id, name]));
  return cells.map((cell) => {
    const key = caseKey(cell.suiteId, cell.caseId);
    return {
      ...cell,
      id: `${key} ${cell.modelId}`,
      model: labels.get(cell.modelId) ?? cell.modelId,
      suite: suites.get(cell.suiteId) ?? cell.suiteId,
      isExcluded: excluded.has(key),
    };
  });
}

export const stateNames = {
  pass: "Passed",
  fail: "Failed",
  failed: "No answer",
  waiting: "Waiting",
  stale: "Question changed",
  excluded: "Left out",
} as const;
export type ShownState = keyof typeof stateNames;

export const shownState = ({ state, isExcluded }: AnswerRow): ShownState => (isExcluded ? "excluded" : state);

export const filterNames = ["category", "fault", "state", "model", "suite", "q"] as const;
export type FilterValues = Record<(typeof filterNames)[number], string>;

export function matchesFilters(row: AnswerRow, values: FilterValues): boolean {
  const words = values.q.toLowerCase();
  return (
    (!values.category || row.category === values.category) &&
    (!values.fault || row.fault === values.fault) &&
    (!values.state || shownState(row) === values.state) &&
    (!values.model || row.modelId === values.model) &&
    (!values.suite || row.suiteId === values.suite) &&
    (!words || `${row.caseId} ${row.model} ${row.problem ?? ""}`.toLowerCase().includes(words))
  );
}

/** What is copied and downloaded of an answer; how it is drawn is added where the table stands. */
export const answerColumns: readonly Column<AnswerRow>[] = [
  { id: "state", title: "Result", width: 132, value: (row) => stateNames[shownState(row)] },
  { id: "case", title: "Case", width: 240, value: ({ caseId }) => caseId },
  { id: "category", title: "Category", width: 120, value: ({ category }) => categoryNames[category].name },
  { id: "model", title: "Model", width: 180, value: ({ model }) => model },
  {
    id: "fault",
    title: "What is wrong",
    width: 230,
    value: ({ fault, problem }) => (fault ? faultNames[fault].name : (problem ?? "")),
  },
  { id: "latency", title: "Latency", unit: "ms", kind: "number", width: 120, value: (row) => row.latencyMs },
  {
    id: "tokens",
    title: "Tokens",
    kind: "number",
    width: 100,
    value: ({ inputTokens, outputTokens }) =>
      inputTokens === null || outputTokens === null ? null : inputTokens + outputTokens,
  },
  { id: "cost", title: "Cost", unit: "$", kind: "number", width: 100, value: ({ costUsd }) => costUsd },
  { id: "suite", title: "Suite", width: 160, value: ({ suite }) => suite },
  { id: "code", title: "Error code", width: 150, value: ({ fault }) => fault ?? "", isHidden: true },
];
