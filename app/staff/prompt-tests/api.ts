import * as z from "zod/mini";
import { ApiError, callApi } from "~/client/call-api";
import type { DatasetRow } from "~/domain/prompt-tests/dataset";
import type {
  CellAct,
  CellChanges,
  CellDetail,
  CellText,
  DatasetSummary,
  newDatasetSchema,
  PromptTestOverview,
  PromptTexts,
  RunAct,
  RunDetail,
  RunEstimate,
  runRequestSchema,
} from "~/domain/prompt-tests/desk";
import type { RowEdits } from "~/domain/prompt-tests/row-edits";

/** The addresses of prompt tests. All throw ApiError. */

const base = "/api/v1/staff/prompt-tests";
const id = encodeURIComponent;
const runPath = (runId: string) => `${base}/runs/${id(runId)}` as const;
const signalOf = (signal?: AbortSignal) => (signal ? { signal } : {});
export type RunRequest = z.output<typeof runRequestSchema>;

export const readOverview = (signal?: AbortSignal) => callApi<PromptTestOverview>(base, signalOf(signal));

export const addDataset = async (body: z.input<typeof newDatasetSchema>) =>
  (await callApi<{ dataset: DatasetSummary }>(`${base}/datasets`, { method: "POST", body })).dataset;
export const readRows = async (datasetId: string, version: string | null, signal?: AbortSignal) => {
  const query = version === null ? "" : `?version=${id(version)}`;
  const path = `${base}/datasets/${id(datasetId)}${query}` as const;
  return (await callApi<{ rows: DatasetRow[] }>(path, signalOf(signal))).rows;
};
/** Refused as "dataset_changed" where somebody saved meanwhile; `latestOf` says who. */
export const saveRows = async (datasetId: string, body: RowEdits) =>
  (await callApi<{ dataset: DatasetSummary }>(`${base}/datasets/${id(datasetId)}`, { method: "PUT", body }))
    .dataset;
export const removeDataset = (datasetId: string) =>
  callApi(`${base}/datasets/${id(datasetId)}`, { method: "DELETE" });

export const addPrompt = (body: { name: string; basedOn: string | null; texts: PromptTexts }) =>
  callApi<{ promptId: string }>(`${base}/prompts`, { method: "POST", body });
export const addVersion = (promptId: string, body: PromptTexts) =>
  callApi<{ version: number }>(`${base}/prompts/${id(promptId)}`, { method: "POST", body });
export const removePrompt = (promptId: string) =>
  callApi(`${base}/prompts/${id(promptId)}`, { method: "DELETE" });

export const estimateRun = (body: RunRequest, signal: AbortSignal) =>
  callApi<RunEstimate>(`${base}/estimates`, { method: "POST", body, signal });
export const startRun = (body: RunRequest & { idempotencyKey: string }) =>
  callApi<{ runId: string }>(`${base}/runs`, { method: "POST", body });
export const readRun = (runId: string, signal: AbortSignal) => callApi<RunDetail>(runPath(runId), { signal });
export const readChanges = (runId: string, after: number, signal: AbortSignal) =>
  callApi<CellChanges>(`${runPath(runId)}/cells?after=${after}`, { signal });
export const readTexts = async (
  runId: string,
  cases: readonly number[],
  isWhole: boolean,
  signal?: AbortSignal,
) =>
  (
    await callApi<{ texts: CellText[] }>(
      `${runPath(runId)}/texts?cases=${cases.join()}${isWhole ? "&whole=1" : ""}`,
      signalOf(signal),
    )
  ).texts;
export const readCell = (runId: string, place: number, signal: AbortSignal) =>
  callApi<CellDetail>(`${runPath(runId)}/cells/${place}`, { signal });
export const changeRun = (runId: string, act: RunAct) =>
  callApi<{ cells: number }>(runPath(runId), { method: "POST", body: { do: act } });
export const changeCell = (runId: string, place: number, body: CellAct) =>
  callApi(`${runPath(runId)}/cells/${place}`, { method: "POST", body });

const latestSchema = z.object({ hash: z.string(), by: z.string(), at: z.string() });
/** The version that somebody saved meanwhile; null where the refusal was another. */
export const latestOf = (error: unknown) =>
  error instanceof ApiError && error.code === "dataset_changed"
    ? (latestSchema.safeParse(error.details.latest).data ?? null)
    : null;
