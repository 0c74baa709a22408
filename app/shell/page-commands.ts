import { type ReactNode, useEffect, useRef, useSyncExternalStore } from "react";
import type { Shortcut } from "./shortcuts";
import { useShortcuts } from "./use-shortcuts";

/** Something the page that is open does: an entry of the palette, a line of `?`, or both. */
export interface PageCommand extends Partial<Shortcut> {
  label: string;
  /** Other words people look for it by. */
  words?: string;
  icon?: ReactNode;
  /** Without it, the shortcut is only told. */
  run?: () => void;
  /** Held down, the shortcut goes on. */
  repeats?: boolean;
  /** Something else takes the shortcut; here it is only told. */
  isBoundElsewhere?: boolean;
}

interface Part {
  title: string;
  commands: { current: readonly PageCommand[] };
}

let parts: readonly Part[] = [];
const noParts: readonly Part[] = [];
const listeners = new Set<() => void>();

/**
 * Puts what the page can do into the palette and under `?`, and binds its shortcuts, as long as the component stands.
 * Several components of a page may each bring theirs; those of the same title stand together.
 */
export function usePageCommands(title: string, commands: readonly PageCommand[]): void {
  const latest = useRef(commands);
  latest.current = commands;
  useEffect(() => {
    const part = { title, commands: latest };
    publish([...parts, part]);
    return () => publish(parts.filter((each) => each !== part));
  }, [title]);
  useShortcuts(
    commands.flatMap(({ keys, run, repeats = false, isBoundElsewhere }) =>
      keys && run && !isBoundElsewhere ? [{ keys, run, repeats }] : [],
    ),
  );
}

/** What the page that is open does, by title, as it is at this render. */
export function usePresentCommands(): Map<string, PageCommand[]> {
  const present = useSyncExternalStore(
    subscribe,
    () => parts,
    () => noParts,
  );
  const byTitle = new Map<string, PageCommand[]>();
  for (const { title, commands } of present) {
    const known = byTitle.get(title) ?? [];
    // A page may show the same control twice, at its head and where it has nothing else to show.
    const others = commands.current.filter(({ label }) => known.every((each) => each.label !== label));
    byTitle.set(title, [...known, ...others]);
  }
  return byTitle;
}

function publish(next: readonly Part[]): void {
  parts = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
