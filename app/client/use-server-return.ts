import { useEffect, useRef } from "react";
import { unreachedMessage } from "./call-api";
import { whenServerReturns } from "./server-return";

/** Calls once a server that was lost answers again, as long as `isLost` says that something still shows the loss. */
export function useServerReturn(isLost: boolean, run: () => void): void {
  const latest = useRef(run);
  latest.current = run;
  useEffect(() => (isLost ? whenServerReturns(() => latest.current()) : undefined), [isLost]);
}

/**
 * The message that the server cannot be reached is not true any more once it answers: it is taken away then, or what it
 * stands for is tried again.
 */
export function useUnreachedMessage(shown: string | null | undefined, end: () => void): void {
  useServerReturn(shown === unreachedMessage, end);
}
