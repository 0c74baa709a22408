import { useEffect, useRef } from "react";

/** What lies over the page and has an entry of its own in the history, the lowest first. */
const open: { id: string; address: string; close: () => void }[] = [];
/** The entry that is being taken out of the history, for what lay over the page was closed by hand. */
let leaving: string | null = null;

/** Below it what opens covers the screen, and Back is at hand. */
const phone = "(max-width: 47.99rem)";

/**
 * On a phone the browser's Back closes what covers the screen and not the page below it. For that it has an entry of
 * its own in the history while it is open, at the page's address; closed by hand, the entry goes with it.
 */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    if (!isOpen || !matchMedia(phone).matches) return;
    return begin(() => latest.current());
  }, [isOpen]);
}

function begin(close: () => void): () => void {
  const one = { id: crypto.randomUUID(), address: location.href, close };
  // One that opens as another closes takes over its entry.
  const enter = isStale(history.state) ? "replaceState" : "pushState";
  leaving = null;
  history[enter]({ ...history.state, overlay: one.id }, "");
  if (open.length === 0) window.addEventListener("popstate", onPop, true);
  open.push(one);
  return () => {
    const index = open.indexOf(one);
    if (index < 0) return;
    open.splice(index, 1);
    // After whatever else its closing brings: a page that is gone to, or another that opens.
    setTimeout(() => {
      if (leaving || history.state?.overlay !== one.id) return;
      leaving = one.id;
      history.back();
    });
  };
}

/** Before the router, which would take the same address for a page to load anew. */
function onPop(event: PopStateEvent): void {
  const top = open.at(-1);
  const wasLeaving = leaving !== null;
  leaving = null;
  if (wasLeaving) {
    event.stopImmediatePropagation();
  } else if (top && location.href === top.address && event.state?.overlay !== top.id) {
    event.stopImmediatePropagation();
    open.pop();
    top.close();
  }
  // Left behind under a page that was gone to from there, or under another that closed later.
  if (isStale(event.state)) {
    event.stopImmediatePropagation();
    // What closed together with the one above: its own turn, which may be still to come, must not go back once more.
    if (wasLeaving) leaving = event.state.overlay;
    history.back();
  }
}

/** Whether an entry is of something that is closed. */
function isStale(state: { overlay?: string } | null): boolean {
  return state?.overlay !== undefined && open.every(({ id }) => id !== state.overlay);
}
