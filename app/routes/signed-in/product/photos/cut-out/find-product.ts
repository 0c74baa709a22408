import { type Submission, sendSubmission, submissionFor } from "~/client/submission";
import type { ImageModelInfo } from "~/domain/image/image-model";
import { priceOfImages } from "~/domain/image/make-images";
import { getDocuments } from "~/firebase/documents";
import { emptyDraft } from "~/image-editor/edit-draft";
import type { Size } from "~/image-editor/geometry";
import { editRequest, whatIsMissing } from "~/images/edit/edit-request";
import { postGeneration } from "~/images/post-generation";
import type { Generation } from "~/stores/images/images";

const wish = { operation: "remove-background", count: 1, factor: 1 } as const;

/** The model that finds the product in a photo, and its price; null where this studio has none for a photo of this size. */
export function productFinder(models: readonly ImageModelInfo[], assetId: string, size: Size) {
  const model = models.find((one) => whatIsMissing(wish, emptyDraft, one, { assetId, size }) === null);
  if (!model) return null;
  const request = editRequest(wish, emptyDraft, model, { assetId, size }, null);
  return { request, price: priceOfImages(model, request) };
}
export type ProductFinder = NonNullable<ReturnType<typeof productFinder>>;

/** The id of an image with nothing but the product of the photo, which was made before; null where none was. */
export async function findMadeCutOut(userId: string, assetId: string): Promise<string | null> {
  const { readChildren } = await import("~/stores/images/images");
  const children = await readChildren(await getDocuments(), userId, assetId);
  return (
    children.find(
      ({ operation, parentIds, shelf }) =>
        operation === wish.operation && parentIds[0] === assetId && shelf !== "trash",
    )?.id ?? null
  );
}

/** Asks a model for the product alone, and answers the image's id once it is made. A lost answer asked for again is the same job. */
export async function findProduct(
  { request }: ProductFinder,
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
  return { problem: "Nothing was found to cut out. Cut it out by hand, or use a photo before a plain wall." };
}
