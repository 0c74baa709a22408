import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * Where in the list one was, kept for each entry of the tab's history: a reload and the way back from an image lead
 * there again, as soon as the list is known to reach so far.
 */
export function useKeptPlace(total: number, goTo: (place: number) => void): (place: number) => void {
  const { key } = useLocation();
  const name = `gallery place ${key}`;
  const wanted = useRef<number | null | undefined>(undefined);
  if (wanted.current === undefined) wanted.current = readPlace(name);

  // biome-ignore lint/correctness/useExhaustiveDependencies: gone to once, when the list reaches there
  useEffect(() => {
    if (typeof wanted.current !== "number" || total <= wanted.current) return;
    goTo(wanted.current);
    wanted.current = null;
  }, [total]);

  return (place) => {
    // The list begins at its head, before what was kept is gone to.
    if (wanted.current !== null && place === 0) return;
    wanted.current = null;
    try {
      sessionStorage.setItem(name, String(place));
    } catch {
      // Without storage the list begins at its head.
    }
  };
}

function readPlace(name: string): number | null {
  try {
    return Number(sessionStorage.getItem(name)) || null;
  } catch {
    return null;
  }
}
