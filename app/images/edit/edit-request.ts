import { uploadLimits } from "~/domain/assets/media-type";
import type { ImageModelInfo, ModelParameter } from "~/domain/image/image-model";
import type { ImageOperation } from "~/domain/image/image-operation";
import {
  emptyImageRequest,
  type ImageRatio,
  type ImageRequest,
  imageRatios,
} from "~/domain/image/image-request";
import { whyNot } from "~/domain/image/why-not";
import { whyNotSize } from "~/domain/image/why-not-size";
import type { EditDraft } from "~/image-editor/edit-draft";
import { extendedSize } from "~/image-editor/extend";
import type { Size } from "~/image-editor/geometry";
import { coversAnything } from "~/image-editor/mask-shape";

/** Operations that mean nothing without a prompt. */
const needsPrompt: readonly ImageOperation[] = ["instruct", "replace-background", "relight", "recolour"];

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
  const request = editRequest(wish, draft, model, source, null);
  const cannot = whyNot(model, request) ?? whyNotSize(model, request, source.size);
  if (cannot) return cannot;
  if (operation === "fill" && !coversAnything(draft.mask)) return "Mark what should change first.";
  if (operation === "extend") {
    const { top, right, bottom, left } = draft.extend;
    if (top + right + bottom + left === 0) return "Pull an edge outwards first, or choose a shape.";
  }
  if (needsPrompt.includes(operation) && !promptOf(draft, operation).trim())
    return "Say what should change first.";
  if (operation === "upscale") {
    const longest = Math.max(source.size.width, source.size.height) * factor;
    if (longest > largestSide)
      return `That would be ${longest.toLocaleString("en")} pixels long; ${largestSide.toLocaleString("en")} is the most.`;
  }
  return null;
}

/** No result may be longer than what an upload takes. */
export const largestSide = uploadLimits.imagePixels;

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
