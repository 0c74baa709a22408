import { useSyncExternalStore } from "react";

/**
 * Code that a page does not begin with. Until it is there, `use` answers null and something plain stands in for it:
 * unlike a lazy component, it takes what is pressed meanwhile.
 */
export function laterPart<Part>(load: () => Promise<Part>) {
  let part: Part | null = null;
  let isAsked = false;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    load: (): void => {
      if (isAsked) return;
      isAsked = true;
      load().then(
        (loaded) => {
          part = loaded;
          for (const listener of listeners) listener();
        },
        () => {
          isAsked = false;
        },
      );
    },
    use: (): Part | null =>
      useSyncExternalStore(
        subscribe,
        () => part,
        () => null,
      ),
  };
}
