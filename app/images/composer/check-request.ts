import type { ImageModelInfo } from "~/domain/image/image-model";
import type { ImageRequest } from "~/domain/image/image-request";
import { validateImageRequest } from "~/domain/image/validation/validate-image-request";
import { firstError } from "~/domain/image/validation/validation-issue";
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
  const issue = firstError(validateImageRequest(request, model));
  if (!issue) return null;
  const field = issue.field === "prompt" || issue.field === "negative" ? issue.field : "request";
  return problem(field, issue.code, issue.message);
}
