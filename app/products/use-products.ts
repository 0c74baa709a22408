import { type Reading, useDocuments } from "~/firebase/use-documents";
import type { Product } from "~/stores/products/product-document";

/** A person's products, the last edited first, with those in the trash. */
export function useProducts(userId: string): Reading<Product[]> {
  return useDocuments(
    userId,
    () => import("~/stores/products/products"),
    ({ watchProducts }, documents, onChange: (products: Product[]) => void, onError) =>
      watchProducts(
        documents,
        userId,
        ({ items, fromCache }) => (items.length > 0 || !fromCache) && onChange(items),
        onError,
      ),
  );
}
