import { longestProductName, type ProductFields } from "~/domain/products/product";
import { type SourceReading, sourceTitle } from "~/sources/source-reading";

/** What a product begins with that was read from a page. Its photos are chosen there. */
export function productFromReading(reading: SourceReading): ProductFields {
  const { sheet, variants, page, address, at } = reading;
  return {
    name: sourceTitle(reading).slice(0, longestProductName),
    facts: sheet,
    variants,
    photos: [],
    brandId: null,
    sourceUrl: page?.url ?? address,
    readAt: new Date(at),
    published: "ask",
  };
}
