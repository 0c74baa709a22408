import type { ImageModelInfo } from "~/domain/image/image-model";
import { priceOfImages } from "~/domain/image/make-images";
import { getDocuments } from "~/firebase/documents";
import { emptyDraft } from "~/image-editor/edit-draft";
import type { Size } from "~/image-editor/geometry";
import { editRequest, whatIsMissing } from "~/images/edit/edit-request";

const wish = { operation: "remove-background", count: 1, factor: 1 } as const;

/** The model that finds the product in a photo, and its price; null where this studio has none for a photo of this size. */
export function productFinder(models: readonly ImageModelInfo[], assetId: string, size: Size) {
  const model = models.find((one) => whatIsMissing(wish, emptyDraft, one, { assetId, size }) === null);
  if (!model) return null;
  const request = editRequest(wish, emptyDraft, model, { assetId, size }, null);
  return { request, price: priceOfImages(model, request) };
}
export type ProductFinder = NonNullable<ReturnType<typeof productFinder>>;

/** The id of an image with nothing but the product of the photo, which was made before; null where none was. */
export async function findMadeCutOut(userId: string, assetId: string): Promise<string | null> {
  const { readChildren } = await import("~/stores/images/images");
  const children = await readChildren(await getDocuments(), userId, assetId);
  return (
    children.find(
      ({ operation, parentIds, shelf }) =>
        operation === wish.operation && parentIds[0] === assetId && shelf !== "trash",
    )?.id ?? null
  );
}
