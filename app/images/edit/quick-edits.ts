import type { ImageModelInfo } from "~/domain/image/image-model";
import type { ImageRequest } from "~/domain/image/image-request";
import { priceOfImages } from "~/domain/image/make-images";
import { emptyDraft } from "~/image-editor/edit-draft";
import type { Image } from "~/stores/images/image-document";
import { editRequest, type Wish, whatIsMissing } from "./edit-request";

/** An edit that needs nothing said: one press asks for it. */
export interface QuickEdit {
  operation: "vary" | "upscale";
  request: ImageRequest;
  /** Credits. */
  price: number;
}

const mostVariations = 4;

/**
 * What can be asked for of an image with one press: variations, and twice the size. By the model that made it where
 * that can, else by the first that can; absent where none can.
 */
export function quickEdits(
  models: readonly ImageModelInfo[],
  { id, width, height, recipe }: Pick<Image, "id" | "width" | "height" | "recipe">,
): QuickEdit[] {
  const source = { assetId: id, size: { width, height } };
  const ownFirst = models.toSorted(
    (one, other) => Number(other.id === recipe.modelId) - Number(one.id === recipe.modelId),
  );
  return (["vary", "upscale"] as const).flatMap((operation) => {
    const wishOf = ({ mostImages }: ImageModelInfo): Wish => ({
      operation,
      count: operation === "vary" ? Math.min(mostVariations, mostImages) : 1,
      factor: 2,
    });
    const model = ownFirst.find((one) => whatIsMissing(wishOf(one), emptyDraft, one, source) === null);
    if (!model) return [];
    const request = editRequest(wishOf(model), emptyDraft, model, source, null);
    return [{ operation, request, price: priceOfImages(model, request) }];
  });
}
