import { useEffect, useState } from "react";
import { type ApiError, callApi } from "~/client/call-api";
import { problemOf } from "~/staff/problem-of";

export interface Polled<Answer> {
  /** The latest answer, of the address before while another is on its way; null before the first. */
  answer: Answer | null;
  problem: ApiError | null;
  retry: () => void;
}

/** What an address answers, asked again every `everyMs` while the page is in sight; `null` asks once. */
export function usePolled<Answer>(path: `/api/v1/${string}`, everyMs: number | null): Polled<Answer> {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [problem, setProblem] = useState<ApiError | null>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when asked to
  useEffect(() => {
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isFirst = true;
    const ask = async () => {
      if (isFirst || document.visibilityState === "visible") {
        isFirst = false;
        try {
          setAnswer(await callApi<Answer>(path, { signal: stop.signal }));
          setProblem(null);
        } catch (error) {
          if (stop.signal.aborted) return;
          setProblem(problemOf(error));
        }
      }
      if (everyMs !== null && !stop.signal.aborted) timer = setTimeout(() => void ask(), everyMs);
    };
    void ask();
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [path, everyMs, tries]);
  return { answer, problem, retry: () => setTries((count) => count + 1) };
}
