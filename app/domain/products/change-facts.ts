import { type FactSheet, settledFacts } from "../facts/fact-sheet";
import { longestProductName, type ProductFields } from "./product";

/** A product with other facts; lists and searches show it by the settled name. */
export function changeFacts<Product extends Pick<ProductFields, "name" | "facts">>(
  product: Product,
  facts: FactSheet,
): Product {
  const name = settledFacts(facts).find(({ kind, variantId }) => kind === "name" && !variantId)?.value;
  const text = name?.type === "text" ? name.text.trim().slice(0, longestProductName) : "";
  return { ...product, name: text || product.name, facts };
}
