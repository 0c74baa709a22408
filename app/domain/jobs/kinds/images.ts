import * as z from "zod/mini";
import { imageRequestSchema } from "../../image/image-request";
import type { JobOfKind, JobState } from "../job";
import { jobErrorSchema } from "../job-error";
import type { DescriptionOfKind } from "./job-description";

const imageResultStates = ["waiting", "making", "done", "failed", "cancelled"] as const;

/** One of the images of a request; its place in the list is its index. Only what is `done` is paid for. */
const imageResultSchema = z.object({
  state: z.enum(imageResultStates),
  /** The image, once done. */
  imageId: z.nullable(z.string()),
  /** Why it failed: a stable code, and what to do next. */
  error: z.nullable(jobErrorSchema),
});
export type ImageResult = z.infer<typeof imageResultSchema>;

/** A generation: the images of one request. */
export const imagesFields = {
  kind: z.literal("make-images"),
  /** As asked for, with the seed that was chosen. */
  request: imageRequestSchema,
  modelLabel: z.string(),
  results: z.array(imageResultSchema),
  /** Credits set aside at the start, and what they became in the end; null until then. */
  creditsReserved: z.int(),
  creditsSpent: z.nullable(z.int()),
} as const;

/** Its one stage, and what is happening there. */
export const imagesStages = { images: "Making images" } as const;

export function describeImagesJob(job: JobOfKind<"make-images"> & { id: string }): DescriptionOfKind {
  const { operation, sourceAssetId } = job.request;
  const total = job.results.length;
  const address =
    operation === "generate" || !sourceAssetId
      ? generationAddress(job.id)
      : `/image-gen/edit?image=${encodeURIComponent(sourceAssetId)}`;
  const imageIds = job.results.flatMap(({ imageId }) => imageId ?? []);
  if (total <= 1) {
    return { address, imageIds, progress: { label: "Making an image", share: null, detail: undefined } };
  }
  const made = countResults(job.results, "done");
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
    outcome: outcomeOf(job.state, { made, failed, total }),
  };
}

/** Where the feed shows what one job has made: a generation, or a clip. */
export function generationAddress(jobId: string): string {
  return `/image-gen#generation-${encodeURIComponent(jobId)}`;
}

function outcomeOf(state: JobState, { made, failed, total }: Record<"made" | "failed" | "total", number>) {
  if (state === "done" && failed > 0) return `${made} of ${total} made, ${failed} failed`;
  if (state === "cancelled" && made > 0) return `${made} of ${total} made before`;
  return null;
}

function countResults(results: readonly ImageResult[], wanted: ImageResult["state"]): number {
  return results.filter(({ state }) => state === wanted).length;
}
