import { href } from "react-router";
import { getDocuments } from "~/firebase/documents";
import { writeDocuments } from "~/firebase/write-documents";
import type { TableContent } from "~/stores/batches/batch-document";

/** Makes the document of a table; answers its id once the server has all of it. Rejects as `writeDocuments` does. */
export async function createTable(userId: string, content: TableContent): Promise<string> {
  const { createBatch, newBatchId } = await import("~/stores/batches/batches");
  const batchId = newBatchId(await getDocuments());
  await writeDocuments((documents) => createBatch(documents, batchId, userId, content));
  return batchId;
}

/** The page of a table. */
export const tableAddress = (batchId: string) =>
  `${href("/megapot")}?${new URLSearchParams({ table: batchId })}`;
