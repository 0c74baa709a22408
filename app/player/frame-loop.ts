const callbacks = new Set<() => void>();
let requested = 0;

/**
 * Calls back once per frame of the screen until the returned function is called. All players of a page share one loop, which
 * stops when the last of them does; the browser itself stops it while the tab is hidden.
 */
export function onEachFrame(callback: () => void): () => void {
  callbacks.add(callback);
  if (!requested) requested = requestAnimationFrame(runFrame);
  return () => {
    callbacks.delete(callback);
  };
}

function runFrame(): void {
  // Asked for first: a callback that throws must not stop the others for good.
  requested = callbacks.size > 0 ? requestAnimationFrame(runFrame) : 0;
  for (const callback of callbacks) callback();
}
