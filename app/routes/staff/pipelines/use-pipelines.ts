import { useCallback, useEffect, useRef, useState } from "react";
import { type ApiError, callApi } from "~/client/call-api";
import type { PipelineChanges, PipelinePage } from "~/domain/pipelines/pipeline-answers";
import { mergeRows, type PipelineFilter, pipelineQuery } from "~/domain/pipelines/pipeline-filter";
import type { PipelineRow } from "~/domain/pipelines/pipeline-row";
import { appendRows } from "~/staff/append-rows";
import { problemOf } from "~/staff/problem-of";

const idOf = ({ id }: PipelineRow) => id;

const changesEveryMs = 2_000;

export interface Pipelines {
  /** Null until the first page is there. */
  rows: readonly PipelineRow[] | null;
  problem: ApiError | null;
  hasMore: boolean;
  loadMore: () => void;
  retry: () => void;
  /** All of the filter, those that are not loaded too. */
  readAll: () => Promise<readonly PipelineRow[]>;
}

interface Loaded {
  key: string;
  rows: readonly PipelineRow[];
  nextMs: number | null;
}

/** The jobs of a filter, the newest first, page by page, kept up to date by asking what changed. */
export function usePipelines(filter: PipelineFilter, isPaused: boolean): Pipelines {
  const key = pipelineQuery(filter);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [problem, setProblem] = useState<ApiError | null>(null);
  const [tries, setTries] = useState(0);
  const asOf = useRef(0);
  const isLoading = useRef(false);
  const latest = useRef({ filter, key });
  latest.current = { filter, key };

  const loadPage = useCallback(async (beforeMs: number | null, signal?: AbortSignal) => {
    const asked = latest.current.key;
    const query = new URLSearchParams(asked);
    if (beforeMs !== null) query.set("before", String(beforeMs));
    const page = await callApi<PipelinePage>(`/api/v1/staff/pipelines?${query}`, signal ? { signal } : {});
    return { asked, page };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again for another filter, and when asked to
  useEffect(() => {
    const stop = new AbortController();
    setProblem(null);
    loadPage(null, stop.signal).then(
      ({ asked, page }) => {
        asOf.current = page.asOfMs;
        setLoaded({ key: asked, rows: page.rows, nextMs: page.nextMs });
      },
      (error: unknown) => {
        if (!stop.signal.aborted) setProblem(problemOf(error));
      },
    );
    return () => stop.abort();
  }, [key, tries, loadPage]);

  useEffect(() => {
    if (isPaused) return;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout>;
    const ask = async () => {
      if (asOf.current > 0 && document.visibilityState === "visible") {
        try {
          const news = await callApi<PipelineChanges>(`/api/v1/staff/pipelines?since=${asOf.current}`);
          if (isOver) return;
          asOf.current = Math.max(asOf.current, news.asOfMs);
          const { filter: wanted, key: asked } = latest.current;
          setLoaded((before) => {
            if (before?.key !== asked) return before;
            const oldestMs = before.nextMs ?? 0;
            const rows = mergeRows(before.rows, news.rows, wanted, oldestMs);
            return rows === before.rows ? before : { ...before, rows };
          });
        } catch {
          // The next question asks from the same moment on.
        }
      }
      if (!isOver) timer = setTimeout(() => void ask(), changesEveryMs);
    };
    timer = setTimeout(() => void ask(), changesEveryMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isPaused]);

  const shown = loaded?.key === key ? loaded : null;
  const loadMore = useCallback(() => {
    if (!shown || shown.nextMs === null || isLoading.current) return;
    isLoading.current = true;
    loadPage(shown.nextMs)
      .then(
        ({ asked, page }) =>
          setLoaded((before) =>
            before?.key === asked
              ? { ...before, rows: appendRows(before.rows, page.rows, idOf), nextMs: page.nextMs }
              : before,
          ),
        // Asked again when the end comes into sight again.
        () => {},
      )
      .finally(() => {
        isLoading.current = false;
      });
  }, [shown, loadPage]);

  async function readAll(): Promise<readonly PipelineRow[]> {
    let rows = shown?.rows ?? [];
    let nextMs = shown?.nextMs ?? null;
    while (nextMs !== null) {
      const { page } = await loadPage(nextMs);
      rows = appendRows(rows, page.rows, idOf);
      nextMs = page.nextMs;
    }
    return rows;
  }

  return {
    rows: shown?.rows ?? null,
    problem,
    hasMore: shown?.nextMs != null,
    loadMore,
    retry: () => setTries((count) => count + 1),
    readAll,
  };
}
