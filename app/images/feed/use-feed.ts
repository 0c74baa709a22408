import { useRef, useState } from "react";
import { useDocuments } from "~/firebase/use-documents";
import type { ClipJob, Generation } from "~/stores/images/images";
import { type ShownClip, type ShownGeneration, shownOf } from "./shown-generation";

export type Feed =
  | { kind: "loading" }
  | { kind: "failed"; message: string; retry: () => void }
  | { kind: "ready"; made: (ShownGeneration | ShownClip)[]; hasOlder: boolean; showOlder: () => void };

const firstCount = 16;

/** A person's generations and clips, live, the newest first; older ones as they are asked for. */
export function useFeed(userId: string): Feed {
  const [most, setMost] = useState(firstCount);
  // What is shown stays while more is asked for.
  const shown = useRef<{ userId: string; made: (ShownGeneration | ShownClip)[]; most: number } | null>(null);
  const reading = useDocuments(
    `${userId} ${most}`,
    () => import("~/stores/images/images"),
    (
      store,
      documents,
      onChange: (live: { items: (Generation | ClipJob)[]; fromCache: boolean }) => void,
      onError,
    ) =>
      store.watchMade(
        documents,
        userId,
        most,
        (live) => {
          // An empty cache says nothing: the server has not answered yet.
          if (live.items.length > 0 || !live.fromCache) onChange(live);
        },
        onError,
      ),
  );
  if (reading.kind === "present") {
    const { items, fromCache } = reading.value;
    const before = shown.current?.userId === userId ? shown.current.made : [];
    // A cache that knows fewer than stood here must not take any away.
    if (!fromCache || items.length >= before.length) {
      shown.current = { userId, made: items.map(shownOf), most };
    }
  }
  if (reading.kind === "failed") {
    return { kind: "failed", message: reading.error.message, retry: reading.retry };
  }
  if (shown.current?.userId !== userId) return { kind: "loading" };
  const { made } = shown.current;
  return {
    kind: "ready",
    made,
    hasOlder: made.length >= shown.current.most,
    // Each longer list is read anew from its beginning: twice as long each time, all of them together are read about twice.
    showOlder: () => setMost((count) => (count <= made.length ? count * 2 : count)),
  };
}
