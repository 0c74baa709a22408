import { isServerReachable } from "./server-reach";

/** While the server cannot be reached, it is asked this often whether it is back. */
export const askAgainMs = 15_000;

/**
 * Calls back once, when a server that cannot be reached now answers again, or when the browser says that its line is
 * back; never only because it answers already. Returns how to stop waiting.
 */
export function whenServerReturns(run: () => void): () => void {
  const stopper = new AbortController();
  let timer: ReturnType<typeof setInterval> | undefined;
  const stop = () => {
    stopper.abort();
    clearInterval(timer);
  };
  const ask = async () => {
    const isBack = await isServerReachable();
    if (!isBack || stopper.signal.aborted) return;
    stop();
    run();
  };
  addEventListener("online", ask, { signal: stopper.signal });
  void isServerReachable().then((isReached) => {
    if (!isReached && !stopper.signal.aborted) timer = setInterval(ask, askAgainMs);
  });
  return stop;
}
