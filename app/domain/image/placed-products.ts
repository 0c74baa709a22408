import type { ImageModelInfo } from "./image-model";
import { type ImageReference, type ImageRequest, imageRequestLimits } from "./image-request";

/** Whether a reference is a thing to be shown; others say how. */
export const isThing = ({ role }: Pick<ImageReference, "role">) => role === "product" || role === "subject";

/** Most references with a model: of one into whose pictures products are put here, as many as a request holds. */
export function mostReferencesOf({
  mostReferences,
  placesProducts,
}: Pick<ImageModelInfo, "mostReferences" | "placesProducts">): number {
  return placesProducts
    ? imageRequestLimits.references
    : Math.min(imageRequestLimits.references, mostReferences);
}

/** What happens to the products of a request, where the model does not see them; null where it does, or there are none. */
export function describePlacing(
  model: Pick<ImageModelInfo, "label" | "placesProducts"> | undefined,
  { operation, references }: Pick<ImageRequest, "operation" | "references">,
): string | null {
  const count = references.filter(isThing).length;
  if (!model?.placesProducts || operation !== "generate" || count === 0) return null;
  return count === 1
    ? `${model.label} makes the setting without your product. The product is then cut out of its picture and placed in it, unchanged.`
    : `${model.label} makes the setting without your products. They are then cut out of their pictures and placed in it as a group, unchanged.`;
}
