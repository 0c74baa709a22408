import { useEffect, useState, useSyncExternalStore } from "react";
import type { ApiError } from "~/client/call-api";
import type { ChatMessage } from "~/domain/chat/thread";
import { problemOf } from "~/staff/problem-of";
import { readOnce } from "./early-reading";
import { hearOtherTabs } from "./other-tabs";
import { Talk } from "./talk";

type Loaded = { state: "loading" } | { state: "failed"; error: ApiError } | { state: "ready"; talk: Talk };

/** The thread of an id, read once and kept up with what other tabs do to it. */
export function useTalk(threadId: string): { loaded: Loaded; retry: () => void } {
  const [loaded, setLoaded] = useState<Loaded>({ state: "loading" });
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round reads anew
  useEffect(() => {
    const reading = new AbortController();
    setLoaded({ state: "loading" });
    readOnce(threadId, reading.signal).then(
      (thread) => {
        if (!reading.signal.aborted) setLoaded({ state: "ready", talk: new Talk(thread) });
      },
      (error) => {
        if (!reading.signal.aborted) setLoaded({ state: "failed", error: problemOf(error) });
      },
    );
    return () => reading.abort();
  }, [threadId, round]);
  const talk = loaded.state === "ready" ? loaded.talk : null;
  useEffect(() => {
    if (!talk) return;
    return hearOtherTabs((changedId) => {
      if (changedId === threadId) void talk.reload().catch(() => {});
    });
  }, [talk, threadId]);
  return { loaded, retry: () => setRound((before) => before + 1) };
}

export const useTalkState = (talk: Talk) => useSyncExternalStore(talk.subscribe, talk.read, talk.read);

/** A message as it stands now, word by word while it comes. */
export function useMessage(talk: Talk, message: ChatMessage): ChatMessage {
  const live = useSyncExternalStore(
    (listener) => talk.subscribeLive(message.id, listener),
    () => talk.readLive(message.id),
    () => null,
  );
  return live ?? message;
}
