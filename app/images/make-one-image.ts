import { type Submission, sendSubmission, submissionFor } from "~/client/submission";
import type { ImageRequest } from "~/domain/image/image-request";
import { getDocuments } from "~/firebase/documents";
import { postGeneration } from "~/images/post-generation";
import type { Generation } from "~/stores/images/images";

interface MakeOneOptions {
  /** What was sent of this request before: a lost answer asked for again is the same job. */
  before: Submission | null;
  onSubmission: (submission: Submission) => void;
  signal: AbortSignal;
  /** Said where no image came: what happened, and what to do next. */
  nothingCame: string;
}

/**
 * Asks for an image and answers its id, which is that of its asset, once it is made. Rejects with ApiError where it is refused, and
 * with what to do next where it could not be made.
 */
export async function makeOneImage(
  request: ImageRequest,
  { before, onSubmission, signal, nothingCame }: MakeOneOptions,
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
        const over = item && outcomeOf(item, nothingCame);
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

function outcomeOf(
  { state, results }: Generation,
  nothingCame: string,
): { imageId: string } | { problem: string } | null {
  const [result] = results;
  if (result?.imageId) return { imageId: result.imageId };
  if (result?.error) return { problem: result.error.message };
  if (state === "running" || state === "waiting") return null;
  return { problem: nothingCame };
}
