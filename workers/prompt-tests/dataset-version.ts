import type { DatasetRow } from "~/domain/prompt-tests/dataset";
import { stableId } from "~/stores/firestore/stable-id.server";
import type { NewVersion, StoredRow } from "./library-tables";

/** Rows named by what they say: a dataset of the same rows in the same order has the same name. */
export async function datasetVersion(
  rows: readonly DatasetRow[],
  by: string,
  nowMs: number,
): Promise<NewVersion> {
  const stored = await Promise.all(rows.map(storedRow));
  const variables = [...new Set(rows.flatMap((row) => Object.keys(row.variables)))];
  return {
    hash: await stableId("dataset", ...stored.map(({ id }) => id)),
    rows: stored,
    variables,
    by,
    nowMs,
  };
}

async function storedRow({ variables, assertions, note }: DatasetRow): Promise<StoredRow> {
  const sorted = Object.entries(variables).toSorted(([one], [other]) => (one < other ? -1 : 1));
  const data = JSON.stringify({ variables, assertions, note });
  const [id, key] = await Promise.all([
    stableId("dataset row", JSON.stringify(sorted), JSON.stringify([assertions, note])),
    stableId("dataset case", JSON.stringify(sorted)),
  ]);
  return { id, key: key.slice(0, 12), data };
}
