import { useCallback, useEffect, useRef, useState } from "react";
import type { ApiError } from "~/client/call-api";
import type { ThreadList } from "~/domain/chat/thread";
import { problemOf } from "~/staff/problem-of";
import { readThreads } from "./api";
import { hearOtherTabs } from "./other-tabs";

/** What was last read, so that going from thread to thread shows the list at once. */
let lastRead: ThreadList | null = null;

const pauseMs = 200;

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
  return { list, problem, reload };
}
