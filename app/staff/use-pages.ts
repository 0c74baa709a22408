import {
  type Dispatch,
  type RefObject,
  type SetStateAction,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import type { ApiError } from "~/client/call-api";
import { problemOf } from "./problem-of";

/** A page of rows, and where the next one begins; null where there is none. */
export interface RowPage<Row> {
  rows: readonly Row[];
  next: string | null;
}

interface Paged<Page> {
  /** The pages so far as one, of `query` or of the one before it; null until the first is there. */
  loaded: (Page & { query: string }) | null;
  setLoaded: Dispatch<SetStateAction<(Page & { query: string }) | null>>;
  /** Whether `loaded` is of this query. */
  isCurrent: boolean;
  isLoadingMore: RefObject<boolean>;
  problem: ApiError | null;
  hasMore: boolean;
  loadMore: () => void;
  retry: () => void;
}

/** The rows of a query page by page; `read` and `idOf` are the same functions at each rendering. */
export function usePages<Row, Page extends RowPage<Row>>(
  query: string,
  read: (query: string, after: string | null, signal?: AbortSignal) => Promise<Page>,
  idOf: (row: Row) => string,
): Paged<Page> {
  const [loaded, setLoaded] = useState<(Page & { query: string }) | null>(null);
  const [problem, setProblem] = useState<ApiError | null>(null);
  const [turn, setTurn] = useState(0);
  const isLoadingMore = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when asked to
  useEffect(() => {
    const stop = new AbortController();
    setProblem(null);
    read(query, null, stop.signal).then(
      (page) => setLoaded({ ...page, query }),
      (error: unknown) => {
        if (!stop.signal.aborted) setProblem(problemOf(error));
      },
    );
    return () => stop.abort();
  }, [query, turn, read]);

  const loadMore = useCallback(() => {
    if (!loaded || loaded.query !== query || loaded.next === null || isLoadingMore.current) return;
    isLoadingMore.current = true;
    read(query, loaded.next)
      .then(
        ({ rows, next }) =>
          setLoaded((before) =>
            before?.query === query && before.next === loaded.next
              ? { ...before, rows: appendRows(before.rows, rows, idOf), next }
              : before,
          ),
        // Asked again when the end comes into sight again.
        () => {},
      )
      .finally(() => {
        isLoadingMore.current = false;
      });
  }, [loaded, query, read, idOf]);

  const isCurrent = loaded?.query === query;
  return {
    loaded,
    setLoaded,
    isCurrent,
    isLoadingMore,
    problem,
    hasMore: isCurrent && loaded.next !== null,
    loadMore,
    retry: () => setTurn((count) => count + 1),
  };
}

/** Rows with those of all pages behind them. */
export async function readOn<Row>(
  { rows, next }: RowPage<Row>,
  readPage: (after: string) => Promise<RowPage<Row>>,
  idOf: (row: Row) => string,
): Promise<readonly Row[]> {
  // One map for all pages: there may be a thousand.
  const all = new Map(rows.map((row) => [idOf(row), row]));
  for (let after = next; after !== null; ) {
    const page = await readPage(after);
    for (const row of page.rows) if (!all.has(idOf(row))) all.set(idOf(row), row);
    after = page.next;
  }
  return [...all.values()];
}

/** Rows with those of the next page; one that moved in the order between two pages stands once. */
function appendRows<Row>(rows: readonly Row[], page: readonly Row[], idOf: (row: Row) => string): Row[] {
  const known = new Set(rows.map(idOf));
  return [...rows, ...page.filter((row) => !known.has(idOf(row)))];
}
