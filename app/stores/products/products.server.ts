import { currentFacts } from "~/domain/products/current-facts";
import type { StatedFact } from "~/domain/products/written-fact";
import type { Settings } from "~/settings/settings.server";
import type { Content } from "../content/content-document";
import { isDocumentId } from "../firestore/document-id";
import { firestoreOf } from "../firestore/firestore.server";
import { readStored } from "../firestore/read-stored.server";
import { type Product, parseProduct } from "./product-document";

/** A product if it is this user's and not in the trash; null otherwise, as for none. */
export async function getOwnProduct(
  settings: Settings,
  productId: string,
  ownerId: string,
): Promise<Product | null> {
  if (!isDocumentId(productId)) return null;
  const document = await firestoreOf(settings).get(`products/${productId}`);
  if (document?.data.ownerId !== ownerId || document.data.trashedAt) return null;
  return readStored(document, parseProduct);
}

/** What the facts of the product say now that a work was made of; nothing for a work of none, or of one that is gone. */
export async function getFactsOfWork(
  settings: Settings,
  { productId, ownerId }: Pick<Content, "productId" | "ownerId">,
): Promise<StatedFact[]> {
  const product = productId ? await getOwnProduct(settings, productId, ownerId) : null;
  return product ? currentFacts(product.facts) : [];
}
