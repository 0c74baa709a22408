import type { Fact } from "~/domain/facts/fact";
import { currentFacts } from "~/domain/products/current-facts";
import { withFacts } from "~/scene/with-facts";
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
): Promise<Fact[]> {
  if (!productId || !isDocumentId(productId)) return [];
  const document = await firestoreOf(settings).get(`products/${productId}`);
  const product = document?.data.ownerId === ownerId ? readStored(document, parseProduct) : null;
  return product ? currentFacts(product.facts) : [];
}

/** A work in the words its product's facts have today, and those facts. */
export async function inTodaysWords(
  settings: Settings,
  content: Content,
): Promise<{ today: Content; facts: Fact[] }> {
  const facts = await getFactsOfWork(settings, content);
  return { today: { ...content, storyboard: withFacts(content.storyboard, facts) }, facts };
}
