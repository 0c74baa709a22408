import type { ImageModelInfo } from "~/domain/image-model";
import { type ImageRequest, imageRequestLimits } from "~/domain/image-request";
import { whyNot } from "~/domain/why-not";

/** Why a request is not sent, or was refused: in words, at the field it concerns. */
export interface RequestProblem {
  field: "prompt" | "negative" | "request";
  /** Stable: the server's, or `prompt_missing`, `prompt_long`, `not_possible`, `model_missing`. */
  code: string;
  message: string;
  /** Under this id the server logged it. */
  requestId: string | null;
}

/** Operations that can do without words. */
const wordless: readonly string[] = ["vary", "extend", "remove-background", "upscale", "fill"];

/** What can be seen to be wrong before anything is sent; null where nothing is. */
export function checkRequest(
  request: ImageRequest,
  model: ImageModelInfo | undefined,
): RequestProblem | null {
  const problem = (field: RequestProblem["field"], code: string, message: string): RequestProblem => ({
    field,
    code,
    message,
    requestId: null,
  });
  const most = imageRequestLimits.promptCharacters;
  if (!model)
    return problem("request", "model_missing", "This model is not set up here. Choose another one.");
  if (!request.prompt.trim() && !wordless.includes(request.operation))
    return problem("prompt", "prompt_missing", "Say what the image should show.");
  if (request.prompt.length > most)
    return problem("prompt", "prompt_long", `Shorten it by ${request.prompt.length - most} characters.`);
  if (request.negativePrompt.length > most)
    return problem(
      "negative",
      "prompt_long",
      `Shorten it by ${request.negativePrompt.length - most} characters.`,
    );
  const reason = whyNot(model, request);
  return reason ? problem("request", "not_possible", reason) : null;
}
