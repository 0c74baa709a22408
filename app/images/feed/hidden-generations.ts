import { useEffect, useState } from "react";
import * as z from "zod/mini";

const idsSchema = z.array(z.string());
/** The oldest are forgotten: what lies that far back has long left the feed. */
const mostKept = 500;

/** Generations without a result that the person took out of the feed; kept in this browser, one list for each person. */
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
    hide: (id: string) => set([...ids, id]),
    show: (id: string) => set(ids.filter((other) => other !== id)),
  };
}
