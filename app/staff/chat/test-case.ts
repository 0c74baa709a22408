import { callApi } from "~/client/call-api";
import type { DatasetRow } from "~/domain/prompt-tests/dataset";
import type { DatasetSummary, PromptTestOverview } from "~/domain/prompt-tests/desk";

/** Datasets of the prompt tests, as far as the chat adds to them. All throw ApiError. */

const base = "/api/v1/staff/prompt-tests";

/** Those that staff made: the product's own do not change. */
export async function readDatasets(signal: AbortSignal): Promise<DatasetSummary[]> {
  const { datasets } = await callApi<PromptTestOverview>(base, { signal });
  return datasets.filter(({ isOwn }) => !isOwn);
}

/** Puts a case behind those of a dataset, as a further version of it; with no id, into a new one of this name. */
export async function addCase(datasetId: string | null, name: string, row: DatasetRow): Promise<void> {
  if (datasetId === null) {
    const body = { name, format: "json", text: JSON.stringify(row) };
    await callApi(`${base}/datasets`, { method: "POST", body });
    return;
  }
  const path = `${base}/datasets/${encodeURIComponent(datasetId)}` as const;
  const { rows } = await callApi<{ rows: DatasetRow[] }>(path);
  await callApi(path, { method: "PUT", body: { rows: [...rows, row] } });
}
