import { useEffect, useRef } from "react";
import type { UploadedAsset } from "./send-file";
import { takeArrival } from "./upload-queue";
import { isAwaited, isUnderway, readUploads, useUploads } from "./upload-state";

/**
 * Hands over what has arrived for a scope, each once and in the order in which they were chosen: also what was sent
 * before a reload, or while its page was left.
 */
export function useArrivals(scope: string, onArrived: (asset: UploadedAsset, name: string) => void): void {
  const latest = useRef(onArrived);
  latest.current = onArrived;
  const runs = useUploads(scope);
  const firstOnTheWay = runs.findIndex(isUnderway);
  const arrived = (firstOnTheWay < 0 ? runs : runs.slice(0, firstOnTheWay)).filter(isAwaited);
  useEffect(() => {
    for (const { id } of arrived) {
      const run = readUploads().find((one) => one.id === id);
      if (!run?.asset || run.isTaken) continue;
      takeArrival(id);
      latest.current(run.asset, run.name);
    }
  }, [arrived]);
}
