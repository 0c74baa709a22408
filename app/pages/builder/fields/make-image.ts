import { type Submission, sendSubmission, submissionFor } from "~/client/submission";
import type { ImageModelInfo } from "~/domain/image/image-model";
import {
  emptyImageRequest,
  type ImageRatio,
  type ImageRequest,
  imageRatios,
} from "~/domain/image/image-request";
import { unsupportedOperation } from "~/domain/image/validation/unsupported-reason";
import { getDocuments } from "~/firebase/documents";
import { postGeneration } from "~/images/post-generation";
import type { Generation } from "~/stores/images/images";

/** The model a new image of a page is asked of; null where this studio has none. */
export function imageMaker(models: readonly ImageModelInfo[]): ImageModelInfo | null {
  return models.find((model) => unsupportedOperation(model, "generate") === null) ?? null;
}

interface Asked {
  model: ImageModelInfo;
  prompt: string;
  /** Width by height of where it will stand; null for any. */
  ratio: number | null;
  /** A photo of the product, for models that look at one. */
  photoId: string | null;
}

/** One image, in the ratio nearest to that of its place. */
export function requestOfImage({ model, prompt, ratio, photoId }: Asked): ImageRequest {
  const looksAtPhotos = model.placesProducts || model.mostReferences > 0;
  return {
    ...emptyImageRequest(model.id),
    prompt,
    ratio: nearestRatio(ratio ?? 1, model.ratios),
    count: 1,
    references: photoId && looksAtPhotos ? [{ assetId: photoId, role: "product", weight: 1 }] : [],
  };
}

function nearestRatio(ratio: number, offered: readonly string[]): ImageRatio {
  const distance = (name: ImageRatio) => {
    const [across = 1, down = 1] = name.split(":").map(Number);
    return Math.abs(Math.log(across / down / ratio));
  };
  const known = imageRatios.filter((name) => offered.includes(name));
  return known.sort((one, other) => distance(one) - distance(other))[0] ?? "1:1";
}

/**
 * Asks for an image and answers its id, which is that of its asset, once it is made. A lost answer asked for again is the same job.
 * Rejects with ApiError where it is refused, and with what to do next where it could not be made.
 */
export async function makeImage(
  request: ImageRequest,
  before: Submission | null,
  onSubmission: (submission: Submission) => void,
  signal: AbortSignal,
): Promise<string> {
  const submission = submissionFor(request, before);
  onSubmission(submission);
  const { jobId } = await sendSubmission(submission, (key) => postGeneration(key, request), onSubmission);
  const { watchGeneration } = await import("~/stores/images/images");
  const documents = await getDocuments();
  return new Promise((resolve, reject) => {
    const stop = watchGeneration(
      documents,
      jobId,
      ({ item }) => {
        const over = item && outcomeOf(item);
        if (!over) return;
        stop();
        if ("imageId" in over) resolve(over.imageId);
        else reject(new Error(over.problem));
      },
      reject,
    );
    signal.addEventListener("abort", () => {
      stop();
      reject(signal.reason);
    });
  });
}

function outcomeOf({ state, results }: Generation): { imageId: string } | { problem: string } | null {
  const [result] = results;
  if (result?.imageId) return { imageId: result.imageId };
  if (result?.error) return { problem: result.error.message };
  if (state === "running" || state === "waiting") return null;
  return { problem: "No image came of it, and nothing was paid. Say it in other words and try again." };
}
