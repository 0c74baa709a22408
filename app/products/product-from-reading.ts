import { newProduct } from "~/domain/products/new-product";
import { addPhotos, photosOfPictures } from "~/domain/products/photos";
import type { ProductFields } from "~/domain/products/product";
import { type SourceReading, sourceTitle } from "~/sources/source-reading";

/** What a product begins with that was read from a page, with those of its pictures that have become assets (by address). */
export function productFromReading(
  reading: SourceReading,
  chosen: readonly string[],
  assetIds: Readonly<Record<string, string>>,
): ProductFields {
  const { sheet, variants, page, pictures, address, at } = reading;
  return newProduct({
    name: sourceTitle(reading),
    facts: sheet,
    variants,
    photos: addPhotos([], photosOfPictures(pictures, chosen, assetIds)),
    sourceUrl: page?.url ?? address,
    readAt: new Date(at),
  });
}
