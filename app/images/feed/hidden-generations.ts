import { useEffect, useState } from "react";
import * as z from "zod/mini";

const idsSchema = z.array(z.string());
/** The oldest are forgotten: what lies that far back has long left the feed. */
const mostKept = 1000;

/** Names one place of a generation, for what is hidden. */
export function placeId(generationId: string, index: number): string {
  return `${generationId}/${index}`;
}

/**
 * Generations without a result, and places without one (`placeId`), that the person took out of the feed; kept in this
 * browser, one list for each person.
 */
export function useHiddenGenerations(userId: string) {
  const [ids, setIds] = useState<readonly string[]>([]);
  const key = `vitrine:hidden-generations:${userId}`;
  useEffect(() => {
    try {
      setIds(idsSchema.parse(JSON.parse(localStorage.getItem(key) ?? "[]")));
    } catch {
      // Storage is off or holds something else: nothing is hidden then.
    }
  }, [key]);
  const set = (next: readonly string[]) => {
    setIds(next);
    try {
      localStorage.setItem(key, JSON.stringify(next.slice(-mostKept)));
    } catch {
      // Hidden as long as the page lives.
    }
  };
  return {
    isHidden: (id: string) => ids.includes(id),
    hide: (hidden: readonly string[]) => set([...ids, ...hidden]),
    show: (shown: readonly string[]) => set(ids.filter((other) => !shown.includes(other))),
  };
}
