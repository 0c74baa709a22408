import { useCallback } from "react";
import type { UploadedAsset } from "./send-file";
import { cancelUpload, resumeUpload, startUploads } from "./upload-queue";
import { isComing, type UploadRun, useUploads } from "./upload-state";
import { useArrivals } from "./use-arrivals";

/**
 * Sends pictures for one place of a page (the scope) and tells which asset each became, also of those that were on their way
 * before a reload. What did not arrive stays, with its reason, until it is sent again or left out.
 */
export function useScopedUploads(
  userId: string,
  scope: string,
  onUploaded: (asset: UploadedAsset, name: string) => void,
) {
  useArrivals(scope, onUploaded);
  const runs = useUploads(scope).filter(
    (run) => isComing(run) || (run.state !== "done" && run.state !== "duplicate"),
  );
  const add = useCallback(
    (files: readonly File[]) => {
      startUploads(
        files.map((file) => ({ file })),
        { userId, scope },
      );
    },
    [userId, scope],
  );
  return {
    runs,
    onTheWay: runs.filter(isComing).length,
    add,
    retry: ({ id }: UploadRun) => resumeUpload(id),
    leaveOut: ({ id }: UploadRun) => cancelUpload(id),
  };
}

export type ScopedUploads = ReturnType<typeof useScopedUploads>;
