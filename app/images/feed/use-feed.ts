import { useRef, useState } from "react";
import { useDocuments } from "~/firebase/use-documents";
import type { Generation } from "~/stores/images";
import { type ShownGeneration, shownOf } from "./shown-generation";

export type Feed =
  | { kind: "loading" }
  | { kind: "failed"; message: string; retry: () => void }
  | { kind: "ready"; generations: ShownGeneration[]; hasOlder: boolean; showOlder: () => void };

const stepSize = 16;

/** A person's generations, live, the newest first; older ones as they are asked for. */
export function useFeed(userId: string): Feed {
  const [most, setMost] = useState(stepSize);
  // What is shown stays while more is asked for.
  const shown = useRef<{ userId: string; generations: ShownGeneration[]; most: number } | null>(null);
  const reading = useDocuments(
    `${userId} ${most}`,
    () => import("~/stores/images"),
    (store, documents, onChange: (live: { items: Generation[]; fromCache: boolean }) => void, onError) =>
      store.watchGenerations(
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
    const before = shown.current?.userId === userId ? shown.current.generations : [];
    // A cache that knows fewer than stood here must not take any away.
    if (!fromCache || items.length >= before.length) {
      shown.current = { userId, generations: items.map(shownOf), most };
    }
  }
  if (reading.kind === "failed") {
    return { kind: "failed", message: reading.error.message, retry: reading.retry };
  }
  if (shown.current?.userId !== userId) return { kind: "loading" };
  const { generations } = shown.current;
  return {
    kind: "ready",
    generations,
    hasOlder: generations.length >= shown.current.most,
    showOlder: () => setMost((count) => (count <= generations.length ? count + stepSize : count)),
  };
}
