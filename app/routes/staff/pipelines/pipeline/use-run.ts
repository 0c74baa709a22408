import { useCallback, useEffect, useRef, useState } from "react";
import { type ApiError, callApi } from "~/client/call-api";
import { isJobOver } from "~/domain/jobs/job";
import type { PipelineRun } from "~/domain/pipelines/pipeline-run";
import { problemOf } from "~/staff/problem-of";

/** Tries begin and end between the events of a job; of one that is over, staff and later runs may still say something. */
const lookEveryMs = { running: 3_000, over: 10_000 };

interface Answer {
  run: PipelineRun;
  ownerEmail: string | null;
}

export interface ShownRun {
  /** Null until it is read. */
  shown: PipelineRun | null;
  ownerEmail: string | null;
  problem: ApiError | null;
  reload: () => void;
  /** Shows what its person typed, for a reason, until the page is left. */
  reveal: (reason: string) => Promise<void>;
}

const addressOf = (id: string) => `/api/v1/staff/pipelines/${encodeURIComponent(id)}` as const;

/** A job, read again at each of its events and while it works. What is revealed stays so; it is read again for that as well. */
export function useRun(id: string): ShownRun {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [revealed, setRevealed] = useState<PipelineRun | null>(null);
  const [problem, setProblem] = useState<ApiError | null>(null);
  const asked = useRef(0);

  const reload = useCallback(async () => {
    asked.current += 1;
    const own = asked.current;
    try {
      const next = await callApi<Answer>(addressOf(id));
      if (own !== asked.current) return;
      setAnswer(next);
      setProblem(null);
    } catch (error) {
      if (own === asked.current) setProblem(problemOf(error));
    }
  }, [id]);

  useEffect(() => {
    void reload();
    return () => {
      asked.current += 1;
    };
  }, [reload]);

  const isOver = answer !== null && isJobOver(answer.run.state);
  const isThere = answer !== null;
  useEffect(() => {
    if (!isThere || isOver) return;
    const stream = new EventSource(`${addressOf(id)}/events`);
    stream.onmessage = () => void reload();
    return () => stream.close();
  }, [id, isThere, isOver, reload]);
  useEffect(() => {
    const everyMs = isOver ? lookEveryMs.over : lookEveryMs.running;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") void reload();
    }, everyMs);
    return () => clearInterval(timer);
  }, [isOver, reload]);

  async function reveal(reason: string): Promise<void> {
    const { run } = await callApi<{ run: PipelineRun }>(`${addressOf(id)}/reveal`, {
      method: "POST",
      body: { reason },
    });
    setRevealed(run);
  }

  return {
    shown: answer && withRevealed(answer.run, revealed),
    ownerEmail: answer?.ownerEmail ?? null,
    problem,
    reload: () => void reload(),
    reveal,
  };
}

/** What was revealed, in the job as it stands now; what came since is masked. */
function withRevealed(run: PipelineRun, revealed: PipelineRun | null): PipelineRun {
  if (!revealed) return run;
  const tries = new Map(revealed.tries.map((tried) => [tried.id, tried]));
  const lines = new Map(revealed.lines.map((line) => [line.id, line]));
  return {
    ...run,
    input: revealed.input,
    output: isJobOver(revealed.state) ? revealed.output : run.output,
    tries: run.tries.map((tried) => {
      const known = tries.get(tried.id);
      return known ? { ...tried, input: known.input, ...(known.endedMs !== null && known) } : tried;
    }),
    lines: run.lines.map((line) => lines.get(line.id) ?? line),
    isMasked: false,
  };
}
