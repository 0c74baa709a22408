import type { Fact } from "~/domain/facts/fact";
import type { FactSheet } from "~/domain/facts/fact-sheet";
import { currentFacts } from "~/domain/products/current-facts";
import { withFacts } from "~/scene/with-facts";
import type { Settings } from "~/settings/settings.server";
import type { Content } from "../content/content-document";
import { isDocumentId } from "../firestore/document-id";
import { firestoreOf } from "../firestore/firestore.server";
import { readStored } from "../firestore/read-stored.server";
import { type Product, parseProduct } from "./product-document";

/** A product if it is this user's, also one in the trash, whose works still state its facts; null otherwise, as for none. */
export async function getOwnProduct(
  settings: Settings,
  productId: string,
  ownerId: string,
): Promise<Product | null> {
  if (!isDocumentId(productId)) return null;
  const document = await firestoreOf(settings).get(`products/${productId}`);
  if (document?.data.ownerId !== ownerId) return null;
  return readStored(document, parseProduct);
}

/** What the facts of the product say now that a work was made of; nothing for a work of none, or of one that is gone. */
export async function getFactsOfWork(
  settings: Settings,
  work: Pick<Content, "productId" | "ownerId">,
): Promise<Fact[]> {
  const sheet = await getSheetOfWork(settings, work);
  return sheet ? currentFacts(sheet) : [];
}

async function getSheetOfWork(
  settings: Settings,
  { productId, ownerId }: Pick<Content, "productId" | "ownerId">,
): Promise<FactSheet | undefined> {
  if (!productId || !isDocumentId(productId)) return undefined;
  const document = await firestoreOf(settings).get(`products/${productId}`);
  return document?.data.ownerId === ownerId ? readStored(document, parseProduct)?.facts : undefined;
}

/** A work in the words its product's facts have today, those facts, and all that is known of the product. */
export async function inTodaysWords(
  settings: Settings,
  content: Content,
): Promise<{ today: Content; facts: Fact[]; sheet: FactSheet | undefined }> {
  const sheet = await getSheetOfWork(settings, content);
  const facts = sheet ? currentFacts(sheet) : [];
  return { today: { ...content, storyboard: withFacts(content.storyboard, facts) }, facts, sheet };
}
