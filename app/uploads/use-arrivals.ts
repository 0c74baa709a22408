import { useEffect, useRef } from "react";
import { takeArrival } from "./upload-queue";
import { isAwaited, readUploads, useUploads } from "./upload-state";

/** Hands over what has arrived for a scope, each once: also what was sent before a reload, or while its page was left. */
export function useArrivals(scope: string, onArrived: (assetId: string) => void): void {
  const latest = useRef(onArrived);
  latest.current = onArrived;
  const arrived = useUploads(scope).filter(isAwaited);
  useEffect(() => {
    for (const { id } of arrived) {
      const run = readUploads().find((one) => one.id === id);
      if (!run?.asset || run.isTaken) continue;
      takeArrival(id);
      latest.current(run.asset.id);
    }
  }, [arrived]);
}
