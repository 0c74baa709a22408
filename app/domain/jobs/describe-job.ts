import type { SpendKind } from "../credits/ledger";
import { type JobDocument, stageNames } from "./job";
import { describeClipJob } from "./kinds/clip";
import { describeImagesJob, generationAddress } from "./kinds/images";
import type { DescriptionOfKind, JobDescription } from "./kinds/job-description";
import { describeVideoJob, videoJobAddress } from "./kinds/video";

type Job = JobDocument & { id: string };

/** A job as lists show it, whatever its kind. */
export function describeJob(job: Job): JobDescription {
  const { title, stage, partsDone, partsTotal } = job;
  const hasParts = partsTotal > 0;
  return {
    progress: {
      label: stageNames[stage],
      share: hasParts ? partsDone / partsTotal : null,
      detail: hasParts ? `${partsDone} of ${partsTotal}` : undefined,
    },
    waitsFor: null,
    readyMessage: `“${title}” is ready`,
    outcome: null,
    imageIds: [],
    ...describeKind(job),
  };
}

function describeKind(job: Job): DescriptionOfKind {
  switch (job.kind) {
    case "make-video":
      return describeVideoJob(job);
    case "make-images":
      return describeImagesJob(job);
    case "make-clip":
      return describeClipJob(job);
  }
}

/** Where work that was paid for is found, as far as its ledger entry tells. */
export function spendingAddress(jobId: string, kind: SpendKind | null): string {
  return kind === "image" || kind === "edit" || kind === "clip"
    ? generationAddress(jobId)
    : videoJobAddress(jobId);
}
