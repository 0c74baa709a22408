import { useCallback, useEffect, useRef, useState } from "react";
import { type ApiError, callApi } from "~/client/call-api";
import type { ClientPage, ClientRow } from "~/domain/clients/client-row";
import { appendRows } from "~/staff/append-rows";
import { problemOf } from "~/staff/problem-of";

const idOf = ({ id }: ClientRow) => id;

interface Loaded {
  query: string;
  rows: readonly ClientRow[];
  next: string | null;
  total: number | null;
}

interface Clients {
  /** Null until the first page is there. */
  rows: readonly ClientRow[] | null;
  total: number | null;
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
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [problem, setProblem] = useState<ApiError | null>(null);
  const [tries, setTries] = useState(0);
  const isLoading = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when asked to
  useEffect(() => {
    const stop = new AbortController();
    setProblem(null);
    readPage(query, null, stop.signal).then(
      (page) => setLoaded({ query, ...page }),
      (error: unknown) => {
        if (!stop.signal.aborted) setProblem(problemOf(error));
      },
    );
    return () => stop.abort();
  }, [query, tries]);

  // The rows of the filter before stay until those of this one are there: typing does not empty the table.
  const isCurrent = loaded?.query === query;
  const loadMore = useCallback(() => {
    if (!loaded || loaded.query !== query || loaded.next === null || isLoading.current) return;
    isLoading.current = true;
    readPage(query, loaded.next)
      .then(
        (page) =>
          setLoaded((before) =>
            before?.query === query && before.next === loaded.next
              ? { ...before, rows: appendRows(before.rows, page.rows, idOf), next: page.next }
              : before,
          ),
        // Asked again when the end comes into sight again.
        () => {},
      )
      .finally(() => {
        isLoading.current = false;
      });
  }, [loaded, query]);

  async function readAll(): Promise<readonly ClientRow[]> {
    let { rows, next }: Pick<Loaded, "rows" | "next"> = isCurrent ? loaded : await readPage(query, null);
    while (next !== null) {
      const page: ClientPage = await readPage(query, next);
      rows = appendRows(rows, page.rows, idOf);
      next = page.next;
    }
    return rows;
  }

  return {
    rows: loaded?.rows ?? null,
    total: isCurrent ? loaded.total : null,
    problem,
    hasMore: isCurrent && loaded.next !== null,
    loadMore,
    retry: () => setTries((count) => count + 1),
    readAll,
  };
}
