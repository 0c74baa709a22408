import type { Settings } from "~/settings/settings.server";
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
