import * as z from "zod/mini";
import type { FaultCode } from "./fault";
import type { Category } from "./test-case";

/** What the desk keeps: suites that were imported, runs, and every answer as the model gave it. */

export const deskLimits = { modelsPerRun: 12, cellsPerRun: 10_000, runs: 60, labelCharacters: 80 } as const;

export const startRunSchema = z.object({
  idempotencyKey: z.string().check(z.minLength(8), z.maxLength(64)),
  label: z._default(z.string().check(z.trim(), z.maxLength(deskLimits.labelCharacters)), ""),
  modelIds: z
    .array(z.string().check(z.maxLength(200)))
    .check(z.minLength(1, "Choose a model."), z.maxLength(deskLimits.modelsPerRun)),
  suiteIds: z
    .array(z.string().check(z.maxLength(64)))
    .check(z.minLength(1, "Choose a suite."), z.maxLength(20)),
});

export interface SuiteSummary {
  id: string;
  name: string;
  about: string;
  /** Null of those that come with the product. */
  addedAt: string | null;
  addedBy: string | null;
  /** How many cases, by category. */
  counts: Partial<Record<Category, number>>;
}

export interface RunSummary {
  id: string;
  label: string;
  by: string;
  startedAt: string;
  state: "running" | "done" | "cancelled";
  models: { id: string; label: string }[];
  suites: { id: string; name: string }[];
  /** The version of the rules its verdicts are of. */
  judgeVersion: number;
  total: number;
  waiting: number;
  failed: number;
  /** Of what was judged and is not excluded. */
  groups: { modelId: string; category: Category; isLive: boolean; judged: number; passed: number }[];
}

/** One question to one model, without what was said. */
export interface RunCell {
  modelId: string;
  suiteId: string;
  caseId: string;
  category: Category;
  isLive: boolean;
  state: "pass" | "fail" | "failed" | "waiting" | "stale";
  fault: FaultCode | null;
  /** Why no answer came. */
  problem: string | null;
  latencyMs: number | null;
  inputTokens: number | null;
  outputTokens: number | null;
  costUsd: number | null;
}

export interface JudgedAnew {
  judged: number;
  nowPass: number;
  nowFail: number;
  /** Whose question has changed since, or is gone: they have to be asked again. */
  stale: number;
}

/** Who of staff asks, and by which request. */
export interface DeskAsker {
  by: string;
  requestId: string;
}

/** What changes something is kept with its audit event, which is told until the log has it. */
export interface FunctionCallDeskRpc {
  suites(): Promise<SuiteSummary[]>;
  /** Its cases as JSON. */
  addSuite(suite: { name: string; cases: string }, asker: DeskAsker): Promise<SuiteSummary>;
  removeSuite(suiteId: string, asker: DeskAsker): Promise<"removed" | "absent">;
  start(
    run: { key: string; label: string; models: { id: string; label: string }[]; suiteIds: string[] },
    asker: DeskAsker,
  ): Promise<
    { kind: "started" | "same"; runId: string } | { kind: "no-suite" } | { kind: "too-many"; cells: number }
  >;
  /** The latest first; `excluded` are keys of cases. */
  runs(excluded: string[]): Promise<RunSummary[]>;
  cells(runId: string): Promise<RunCell[] | null>;
  /** What was asked and answered, as JSON of `CellDetail`. */
  detail(runId: string, place: { modelId: string; suiteId: string; caseId: string }): Promise<string | null>;
  judgeAnew(runId: string): Promise<JudgedAnew | null>;
  askFailedAgain(runId: string, asker: DeskAsker): Promise<number | null>;
  cancel(runId: string, asker: DeskAsker): Promise<"cancelled" | "absent">;
  hasCase(suiteId: string, caseId: string): Promise<boolean>;
}
