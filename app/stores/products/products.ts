import { collection, type Firestore, limit, orderBy, query, where } from "firebase/firestore";
import { type Live, type Stop, watchQuery } from "../firestore/live-documents";
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
