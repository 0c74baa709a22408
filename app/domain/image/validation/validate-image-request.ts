import type { ImageModelInfo } from "../image-model";
import type { ImageRequest } from "../image-request";
import { ignoredInputs } from "./ignored-inputs";
import { missingInputs } from "./missing-inputs";
import { requestIssues } from "./request-issues";
import { unsupportedReason } from "./unsupported-reason";
import { unsupportedSize } from "./unsupported-size";
import type { ValidationIssue } from "./validation-issue";

/** What is known of the images of a request, where they have been looked up. */
interface KnownInputs {
  source?: { width: number; height: number } | undefined;
  /** Ids of images of the request that are not there. */
  missing?: ReadonlySet<string>;
}

/**
 * Whether an image can be made: the request itself is whole, the model can do it, and its images are there and not too
 * large. Errors come in the order in which to put them right, ignored inputs last. Without a model, the request alone is
 * looked at.
 */
export function validateImageRequest(
  request: ImageRequest,
  model: ImageModelInfo | undefined,
  { source, missing }: KnownInputs = {},
): ValidationIssue[] {
  const issues = requestIssues(request);
  const add = (code: ValidationIssue["code"], field: ValidationIssue["field"], message: string | null) => {
    if (message) issues.push({ code, severity: "error", field, message });
  };
  if (model) add("not_possible", "request", unsupportedReason(model, request));
  if (missing?.size) add("asset_missing", "request", missingInputs(request, missing));
  if (model && source) add("too_many_pixels", "source", unsupportedSize(model, request, source));
  return model ? [...issues, ...ignoredInputs(model, request)] : issues;
}
