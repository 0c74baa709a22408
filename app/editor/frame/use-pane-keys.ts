import { useEffect } from "react";
import { usePageCommands } from "~/shell/page-commands";

/**
 * F6 goes from pane to pane, also out of a field, and Shift and F6 back. A pane (`data-pane`) takes the focus where it was last; at
 * first at its `data-pane-entry`, where it has one, else as a whole, so that Tab goes on to what is in it.
 */
export function usePaneKeys(): void {
  usePageCommands("Editing", [
    { keys: "F6", or: "Shift F6", label: "To the next pane, or the one before", isBoundElsewhere: true },
  ]);
  useEffect(() => {
    const latest = new WeakMap<Element, HTMLElement>();
    const listening = new AbortController();
    const { signal } = listening;
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      const pane = target.closest("[data-pane]");
      if (pane && pane !== target) latest.set(pane, target);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, shiftKey, ctrlKey, metaKey, altKey, target } = event;
      if (key !== "F6" || ctrlKey || metaKey || altKey || event.defaultPrevented) return;
      // A dialog keeps the focus to itself.
      if (target instanceof Element && target.closest("[role=dialog], [role=menu]")) return;
      const panes = [...document.querySelectorAll<HTMLElement>("main [data-pane]")];
      if (panes.length === 0) return;
      event.preventDefault();
      const at = panes.findIndex((pane) => pane.contains(document.activeElement));
      const next = shiftKey ? (at > 0 ? at - 1 : panes.length - 1) : (at + 1) % panes.length;
      const pane = panes[next]!;
      const kept = latest.get(pane);
      const entry = pane.querySelector<HTMLElement>("[data-pane-entry]");
      (kept && pane.contains(kept) ? kept : (entry ?? pane)).focus();
      // What was hidden or switched off meanwhile takes none.
      if (!pane.contains(document.activeElement)) pane.focus();
    };
    addEventListener("focusin", onFocus, { signal });
    addEventListener("keydown", onKeyDown, { signal });
    return () => listening.abort();
  }, []);
}
