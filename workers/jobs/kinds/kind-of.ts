import type { JobKindName } from "~/domain/jobs/job";
import type { JobReport, JobStart } from "~/domain/jobs/job-room";
import type { JobKind } from "./job-kind";
import { makeClipKind } from "./make-clip-kind";
import { makeImagesKind } from "./make-images-kind";
import { makeVideoKind } from "./make-video-kind";

const kinds = {
  "make-video": makeVideoKind,
  "make-images": makeImagesKind,
  "make-clip": makeClipKind,
} satisfies Record<JobKindName, unknown>;

/** A job is told only what its own workflow reports, and its notes are its own: so the types of one kind hold together. */
export function kindOf({ kind }: Pick<JobStart, "kind">): JobKind<JobStart, JobReport, unknown> {
  return kinds[kind] as unknown as JobKind<JobStart, JobReport, unknown>;
}
