import * as z from "zod/mini";
import { imageRequestSchema } from "../../image/image-request";
import type { JobOfKind, JobState } from "../job";
import { jobErrorSchema } from "../job-error";
import type { DescriptionOfKind } from "./job-description";

const imageResultStates = ["waiting", "making", "done", "duplicate", "failed", "cancelled"] as const;

/**
 * One of the images of a request; its place in the list is its index. Only what is `done` and shows what was asked for is
 * paid for. A `duplicate` came out the same as another result, and is not kept.
 */
const imageResultSchema = z.object({
  state: z.enum(imageResultStates),
  /** The image, once done. */
  imageId: z.nullable(z.string()),
  /** Why it failed: a stable code, and what to do next. */
  error: z.nullable(jobErrorSchema),
  /** What was asked for and is not in the image; absent where nothing is missing. */
  missing: z.optional(z.string()),
  /** Credits that came back because the subject itself is missing. */
  creditsReturned: z.optional(z.int()),
});
export type ImageResult = z.infer<typeof imageResultSchema>;

/** A generation: the images of one request. */
export const imagesFields = {
  kind: z.literal("make-images"),
  /** As asked for, with the seed that was chosen. */
  request: imageRequestSchema,
  modelLabel: z.string(),
  results: z.array(imageResultSchema),
  /** Whether they wait in the editor of their source to be accepted. */
  staged: z._default(z.boolean(), false),
  /** Credits set aside at the start, and what they became in the end; null until then. */
  creditsReserved: z.int(),
  creditsSpent: z.nullable(z.int()),
} as const;

/** Its one stage, and what is happening there. */
export const imagesStages = { images: "Making images" } as const;

export function describeImagesJob(job: JobOfKind<"make-images"> & { id: string }): DescriptionOfKind {
  const { sourceAssetId } = job.request;
  const total = job.results.length;
  const address =
    job.staged && sourceAssetId
      ? `/image-gen/edit?image=${encodeURIComponent(sourceAssetId)}`
      : generationAddress(job.id);
  const imageIds = job.results.flatMap(({ imageId }) => imageId ?? []);
  if (total <= 1) {
    return { address, imageIds, progress: { label: "Making an image", share: null, detail: undefined } };
  }
  const made = countResults(job.results, "done");
  const duplicates = countResults(job.results, "duplicate");
  const failed = countResults(job.results, "failed");
  return {
    address,
    imageIds,
    progress: {
      label: "Making images",
      share: job.partsDone / job.partsTotal,
      detail: `${made} of ${total}${failed > 0 ? `, ${failed} failed` : ""}`,
    },
    readyMessage: `“${job.title}”: ${made === total ? total : `${made} of ${total}`} images ready`,
    outcome: outcomeOf(job.state, { made, duplicates, failed, total }),
  };
}

/** That results which came out the same were not paid; null where all differ. */
export function describeDuplicates(results: readonly ImageResult[]): string | null {
  const duplicates = countResults(results, "duplicate");
  if (duplicates === 0) return null;
  const total = results.length === 2 ? "the two" : `${results.length}`;
  return duplicates === 1
    ? `One of ${total} came out the same; it was not charged.`
    : `${duplicates} of ${total} came out the same; they were not charged.`;
}

/** Where the feed shows what one job has made: a generation, or a clip. */
export function generationAddress(jobId: string): string {
  return `/image-gen#generation-${encodeURIComponent(jobId)}`;
}

function outcomeOf(
  state: JobState,
  { made, duplicates, failed, total }: Record<"made" | "duplicates" | "failed" | "total", number>,
) {
  if (state === "done" && failed > 0) return `${made} of ${total} made, ${failed} failed`;
  if (state === "done" && duplicates > 0) return `${made} of ${total} made, ${duplicates} came out the same`;
  if (state === "cancelled" && made > 0) return `${made} of ${total} made before`;
  return null;
}

function countResults(results: readonly ImageResult[], wanted: ImageResult["state"]): number {
  return results.filter(({ state }) => state === wanted).length;
}
