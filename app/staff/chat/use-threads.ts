import { useCallback, useEffect, useRef, useState } from "react";
import type { ApiError } from "~/client/call-api";
import type { ThreadList } from "~/domain/chat/thread";
import { problemOf } from "~/staff/problem-of";
import { readThreads } from "./api";
import { hearOtherTabs } from "./other-tabs";

/** What was last read, so that going from thread to thread shows the list at once. */
let lastRead: ThreadList | null = null;

const pauseMs = 200;
/** While something is answered, the list is read again so often. */
const answeringPauseMs = 3_000;

/** The threads of the person, those that say something where `query` is set. */
export function useThreads(query: string): {
  list: ThreadList | null;
  problem: ApiError | null;
  reload: () => void;
} {
  const [list, setList] = useState<ThreadList | null>(query ? null : lastRead);
  const [problem, setProblem] = useState<ApiError | null>(null);
  const current = useRef<AbortController | null>(null);
  const reload = useCallback(() => {
    current.current?.abort();
    const reading = new AbortController();
    current.current = reading;
    readThreads(query, reading.signal).then(
      (read) => {
        if (reading.signal.aborted) return;
        if (!query) lastRead = read;
        setList(read);
        setProblem(null);
      },
      (error) => {
        if (!reading.signal.aborted) setProblem(problemOf(error));
      },
    );
  }, [query]);
  useEffect(() => {
    const timer = setTimeout(reload, query ? pauseMs : 0);
    const deafen = hearOtherTabs(reload);
    return () => {
      clearTimeout(timer);
      deafen();
      current.current?.abort();
    };
  }, [reload, query]);
  const isAnswering = list?.threads.some((thread) => thread.isAnswering) ?? false;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer, and each failure, sets the next look
  useEffect(() => {
    if (!isAnswering) return;
    const timer = setTimeout(reload, answeringPauseMs);
    return () => clearTimeout(timer);
  }, [list, problem, isAnswering, reload]);
  return { list, problem, reload };
}
