import { useEffect, useRef, useState } from "react";
import { type ApiError, callApi } from "~/client/call-api";
import type { PipelineChanges, PipelinePage } from "~/domain/pipelines/pipeline-answers";
import { mergeRows, type PipelineFilter, pipelineQuery } from "~/domain/pipelines/pipeline-filter";
import type { PipelineRow } from "~/domain/pipelines/pipeline-row";
import { type RowPage, readOn, usePages } from "~/staff/use-pages";

const idOf = ({ id }: PipelineRow) => id;

const changesEveryMs = 2_000;

export interface Pipelines {
  /** Null until the first page is there. */
  rows: readonly PipelineRow[] | null;
  problem: ApiError | null;
  hasMore: boolean;
  loadMore: () => void;
  retry: () => void;
  /** Asks at once what changed. */
  look: () => void;
  /** All of the filter, those that are not loaded too. */
  readAll: () => Promise<readonly PipelineRow[]>;
}

interface Page extends RowPage<PipelineRow> {
  asOfMs: number;
}

async function readPage(query: string, before: string | null, signal?: AbortSignal): Promise<Page> {
  const asked = new URLSearchParams(query);
  if (before !== null) asked.set("before", before);
  const { rows, nextMs, asOfMs } = await callApi<PipelinePage>(
    `/api/v1/staff/pipelines?${asked}`,
    signal ? { signal } : {},
  );
  return { rows, asOfMs, next: nextMs === null ? null : String(nextMs) };
}

/** The jobs of a filter, the newest first, page by page, kept up to date by asking what changed. */
export function usePipelines(filter: PipelineFilter, isPaused: boolean): Pipelines {
  const key = pipelineQuery(filter);
  const pages = usePages<PipelineRow, Page>(key, readPage, idOf);
  const { loaded, setLoaded, isCurrent, problem, hasMore, loadMore, retry } = pages;
  const asOf = useRef(0);
  const [looks, setLooks] = useState(0);
  const latest = useRef({ filter, key });
  latest.current = { filter, key };

  // What changed is asked for from the moment of the first page on.
  const readAsOf = loaded?.asOfMs ?? 0;
  useEffect(() => {
    asOf.current = readAsOf;
  }, [readAsOf]);

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
            if (before?.query !== asked) return before;
            const oldestMs = Number(before.next ?? 0);
            const rows = mergeRows(before.rows, news.rows, wanted, oldestMs);
            return rows === before.rows ? before : { ...before, rows };
          });
        } catch {
          // The next question asks from the same moment on.
        }
      }
      if (!isOver) timer = setTimeout(() => void ask(), changesEveryMs);
    };
    timer = setTimeout(() => void ask(), looks === 0 ? changesEveryMs : 0);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isPaused, setLoaded, looks]);

  const shown = isCurrent ? loaded : null;
  return {
    rows: shown?.rows ?? null,
    problem,
    hasMore,
    loadMore,
    retry,
    look: () => setLooks((count) => count + 1),
    readAll: async () =>
      readOn(shown ?? (await readPage(key, null)), (before) => readPage(key, before), idOf),
  };
}
