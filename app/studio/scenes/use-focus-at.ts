import { type RefObject, useEffect } from "react";

/** Gives the focus, once, to what the page was opened to change. A field that loads later has it when it comes. */
export function useFocusAt(
  list: RefObject<HTMLElement | null>,
  opensAt: { sceneId: string; field: string } | null,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: where the page opens, and no more than once
  useEffect(() => {
    const card = opensAt && list.current?.querySelector(`[data-scene-id="${CSS.escape(opensAt.sceneId)}"]`);
    if (!card) return;
    const takesFocus = () => {
      const field = card.querySelector<HTMLElement>(`[name="${CSS.escape(opensAt.field)}"]`);
      field?.focus({ preventScroll: true });
      field?.scrollIntoView({ block: "center" });
      return field !== null;
    };
    if (takesFocus()) return;
    card.scrollIntoView({ block: "center" });
    const coming = new AbortController();
    const observer = new MutationObserver(() => takesFocus() && coming.abort());
    coming.signal.addEventListener("abort", () => observer.disconnect());
    observer.observe(card, { childList: true, subtree: true });
    // Whoever has gone on already keeps the focus.
    for (const begins of ["pointerdown", "keydown"]) {
      addEventListener(begins, () => coming.abort(), { signal: coming.signal });
    }
    return () => coming.abort();
  }, []);
}
