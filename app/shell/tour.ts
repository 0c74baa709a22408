import { useSyncExternalStore } from "react";

/**
 * Whether the tour of the home page is shown: to somebody new until they leave it, and to whoever asks for it again.
 * Kept in this browser.
 */
export type TourState = "unasked" | "left" | "asked";

const storageKey = "vitrine:tour";
const changed = new Set<() => void>();

export function setTour(state: TourState): void {
  try {
    localStorage.setItem(storageKey, state);
  } catch {
    memory = state;
  }
  for (const listener of changed) listener();
}

export function useTour(): TourState {
  return useSyncExternalStore(
    (listener) => {
      changed.add(listener);
      return () => changed.delete(listener);
    },
    readTour,
    () => "unasked",
  );
}

/** Where storage is off. */
let memory: TourState = "unasked";

function readTour(): TourState {
  try {
    const kept = localStorage.getItem(storageKey);
    return kept === "left" || kept === "asked" ? kept : "unasked";
  } catch {
    return memory;
  }
}
