import type { ImageModelInfo, ModelParameter, ParameterValue } from "../image-model";
import { capabilityOf, type ImageOperation } from "../image-operation";
import type { ImageRequest } from "../image-request";
import type { ClipRequest } from "../make-images";
import { isThing } from "../placed-products";
import { unsupportedLettering } from "./lettering-rules";

const doing: Record<ImageOperation, string> = {
  generate: "make images from words",
  vary: "vary an image",
  instruct: "change an image by instruction",
  fill: "change a marked area",
  extend: "extend an image",
  "remove-background": "remove a background",
  "replace-background": "replace a background",
  upscale: "make an image larger",
  relight: "change the light",
  recolour: "change the colours",
};

/** Why the model cannot do an operation at all, in words for its greyed control; null where it can. */
export function unsupportedOperation(
  model: Pick<ImageModelInfo, "label" | "capabilities">,
  operation: ImageOperation,
): string | null {
  if (model.capabilities.includes(capabilityOf[operation])) return null;
  return `${model.label} cannot ${doing[operation]}. Choose another model.`;
}

/**
 * Why the model cannot do what a request asks, in words that say what to change; null where it can. Whether the
 * request itself is whole (a source, a mask, words) is not looked at.
 */
export function unsupportedReason(model: ImageModelInfo, request: ImageRequest): string | null {
  const { label } = model;
  const cannot = unsupportedOperation(model, request.operation);
  if (cannot) return cannot;
  if (request.operation === "generate" && !model.ratios.includes(request.ratio))
    return `${label} does not make ${request.ratio}. Choose ${listed(model.ratios)}, or another model.`;
  if (request.count > model.mostImages)
    return `${label} makes at most ${model.mostImages} at a time. Ask for fewer.`;
  const references = request.references.filter((reference) => !(model.placesProducts && isThing(reference)));
  if (references.length > 0 && model.placesProducts)
    return `${label} takes references to products alone. Use them as “Product”, remove them, or choose another model.`;
  if (references.length > model.mostReferences)
    return model.mostReferences === 0
      ? `${label} takes no references. Remove them, or choose another model.`
      : `${label} takes at most ${model.mostReferences} reference${model.mostReferences === 1 ? "" : "s"}. Remove some, or choose another model.`;
  if (request.negativePrompt.trim() && !model.takesNegativePrompt)
    return `${label} takes no words for what to leave out. Empty that field, or choose another model.`;
  return unsupportedLettering(model, request) ?? unsupportedParameters(model, request.parameters);
}

/** Why the model cannot make a clip as asked; null where it can. */
export function unsupportedClip(model: ImageModelInfo, request: ClipRequest): string | null {
  const { label, clipSeconds = [] } = model;
  if (!request.sourceAssetId && !model.capabilities.includes("text-to-image"))
    return `${label} begins with an image. Choose one, or another model.`;
  if (request.sourceAssetId && !model.capabilities.includes("image-to-image"))
    return `${label} makes clips from words alone. Remove the image, or choose another model.`;
  if (!model.ratios.includes(request.ratio))
    return `${label} does not make ${request.ratio}. Choose ${listed(model.ratios)}, or another model.`;
  if (!clipSeconds.includes(request.seconds))
    return `${label} does not make ${request.seconds} seconds. Choose ${listed(clipSeconds.map(String))} seconds.`;
  return null;
}

function unsupportedParameters(
  { label, parameters }: ImageModelInfo,
  values: ImageRequest["parameters"],
): string | null {
  for (const [id, value] of Object.entries(values)) {
    const parameter = parameters.find((known) => known.id === id);
    if (!parameter) return `${label} has no setting "${id}". Remove it, or choose another model.`;
    if (!isWithin(parameter, value)) return `${label} cannot take that for "${parameter.label}".`;
  }
  return null;
}

function isWithin(parameter: ModelParameter, value: ParameterValue): boolean {
  if (parameter.kind === "switch") return typeof value === "boolean";
  if (parameter.kind === "choice") return parameter.choices.some((choice) => choice.value === value);
  return typeof value === "number" && value >= parameter.least && value <= parameter.most;
}

function listed(values: readonly string[]): string {
  return values.length < 2
    ? (values[0] ?? "nothing")
    : `${values.slice(0, -1).join(", ")} or ${values.at(-1)}`;
}
