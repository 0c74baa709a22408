import type { ProductFields } from "~/domain/products/product";
import { getDocuments } from "~/firebase/documents";
import { writeDocuments } from "~/firebase/write-documents";

/** Makes a product. `onMade` hears its id at once, also offline; settles when the server has it. */
export async function saveNewProduct(
  userId: string,
  fields: ProductFields,
  onMade: (productId: string) => void,
): Promise<void> {
  const { createProduct, newProductId } = await import("~/stores/products/products");
  const productId = newProductId(await getDocuments());
  const written = writeDocuments((documents) => createProduct(documents, productId, userId, fields));
  onMade(productId);
  await written;
}
