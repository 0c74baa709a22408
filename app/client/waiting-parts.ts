import { isServerReachable } from "./server-reach";
import { askAgainMs } from "./server-return";

/** Parts of the page whose code waits for a connection. */
let waiting = 0;
const listeners = new Set<() => void>();
const askedAgain = new EventTarget();

export const isPartWaiting = (): boolean => waiting > 0;

export function subscribeToWaitingParts(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

/** A server that cannot be reached is asked now and then, when the browser says that its line is back, and when somebody wants it. */
export async function waitForServer(): Promise<void> {
  count(1);
  do {
    await new Promise((resolve) => {
      addEventListener("online", resolve, { once: true });
      askedAgain.addEventListener("ask", resolve, { once: true });
      setTimeout(resolve, askAgainMs);
    });
  } while (!(await isServerReachable()));
  count(-1);
}

/** Asks at once for what waits. Answers whether a server is there. */
export async function askForParts(): Promise<boolean> {
  const isThere = await isServerReachable();
  if (isThere) askedAgain.dispatchEvent(new Event("ask"));
  return isThere;
}

function count(by: number): void {
  waiting += by;
  for (const listener of listeners) listener();
}
