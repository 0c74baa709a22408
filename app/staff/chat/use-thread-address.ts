import { useCallback } from "react";
import { useSearchParams } from "react-router";

/** Gives the address of a thread, or of the page where none is open. What is searched for in all threads goes along. */
export function useThreadAddress(): (threadId: string | null, also?: Record<string, string>) => string {
  const query = useSearchParams()[0].get("q");
  return useCallback(
    (threadId, also = {}) => {
      const search = new URLSearchParams({ ...(query && { q: query }), ...also }).toString();
      const path = threadId === null ? "/llm-chat" : `/llm-chat/${threadId}`;
      return search ? `${path}?${search}` : path;
    },
    [query],
  );
}
