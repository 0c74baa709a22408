import { settledFacts } from "../facts/fact-sheet";
import type { ProductFields } from "./product";

export const productOrders = ["edited", "created", "name", "price"] as const;
export type ProductOrder = (typeof productOrders)[number];

type Sorted = Pick<ProductFields, "name" | "facts"> & { createdAt: Date; updatedAt: Date };

/** Products in an order of a list. Products without a price stand last among prices; currencies stand apart. */
export function sortProducts<Product extends Sorted>(
  products: readonly Product[],
  order: ProductOrder,
): Product[] {
  if (order === "price") {
    return products
      .map((product) => ({ product, price: priceOf(product) }))
      .toSorted(({ price: one }, { price: other }) => {
        if (!one || !other) return Number(!one) - Number(!other);
        return one.currency.localeCompare(other.currency) || Number(one.amount) - Number(other.amount);
      })
      .map(({ product }) => product);
  }
  return products.toSorted((one, other) => {
    if (order === "name") return one.name.localeCompare(other.name, undefined, { numeric: true });
    return order === "created"
      ? other.createdAt.getTime() - one.createdAt.getTime()
      : other.updatedAt.getTime() - one.updatedAt.getTime();
  });
}

function priceOf({ facts }: Sorted) {
  const price = settledFacts(facts).find(({ kind, variantId }) => kind === "price" && !variantId)?.value;
  return price?.type === "money" ? price : null;
}
