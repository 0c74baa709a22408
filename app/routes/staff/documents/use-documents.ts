import { useCallback, useEffect, useRef, useState } from "react";
import type { ApiError } from "~/client/call-api";
import type { DocumentPage, DocumentRow } from "~/domain/documents/document-answers";
import { appendRows } from "~/staff/append-rows";
import { listDocuments } from "~/staff/documents/documents-api";
import { problemOf } from "~/staff/problem-of";

const idOf = ({ path }: DocumentRow) => path;

const pageRows = 50;
const lookEveryMs = 4_000;
/** So many of the rows in sight are looked at again. */
const mostLooked = 100;
/** So many are read to be downloaded. */
const mostRead = 100_000;

interface Loaded extends DocumentPage {
  query: string;
}

export interface Documents {
  /** Null until the first page is there. */
  rows: readonly DocumentRow[] | null;
  problem: ApiError | null;
  hasMore: boolean;
  loadMore: () => void;
  retry: () => void;
  /** All that the query finds, page by page. */
  readAll: (onRead?: (count: number) => void) => Promise<DocumentRow[]>;
}

/** Documents of a query, given as its address has it; while live, those that are loaded are asked for again and again. */
export function useDocuments(query: string, isLive: boolean): Documents {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [problem, setProblem] = useState<ApiError | null>(null);
  const [turn, setTurn] = useState(0);
  const isLoading = useRef(false);
  const isCurrent = loaded?.query === query;

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when asked to
  useEffect(() => {
    const stop = new AbortController();
    setProblem(null);
    listDocuments(query, { limit: pageRows, signal: stop.signal }).then(
      (page) => setLoaded({ query, ...page }),
      (error: unknown) => {
        if (!stop.signal.aborted) setProblem(problemOf(error));
      },
    );
    return () => stop.abort();
  }, [query, turn]);

  useEffect(() => {
    if (!isLive || !loaded || loaded.query !== query) return;
    let isWanted = true;
    const count = Math.min(mostLooked, Math.max(pageRows, loaded.rows.length));
    const timer = setTimeout(async () => {
      const page =
        document.visibilityState === "hidden" || isLoading.current
          ? null
          : await listDocuments(query, { limit: count }).catch(() => null);
      if (isWanted)
        setLoaded((before) =>
          before === loaded ? (page ? refreshed(before, page) : { ...before }) : before,
        );
    }, lookEveryMs);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [isLive, loaded, query]);

  const loadMore = useCallback(() => {
    if (!loaded || loaded.query !== query || loaded.next === null || isLoading.current) return;
    isLoading.current = true;
    listDocuments(query, { after: loaded.next, limit: pageRows })
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

  const readAll = useCallback(
    async (onRead: (count: number) => void = () => {}) => {
      const rows: DocumentRow[] = [];
      for (let after: string | null = null; ; ) {
        const page: DocumentPage = await listDocuments(query, { after, limit: mostLooked });
        rows.push(...page.rows);
        onRead(rows.length);
        after = page.next;
        if (after === null || rows.length >= mostRead) return rows;
      }
    },
    [query],
  );

  return {
    rows: isCurrent ? loaded.rows : null,
    problem,
    hasMore: isCurrent && loaded.next !== null,
    loadMore,
    retry: () => setTurn((count) => count + 1),
    readAll,
  };
}

/** The beginning as it is now, and behind it what was loaded beyond; rows that are the same stay the same objects. */
function refreshed(before: Loaded, page: DocumentPage): Loaded {
  const known = new Map(before.rows.map((row) => [row.path, row]));
  const head = page.rows.map((row) => {
    const old = known.get(row.path);
    return old?.updateTime === row.updateTime ? old : row;
  });
  if (page.next === null || before.rows.length <= page.rows.length) {
    const isSame = head.length === before.rows.length && head.every((row, at) => row === before.rows[at]);
    return { ...before, rows: isSame ? before.rows : head, next: page.next };
  }
  const inHead = new Set(head.map(({ path }) => path));
  const rest = before.rows.slice(head.length).filter(({ path }) => !inHead.has(path));
  return { ...before, rows: [...head, ...rest] };
}
