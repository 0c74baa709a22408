import { callApi } from "~/client/call-api";
import type { CellDetail, FunctionCallOverview } from "~/domain/function-calls/cell-detail";
import type { JudgedAnew, RunCell, SuiteSummary } from "~/domain/function-calls/desk";

/** The addresses of this page. All throw ApiError. */

const base = "/api/v1/staff/function-calls";
const runPath = (runId: string) => `${base}/runs/${encodeURIComponent(runId)}` as const;

export const readOverview = (signal?: AbortSignal) =>
  callApi<FunctionCallOverview>(base, { ...(signal && { signal }) });

export const readCells = async (runId: string, signal?: AbortSignal) =>
  (await callApi<{ cells: RunCell[] }>(runPath(runId), { ...(signal && { signal }) })).cells;

export const readDetail = (
  runId: string,
  { modelId, suiteId, caseId }: Pick<RunCell, "modelId" | "suiteId" | "caseId">,
  signal: AbortSignal,
) => {
  const asked = new URLSearchParams({ model: modelId, suite: suiteId, case: caseId });
  return callApi<CellDetail>(`${runPath(runId)}/answer?${asked}`, { signal });
};

export const startRun = (body: {
  idempotencyKey: string;
  label: string;
  modelIds: string[];
  suiteIds: string[];
}) => callApi<{ runId: string }>(`${base}/runs`, { method: "POST", body });

const change = <Answer>(runId: string, act: "judge" | "ask-again" | "cancel") =>
  callApi<Answer>(runPath(runId), { method: "POST", body: { do: act } });
export const judgeAnew = (runId: string) => change<JudgedAnew>(runId, "judge");
export const askAgain = (runId: string) => change<{ asked: number }>(runId, "ask-again");
export const cancelRun = (runId: string) => change<Record<string, never>>(runId, "cancel");

export const importSuite = (body: { name: string; text: string }) =>
  callApi<{ suite: SuiteSummary }>(`${base}/suites`, { method: "POST", body });
export const removeSuite = (suiteId: string) =>
  callApi(`${base}/suites/${encodeURIComponent(suiteId)}`, { method: "DELETE" });

export const decide = (body: {
  do: "exclude" | "include";
  suiteId: string;
  caseId: string;
  reason: string;
}) => callApi(`${base}/exclusions`, { method: "POST", body });
