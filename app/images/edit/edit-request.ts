import { uploadLimits } from "~/domain/assets/media-type";
import type { ImageModelInfo, ModelParameter } from "~/domain/image/image-model";
import type { ImageOperation } from "~/domain/image/image-operation";
import {
  emptyImageRequest,
  type ImageRatio,
  type ImageRequest,
  imageRatios,
} from "~/domain/image/image-request";
import { validateImageRequest } from "~/domain/image/validation/validate-image-request";
import type { ValidationIssue } from "~/domain/image/validation/validation-issue";
import type { EditDraft } from "~/image-editor/edit-draft";
import { extendedSize } from "~/image-editor/extend";
import type { Size } from "~/image-editor/geometry";
import { coversAnything } from "~/image-editor/mask-shape";

/** What the editor calls what is missing. */
const editorMessages: Partial<Record<ValidationIssue["code"], string>> = {
  mask_missing: "Mark what should change first.",
  extend_missing: "Pull an edge outwards first, or choose a shape.",
  prompt_missing: "Say what should change first.",
};
/** Known before anything is drawn or written; said first. */
const modelCodes: readonly ValidationIssue["code"][] = ["not_possible", "too_many_pixels"];

export interface Wish {
  operation: ImageOperation;
  count: number;
  /** How many times larger each side becomes; for `upscale`. */
  factor: number;
}

interface Source {
  assetId: string;
  size: Size;
}

/** What is asked of the server for an edit; the mask is an asset by then. */
export function editRequest(
  wish: Wish,
  draft: EditDraft,
  model: ImageModelInfo,
  source: Source,
  maskAssetId: string | null,
): ImageRequest {
  const { operation, count, factor } = wish;
  const scale = operation === "upscale" ? factorParameter(model) : undefined;
  const size = operation === "extend" ? extendedSize(source.size, draft.extend) : source.size;
  return {
    ...emptyImageRequest(model.id),
    operation,
    prompt: promptOf(draft, operation).trim(),
    sourceAssetId: source.assetId,
    maskAssetId: operation === "fill" ? maskAssetId : null,
    extend: operation === "extend" ? draft.extend : null,
    ratio: nearestRatio(size),
    count: isOfOneResult(operation) ? 1 : count,
    parameters: scale ? { [scale.id]: factor } : {},
  };
}

/** What has to be done before an edit can be asked for; null where nothing is missing. */
export function whatIsMissing(
  wish: Wish,
  draft: EditDraft,
  model: ImageModelInfo,
  source: Source,
): string | null {
  const { operation, factor } = wish;
  // The mask becomes an asset when it is sent; until then any id stands for it.
  const mask = coversAnything(draft.mask) ? source.assetId : null;
  const request = editRequest(wish, draft, model, source, mask);
  const errors = validateImageRequest(request, model, { source: source.size }).filter(
    ({ severity }) => severity === "error",
  );
  const issue = errors.find(({ code }) => modelCodes.includes(code)) ?? errors[0];
  if (issue) return editorMessages[issue.code] ?? issue.message;
  if (operation === "upscale") {
    const longest = Math.max(source.size.width, source.size.height) * factor;
    if (longest > largestSide)
      return `That would be ${longest.toLocaleString("en")} pixels long; ${largestSide.toLocaleString("en")} is the most.`;
  }
  return null;
}

/** No result may be longer than what an upload takes. */
export const largestSide = uploadLimits.imagePixels;

/** How many are asked for at first: one of an edit that a model does the same way each time. */
export function usualCount(model: ImageModelInfo | undefined, operation: ImageOperation): "1" | "2" {
  const differs = operation === "vary" || operation === "replace-background";
  return model?.instructions && !differs ? "1" : "2";
}

/** Operations whose results would all be the same. */
export function isOfOneResult(operation: ImageOperation): boolean {
  return operation === "remove-background" || operation === "upscale";
}

/** How far a model scales is one of its own settings; models that have none scale as they do. */
export function factorParameter(
  model: Pick<ImageModelInfo, "parameters">,
): Extract<ModelParameter, { kind: "number" }> | undefined {
  return model.parameters
    .filter((parameter) => parameter.kind === "number")
    .find(({ id }) => /scale|factor/.test(id));
}

export function promptOf(draft: Pick<EditDraft, "words">, operation: ImageOperation): string {
  return draft.words[operation] ?? "";
}

/** The known ratio that comes closest to a size. */
export function nearestRatio({ width, height }: Size): ImageRatio {
  const distance = (ratio: ImageRatio) => {
    const [across = 1, down = 1] = ratio.split(":").map(Number);
    return Math.abs(Math.log(width / height / (across / down)));
  };
  return imageRatios.reduce((best, ratio) => (distance(ratio) < distance(best) ? ratio : best));
}
