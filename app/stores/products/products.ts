import {
  arrayRemove,
  arrayUnion,
  collection,
  doc,
  type Firestore,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
  writeBatch,
} from "firebase/firestore";
import { sameData } from "~/domain/data/same-data";
import type { Fact } from "~/domain/facts/fact";
import { currentFacts } from "~/domain/products/current-facts";
import type { ProductFields } from "~/domain/products/product";
import { productChanges } from "~/domain/products/product-changes";
import { documentWatcher, type Live, type Stop, watchQuery } from "../firestore/live-documents";
import { mostProducts, type Product, parseProduct } from "./product-document";

/** A person's products, the last changed first, with those in the trash. */
export function watchProducts(
  firestore: Firestore,
  userId: string,
  onChange: (live: Live<Product>) => void,
  onError: (error: Error) => void,
): Stop {
  const products = query(
    collection(firestore, "products"),
    where("ownerId", "==", userId),
    orderBy("updatedAt", "desc"),
    limit(mostProducts),
  );
  return watchQuery(products, parseProduct, onChange, onError);
}

export const watchProduct = documentWatcher("products", parseProduct);

/** By product: what its facts say now. Empty for one that is not there, or not known on this device yet. */
export type FactsOfProducts = ReadonlyMap<string, readonly Fact[]>;

/** Listens to what the facts of some products say. One that cannot be read counts as one without facts. */
export function watchCurrentFacts(
  firestore: Firestore,
  productIds: readonly string[],
  onChange: (facts: FactsOfProducts) => void,
): Stop {
  let known: FactsOfProducts = new Map();
  const note = (id: string, facts: readonly Fact[]) => {
    if (sameData(known.get(id), facts)) return;
    known = new Map([...known, [id, facts]]);
    if (known.size === productIds.length) onChange(known);
  };
  const stops = productIds.map((id) =>
    watchProduct(
      firestore,
      id,
      ({ item }) => note(id, item ? currentFacts(item.facts) : []),
      () => note(id, []),
    ),
  );
  return () => {
    for (const stop of stops) stop();
  };
}

export function newProductId(firestore: Firestore): string {
  return doc(collection(firestore, "products")).id;
}

/** Makes a product; `productId` comes from `newProductId`, so that it is known before the answer. */
export function createProduct(
  firestore: Firestore,
  productId: string,
  ownerId: string,
  fields: ProductFields,
): Promise<void> {
  return setDoc(doc(firestore, "products", productId), {
    ...fields,
    ownerId,
    trashedAt: null,
    createdAt: serverTimestamp(),
    updatedAt: serverTimestamp(),
  });
}

/**
 * Writes what differs between two states of a product, entry by entry in one commit: what other pages changed beside it
 * stays. The change is shown at once; offline it waits. Settles when the server has it, and rejects when the rules refuse it.
 */
export async function changeProduct(
  firestore: Firestore,
  productId: string,
  before: ProductFields,
  after: ProductFields,
): Promise<void> {
  const changes = productChanges(before, after);
  if (!changes) return;
  const reference = doc(firestore, "products", productId);
  const { set, removed, added } = changes;
  const updatedAt = serverTimestamp();
  const batch = writeBatch(firestore);
  const entriesOf = (entries: typeof removed, change: typeof arrayUnion) =>
    Object.fromEntries(Object.entries(entries).map(([path, list]) => [path, change(...list)]));
  // A field of a document takes one change at a time: first what goes, then what comes.
  if (Object.keys(removed).length > 0) {
    batch.update(reference, { ...entriesOf(removed, arrayRemove), updatedAt });
  }
  batch.update(reference, { ...set, ...entriesOf(added, arrayUnion), updatedAt });
  await batch.commit();
}

/** Into the trash, or out of it. Its works and photos stay where they are. */
export function setProductTrashed(
  firestore: Firestore,
  productId: string,
  isTrashed: boolean,
): Promise<void> {
  const trashedAt = isTrashed ? serverTimestamp() : null;
  return updateDoc(doc(firestore, "products", productId), { trashedAt, updatedAt: serverTimestamp() });
}
