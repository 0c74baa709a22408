import { useCallback, useEffect, useRef, useState } from "react";
import type { ApiError } from "~/client/call-api";
import type { PromptTestOverview } from "~/domain/prompt-tests/desk";
import { problemOf } from "~/staff/problem-of";
import { readOverview } from "~/staff/prompt-tests/api";

const pauseMs = 1500;

/** Models, datasets, prompts and runs; read again while a run is running, and by `reload`. */
export function useOverview(): {
  overview: PromptTestOverview | null;
  problem: ApiError | null;
  reload: () => Promise<void>;
} {
  const [overview, setOverview] = useState<PromptTestOverview | null>(null);
  const [problem, setProblem] = useState<ApiError | null>(null);
  const reading = useRef<AbortController | null>(null);
  const reload = useCallback(async () => {
    reading.current?.abort();
    const stop = new AbortController();
    reading.current = stop;
    try {
      setOverview(await readOverview(stop.signal));
      setProblem(null);
    } catch (error) {
      if (!stop.signal.aborted) setProblem(problemOf(error));
    }
  }, []);
  useEffect(() => {
    void reload();
    return () => reading.current?.abort();
  }, [reload]);
  const isRunning = overview?.runs.some(({ state }) => state === "running") ?? false;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer sets the next look
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => void reload(), pauseMs);
    return () => clearTimeout(timer);
  }, [overview, isRunning, reload]);
  return { overview, problem, reload };
}
