import { type ApiError, callApi } from "~/client/call-api";
import type { ClientPage, ClientRow } from "~/domain/clients/client-row";
import { readOn, usePages } from "~/staff/use-pages";

const idOf = ({ id }: ClientRow) => id;

interface Clients {
  /** Null until the first page is there. */
  rows: readonly ClientRow[] | null;
  total: number | null;
  /** Whether the rows are of this filter. */
  isCurrent: boolean;
  problem: ApiError | null;
  hasMore: boolean;
  loadMore: () => void;
  retry: () => void;
  /** Those of all pages. */
  readAll: () => Promise<readonly ClientRow[]>;
}

const readPage = (query: string, after: string | null, signal?: AbortSignal) => {
  const asked = new URLSearchParams(query);
  if (after) asked.set("after", after);
  return callApi<ClientPage>(`/api/v1/staff/clients?${asked}`, signal ? { signal } : {});
};

/** The accounts of a filter, given as the query of its address, page by page. */
export function useClients(query: string): Clients {
  const pages = usePages<ClientRow, ClientPage>(query, readPage, idOf);
  const { loaded, isCurrent, problem, hasMore, loadMore, retry } = pages;

  return {
    // The rows of the filter before stay until those of this one are there: typing does not empty the table.
    rows: loaded?.rows ?? null,
    total: isCurrent ? (loaded?.total ?? null) : null,
    isCurrent,
    problem,
    hasMore,
    loadMore,
    retry,
    readAll: async () => {
      const first = isCurrent && loaded ? loaded : await readPage(query, null);
      return readOn(first, (after) => readPage(query, after), idOf);
    },
  };
}
