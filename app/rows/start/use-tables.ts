import { useDocuments } from "~/firebase/use-documents";
import type { Batch } from "~/stores/batches/batch-document";

/** A person's tables without their rows, the last changed first, with those in the trash. */
export function useTables(userId: string) {
  return useDocuments(
    userId,
    () => import("~/stores/batches/batches"),
    ({ watchBatches }, documents, onChange: (tables: Batch[]) => void, onError) =>
      watchBatches(
        documents,
        userId,
        // An empty cache says nothing: the server has not answered yet.
        ({ items, fromCache }) => (items.length > 0 || !fromCache) && onChange(items),
        onError,
      ),
  );
}
