import { type ImageRequest, imageRequestLimits } from "../image-request";
import type { ValidationIssue } from "./validation-issue";

/** Operations that need a prompt to know what to do. */
const prompted: readonly ImageRequest["operation"][] = [
  "instruct",
  "replace-background",
  "relight",
  "recolour",
];

/** What a request lacks, or has too much, whichever model it asks. */
export function requestIssues(request: ImageRequest): ValidationIssue[] {
  const { operation, prompt, negativePrompt, references, styleIds, steeringBoardId } = request;
  const issues: ValidationIssue[] = [];
  const add = (code: ValidationIssue["code"], field: ValidationIssue["field"], message: string) =>
    issues.push({ code, severity: "error", field, message });
  const isEdit = operation !== "generate";
  if (isEdit && !request.sourceAssetId) add("source_missing", "source", "Choose the image to begin with.");
  if (!isEdit && request.sourceAssetId)
    add(
      "source_unwanted",
      "source",
      "A new image begins with words and references. Add the image as a reference.",
    );
  const isSteered = references.length > 0 || styleIds.length > 0 || steeringBoardId !== null;
  if (prompt.trim() === "" && (prompted.includes(operation) || (!isEdit && !isSteered)))
    add("prompt_missing", "prompt", isEdit ? "Say what to change." : "Say what to make.");
  if (operation === "fill" && !request.maskAssetId)
    add("mask_missing", "mask", "Paint over what is to change.");
  if (operation !== "fill" && request.maskAssetId)
    add("mask_unwanted", "mask", "Only a fill takes a painted area. Choose fill, or clear it.");
  if (operation === "extend" && !addsPixels(request.extend))
    add("extend_missing", "extend", "Draw an edge outwards to say how far to extend.");
  const tooMany = (text: string) => text.length - imageRequestLimits.promptCharacters;
  const shorten = (text: string) => `Shorten it by ${tooMany(text).toLocaleString("en")} characters.`;
  if (tooMany(prompt) > 0) add("prompt_long", "prompt", shorten(prompt));
  if (tooMany(negativePrompt) > 0) add("prompt_long", "negative", shorten(negativePrompt));
  return issues;
}

function addsPixels(extend: ImageRequest["extend"]): boolean {
  return extend !== null && extend.top + extend.right + extend.bottom + extend.left > 0;
}
