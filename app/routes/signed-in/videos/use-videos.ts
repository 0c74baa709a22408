import { useCallback, useEffect, useState } from "react";
import { getDocuments } from "~/firebase/documents";
import type { Content } from "~/stores/content-document";

export type VideoList =
  | { kind: "loading" }
  | { kind: "failed"; message: string }
  | { kind: "ready"; videos: Content[] };

/** A user's videos, live, with those in the trash. */
export function useVideos(userId: string): { list: VideoList; retry: () => void } {
  const [list, setList] = useState<VideoList>({ kind: "loading" });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt listens anew
  useEffect(() => {
    let stop = () => {};
    let gone = false;
    const fail = (error: Error) => setList({ kind: "failed", message: error.message });
    setList({ kind: "loading" });
    Promise.all([getDocuments(), import("~/stores/content")]).then(([documents, { watchContentList }]) => {
      if (gone) return;
      stop = watchContentList(
        documents,
        userId,
        ({ items, fromCache }) => {
          // An empty cache says nothing: the server has not answered yet.
          if (items.length > 0 || !fromCache) setList({ kind: "ready", videos: items });
        },
        fail,
      );
    }, fail);
    return () => {
      gone = true;
      stop();
    };
  }, [userId, attempt]);

  return { list, retry: useCallback(() => setAttempt((count) => count + 1), []) };
}
