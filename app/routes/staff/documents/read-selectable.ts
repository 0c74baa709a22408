import { ApiError, callApi } from "~/client/call-api";
import type { DocumentFigures, DocumentRow } from "~/domain/documents/document-answers";

/** So many documents are held, changed and taken back as one selection. */
const mostSelected = 5_000;

/** All that a query finds, to be selected. Throws ApiError where they are too many for that, with their number. */
export async function readSelectable(
  query: string,
  readAll: (onRead?: (count: number) => void) => Promise<DocumentRow[]>,
  onRead: (count: number) => void,
): Promise<DocumentRow[]> {
  const { count } = await callApi<DocumentFigures>(`/api/v1/staff/documents/figures?${query}`);
  const rows = count > mostSelected ? null : await readAll(onRead);
  // Some may have come meanwhile.
  if (rows && rows.length <= mostSelected) return rows;
  throw new ApiError(
    "too_many_selected",
    `The query finds ${(rows?.length ?? count).toLocaleString("en")} documents, and at most ${mostSelected.toLocaleString("en")} can be selected. Narrow the query; all of them can be downloaded.`,
    0,
    null,
  );
}
