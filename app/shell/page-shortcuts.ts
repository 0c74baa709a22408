import { useEffect, useSyncExternalStore } from "react";
import type { Shortcut } from "./shortcuts";

/** Shortcuts of the page that is open, for the list that `?` shows. Binding them is the page's own. */
export interface PageShortcuts {
  title: string;
  shortcuts: readonly Shortcut[];
}

let present: PageShortcuts | null = null;
const listeners = new Set<() => void>();

/** Lists the shortcuts as long as the component stands. Give the same object at each render. */
export function useListedShortcuts(shortcuts: PageShortcuts): void {
  useEffect(() => {
    publish(shortcuts);
    return () => publish(null);
  }, [shortcuts]);
}

export function usePageShortcuts(): PageShortcuts | null {
  return useSyncExternalStore(
    subscribe,
    () => present,
    () => null,
  );
}

function publish(next: PageShortcuts | null): void {
  present = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
