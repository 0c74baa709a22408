import { useCallback, useEffect } from "react";
import type { ApiError } from "~/client/call-api";
import type { DocumentPage, DocumentRow } from "~/domain/documents/document-answers";
import { listDocuments } from "~/staff/documents/documents-api";
import { usePages } from "~/staff/use-pages";

const idOf = ({ path }: DocumentRow) => path;

const pageRows = 50;
const lookEveryMs = 4_000;
/** So many of the rows in sight are looked at again. */
const mostLooked = 100;
/** So many are read to be downloaded. */
export const mostRead = 100_000;

type Loaded = DocumentPage & { query: string };

export interface Documents {
  /** Those of the query before until the first page of this one is there; null until any is. */
  rows: readonly DocumentRow[] | null;
  /** Whether the rows are of this query. */
  isCurrent: boolean;
  problem: ApiError | null;
  hasMore: boolean;
  loadMore: () => void;
  retry: () => void;
  /** All that the query finds, page by page. */
  readAll: (onRead?: (count: number) => void) => Promise<DocumentRow[]>;
}

const readPage = (query: string, after: string | null, signal?: AbortSignal) =>
  listDocuments(query, { after, limit: pageRows, ...(signal && { signal }) });

/** Documents of a query, given as its address has it; while live, those that are loaded are asked for again and again. */
export function useDocuments(query: string, isLive: boolean): Documents {
  const pages = usePages<DocumentRow, DocumentPage>(query, readPage, idOf);
  const { loaded, setLoaded, isCurrent, isLoadingMore, problem, hasMore, loadMore, retry } = pages;

  useEffect(() => {
    if (!isLive || !loaded || loaded.query !== query) return;
    let isWanted = true;
    const count = Math.min(mostLooked, Math.max(pageRows, loaded.rows.length));
    const timer = setTimeout(async () => {
      const page =
        document.visibilityState === "hidden" || isLoadingMore.current
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
  }, [isLive, loaded, setLoaded, isLoadingMore, query]);

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

  return { rows: loaded?.rows ?? null, isCurrent, problem, hasMore, loadMore, retry, readAll };
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
