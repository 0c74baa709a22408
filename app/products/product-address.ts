import { href } from "react-router";

export function productAddress(productId: string): string {
  return `${href("/product")}?${new URLSearchParams({ product: productId })}`;
}
