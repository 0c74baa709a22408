import { useCallback, useEffect, useRef, useState } from "react";
import type { ApiError } from "~/client/call-api";
import type { MetricScore, RunDetail, RunSummary } from "~/domain/prompt-tests/desk";
import { problemOf } from "~/staff/problem-of";
import { readChanges, readRun } from "~/staff/prompt-tests/api";
import { applyChanges, emptyMatrix, type Matrix } from "~/staff/prompt-tests/matrix";

export interface LoadedRun {
  detail: RunDetail;
  run: RunSummary;
  matrix: Matrix;
  metrics: readonly MetricScore[];
}

const pauseMs = 700;
const lookMs = 8000;

/** A run with its cells; what changes is asked for while it is running, and now and then afterwards, as others decide too. */
export function useRun(runId: string): {
  loaded: LoadedRun | null;
  problem: ApiError | null;
  reload: () => void;
} {
  const [loaded, setLoaded] = useState<LoadedRun | null>(null);
  const [problem, setProblem] = useState<ApiError | null>(null);
  const [tries, setTries] = useState(0);
  const latest = useRef<LoadedRun | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` looks again at once
  useEffect(() => {
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      try {
        const before = latest.current ?? (await begin(runId, stop.signal));
        const changes = await readChanges(runId, before.matrix.revision, stop.signal);
        const isSame = changes.revision === before.matrix.revision && latest.current !== null;
        const next = isSame
          ? before
          : {
              ...before,
              ...{ run: changes.run, matrix: applyChanges(before.matrix, changes), metrics: changes.metrics },
            };
        if (stop.signal.aborted) return;
        latest.current = next;
        setLoaded(next);
        setProblem(null);
        timer = setTimeout(() => void look(), next.run.state === "running" ? pauseMs : lookMs);
      } catch (error) {
        if (stop.signal.aborted) return;
        setProblem(problemOf(error));
        if (latest.current) timer = setTimeout(() => void look(), lookMs);
      }
    };
    void look();
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [runId, tries]);
  return { loaded, problem, reload: useCallback(() => setTries((count) => count + 1), []) };
}

async function begin(runId: string, signal: AbortSignal): Promise<LoadedRun> {
  const detail = await readRun(runId, signal);
  const matrix = emptyMatrix(detail.cases.length, detail.columns.length);
  return { detail, run: detail.run, matrix, metrics: [] };
}
