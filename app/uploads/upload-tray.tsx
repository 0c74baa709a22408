import { Suspense, useEffect } from "react";
import { lazy } from "~/client/lazy";
import { resumeKeptUploads } from "./upload-queue";
import { isUnderway, useUploads } from "./upload-state";
import { useDerivations } from "./use-derivations";

const UploadList = lazy(() => import("./upload-list"));

/** Files on their way, on every page until they have arrived. */
export function UploadTray({ userId }: { userId: string }) {
  const runs = useUploads();
  useDerivations(userId);
  useEffect(() => void resumeKeptUploads(userId), [userId]);
  useEffect(() => {
    const isBusy = runs.some((run) => isUnderway(run) && run.sizeBytes > 0);
    if (!isBusy) return;
    // What is small goes on after a reload by itself; the question is for what would have to be chosen again.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    const isLarge = runs.some((run) => isUnderway(run) && run.sizeBytes > 32 * 1024 * 1024);
    if (isLarge) addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [runs]);
  if (runs.length === 0) return null;
  return (
    <Suspense>
      <UploadList runs={runs} />
    </Suspense>
  );
}
