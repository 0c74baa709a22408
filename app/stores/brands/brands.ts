import {
  collection,
  doc,
  type Firestore,
  limit,
  orderBy,
  type Query,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
  writeBatch,
} from "firebase/firestore";
import { type BrandFields, brandLimits } from "~/domain/brands/brand";
import { type Live, type Stop, watchQuery } from "../firestore/live-documents";
import { type Brand, parseBrand } from "./brand-document";

/** With those in the trash. */
const mostListed = 2 * brandLimits.brands;

/** A person's own brands, the last changed first, with those in the trash. */
export function watchBrands(
  firestore: Firestore,
  userId: string,
  onChange: (live: Live<Brand>) => void,
  onError: (error: Error) => void,
): Stop {
  const own = query(
    collection(firestore, "brands"),
    where("ownerId", "==", userId),
    orderBy("updatedAt", "desc"),
    limit(mostListed),
  );
  return watchQuery(own, parseBrand, onChange, onError);
}

/** Brands that others share with this address, in no order. The rules ask that the address is proved. */
export function watchSharedBrands(
  firestore: Firestore,
  email: string,
  onChange: (live: Live<Brand>) => void,
  onError: (error: Error) => void,
): Stop {
  return watchQuery(sharedWith(firestore, email), parseBrand, onChange, onError);
}

function sharedWith(firestore: Firestore, email: string): Query {
  return query(
    collection(firestore, "brands"),
    where("members", "array-contains", email.toLowerCase()),
    where("trashedAt", "==", null),
    limit(mostListed),
  );
}

export function newBrandId(firestore: Firestore): string {
  return doc(collection(firestore, "brands")).id;
}

/** Makes a brand; `brandId` comes from `newBrandId`, so that it is known before the answer. */
export function createBrand(
  firestore: Firestore,
  brandId: string,
  brand: BrandFields & { ownerId: string; isDefault: boolean },
): Promise<void> {
  return setDoc(doc(firestore, "brands", brandId), {
    ...brand,
    trashedAt: null,
    createdAt: serverTimestamp(),
    updatedAt: serverTimestamp(),
  });
}

/** Changes only the fields that are named, so that two tabs keep each other's. */
export function changeBrand(
  firestore: Firestore,
  brandId: string,
  fields: Partial<BrandFields>,
): Promise<void> {
  return updateDoc(doc(firestore, "brands", brandId), { ...fields, updatedAt: serverTimestamp() });
}

/** Makes one of a person's brands the default, or none, in one commit: those that were it are so no more. */
export function setDefaultBrand(
  firestore: Firestore,
  brandId: string | null,
  brands: readonly Pick<Brand, "id" | "isDefault">[],
): Promise<void> {
  const batch = writeBatch(firestore);
  for (const { id, isDefault } of brands) {
    if (isDefault === (id === brandId)) continue;
    batch.update(doc(firestore, "brands", id), { isDefault: id === brandId, updatedAt: serverTimestamp() });
  }
  return batch.commit();
}

/** Into the trash, where it is nobody's default, or out of it. */
export function setBrandTrashed(firestore: Firestore, brandId: string, isTrashed: boolean): Promise<void> {
  return updateDoc(doc(firestore, "brands", brandId), {
    ...(isTrashed ? { trashedAt: serverTimestamp(), isDefault: false } : { trashedAt: null }),
    updatedAt: serverTimestamp(),
  });
}
