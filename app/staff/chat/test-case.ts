import type { DatasetRow } from "~/domain/prompt-tests/dataset";
import { addDataset, readOverview, saveRows } from "~/staff/prompt-tests/api";

/** Datasets that staff made: the product's own do not change. Throws ApiError. */
export async function readDatasets(signal: AbortSignal) {
  const { datasets } = await readOverview(signal);
  return datasets.filter(({ isOwn }) => !isOwn);
}

/** Puts a case behind those of a dataset, as a further version of it; with no id, into a new one of this name. Throws ApiError. */
export async function addCase(datasetId: string | null, name: string, row: DatasetRow): Promise<void> {
  if (datasetId === null) await addDataset({ name, format: "json", text: JSON.stringify(row) });
  else await saveRows(datasetId, { version: null, latest: null, changed: [], removed: [], added: [row] });
}
