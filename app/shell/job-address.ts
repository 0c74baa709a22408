import type { SpendKind } from "~/domain/credits/ledger";
import type { Job } from "~/stores/jobs/jobs";

/** Where a job is followed, and where what comes of it is found. */
export function jobAddress(job: Job): string {
  switch (job.kind) {
    case "make-video":
      return videoAddress(job.id);
    case "make-images": {
      const { operation, sourceAssetId } = job.request;
      return operation === "generate" || !sourceAssetId
        ? generationAddress(job.id)
        : `/image-gen/edit?image=${encodeURIComponent(sourceAssetId)}`;
    }
    case "make-clip":
      return generationAddress(job.id);
  }
}

/** Where work that was paid for is found, as far as its ledger entry tells. */
export function spendingAddress(jobId: string, kind: SpendKind | null): string {
  return kind === "image" || kind === "edit" || kind === "clip"
    ? generationAddress(jobId)
    : videoAddress(jobId);
}

function videoAddress(jobId: string): string {
  return `/prompt-to-video?job=${encodeURIComponent(jobId)}`;
}

function generationAddress(jobId: string): string {
  return `/image-gen#generation-${encodeURIComponent(jobId)}`;
}
