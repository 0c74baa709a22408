import { useCallback, useEffect, useRef, useState } from "react";
import type { FunctionCallOverview } from "~/domain/function-calls/cell-detail";
import type { RunCell } from "~/domain/function-calls/desk";
import { readCells, readOverview } from "./api";

export interface Report {
  overview: FunctionCallOverview;
  /** Of the chosen run; none where nothing was run yet. */
  cells: RunCell[];
  runId: string | null;
}

type Loaded = { state: "loading" } | { state: "failed"; error: Error } | { state: "ready"; report: Report };

const pauseMs = 1200;

/** The report of a run, or of the latest; read again while it is running, and when `reload` is called. */
export function useReport(wantedRunId: string): { loaded: Loaded; reload: () => Promise<void> } {
  const [loaded, setLoaded] = useState<Loaded>({ state: "loading" });
  const current = useRef<AbortController | null>(null);

  const reload = useCallback(async () => {
    current.current?.abort();
    const reading = new AbortController();
    current.current = reading;
    try {
      const overview = await readOverview(reading.signal);
      const run = overview.runs.find(({ id }) => id === wantedRunId) ?? overview.runs[0];
      const cells = run ? await readCells(run.id, reading.signal) : [];
      if (reading.signal.aborted) return;
      setLoaded({ state: "ready", report: { overview, cells, runId: run?.id ?? null } });
    } catch (error) {
      if (!reading.signal.aborted) setLoaded({ state: "failed", error: error as Error });
    }
  }, [wantedRunId]);

  useEffect(() => {
    void reload();
    return () => current.current?.abort();
  }, [reload]);

  const isRunning =
    loaded.state === "ready" && loaded.report.overview.runs.some(({ state }) => state === "running");
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer sets the next look
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => void reload(), pauseMs);
    return () => clearTimeout(timer);
  }, [loaded, isRunning, reload]);

  return { loaded, reload };
}
