import type { RawCall } from "./answer";
import type { RunCell, RunSummary, SuiteSummary } from "./desk";
import type { Verdict } from "./fault";
import type { TestCase } from "./test-case";

/** All that is known of one answer. */
export interface CellDetail {
  cell: RunCell;
  /** Null where the suite has no such case any more. */
  test: TestCase | null;
  answer: { turns: { calls: RawCall[]; text: string }[] } | null;
  verdict: Verdict | null;
}

export interface Exclusion {
  suiteId: string;
  caseId: string;
  reason: string;
  by: string;
  at: string;
}

/** What GET /api/v1/staff/function-calls answers with. */
export interface FunctionCallOverview {
  models: { id: string; label: string; about: string }[];
  suites: SuiteSummary[];
  runs: RunSummary[];
  exclusions: Exclusion[];
  judgeVersion: number;
}
