import type { JobKindName } from "~/domain/jobs/job";
import type { PipelineState } from "~/domain/pipelines/pipeline-row";
import type { Tone } from "~/ui/badge";

export const stateWords: Record<PipelineState, { label: string; tone: Tone }> = {
  running: { label: "Running", tone: "accent" },
  waiting: { label: "Waiting", tone: "warning" },
  done: { label: "Done", tone: "success" },
  failed: { label: "Failed", tone: "danger" },
  cancelled: { label: "Cancelled", tone: "neutral" },
  recovered: { label: "Made good", tone: "neutral" },
};

export const kindWords: Record<JobKindName, string> = {
  "make-video": "Video",
  "make-images": "Images",
  "make-clip": "Clip",
};
