import { useCallback } from "react";
import { cancelUpload, resumeUpload, startUploads } from "~/uploads/upload-queue";
import { isComing, type UploadRun, useUploads } from "~/uploads/upload-state";
import { useArrivals } from "~/uploads/use-arrivals";
import type { ComposerPage } from "../image-draft";

/**
 * Sends pictures and tells which asset each became, also of those that were on their way before a reload. What did not
 * arrive stays, with its reason, until it is sent again or left out.
 */
export function useReferenceUploads(
  userId: string,
  page: ComposerPage,
  onUploaded: (assetId: string) => void,
) {
  // What is on its way to one page holds up no other.
  const scope = page === "studio" ? "references" : `references ${page}`;
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

export type ReferenceUploads = ReturnType<typeof useReferenceUploads>;
