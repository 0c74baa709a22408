/** Runs when the page has nothing better to do, or once it has waited so long. Safari has no idle callbacks yet. */
export function whenIdle(run: () => void, patienceMs = 2000): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(run, { timeout: patienceMs });
  else setTimeout(run, Math.min(50, patienceMs));
}
