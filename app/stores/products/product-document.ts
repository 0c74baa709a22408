import * as z from "zod/mini";
import { uniqueById } from "~/domain/data/unique-by-id";
import { productFieldsSchema } from "~/domain/products/product";

/** Products of one person that are not in the trash. */
export const mostProducts = 1000;

/**
 * `products/{productId}`: what is known of a product. Its owner makes and edits it in the browser. Facts, photos and variants
 * are lists to which single entries are written, so what two pages change at the same time can leave two of one id: the
 * later one counts.
 */
export const productDocumentSchema = z.object({
  ownerId: z.string(),
  ...productFieldsSchema.shape,
  createdAt: z.date(),
  updatedAt: z.date(),
  trashedAt: z._default(z.nullable(z.date()), null),
});
export type ProductDocument = z.infer<typeof productDocumentSchema>;
export type Product = ProductDocument & { id: string };

export function parseProduct(id: string, data: unknown): Product {
  const product = productDocumentSchema.parse(data);
  const { facts, photos, variants } = product;
  return {
    ...product,
    id,
    facts: {
      facts: uniqueById(facts.facts, ({ id: factId }) => factId),
      decisions: uniqueById(facts.decisions, ({ key }) => key),
    },
    photos: uniqueById(photos, ({ assetId }) => assetId).sort((one, other) => one.place - other.place),
    variants: uniqueById(variants, ({ id: variantId }) => variantId),
  };
}
