import type { ImageModelInfo } from "~/domain/image/image-model";
import { type ImageRequest, imageRequestLimits } from "~/domain/image/image-request";
import { incompleteRequest } from "~/domain/image/incomplete-request";
import { whyNot } from "~/domain/image/why-not";
import { modelNotConfigured } from "~/domain/jobs/model-not-configured";

/** Why a request is not sent, or was refused: in words, at the field it concerns. */
export interface RequestProblem {
  field: "prompt" | "negative" | "request";
  /** Stable: the server's, or one of `prompt_missing`, `prompt_long`, `not_possible`, `model_missing` … */
  code: string;
  message: string;
  /** Under this id the server logged it. */
  requestId: string | null;
}

/** What can be seen to be wrong before anything is sent; null where nothing is. */
export function checkRequest(
  request: ImageRequest,
  models: readonly ImageModelInfo[],
): RequestProblem | null {
  const problem = (field: RequestProblem["field"], code: string, message: string): RequestProblem => ({
    field,
    code,
    message,
    requestId: null,
  });
  if (models.length === 0) return problem("request", "model_not_configured", modelNotConfigured);
  const model = models.find(({ id }) => id === request.modelId);
  if (!model)
    return problem("request", "model_missing", "This model is not set up here. Choose another one.");
  const gap = incompleteRequest(request);
  if (gap) return problem(gap.code === "prompt_missing" ? "prompt" : "request", gap.code, gap.message);
  const long = (words: string) => words.length - imageRequestLimits.promptCharacters;
  const shorten = (words: string) => `Shorten it by ${long(words).toLocaleString("en")} characters.`;
  if (long(request.prompt) > 0) return problem("prompt", "prompt_long", shorten(request.prompt));
  if (long(request.negativePrompt) > 0)
    return problem("negative", "prompt_long", shorten(request.negativePrompt));
  const reason = whyNot(model, request);
  return reason ? problem("request", "not_possible", reason) : null;
}
