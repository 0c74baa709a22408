import type { DataPrice } from "./read-offers";
import type { ThingReader } from "./thing";

/** What a thing costs by the prices of its variants: one price, or the ends of a range. Of several currencies nothing. */
export function addPriceRange(prices: readonly DataPrice[], reader: ThingReader): void {
  if (new Set(prices.map(({ currency }) => currency)).size !== 1) return;
  const sorted = prices.toSorted((one, other) => Number(one.amounts[0]) - Number(other.amounts[0]));
  const [low, high] = [sorted[0], sorted.at(-1)];
  if (!low || !high) return;
  if (low.amounts[0] === high.amounts[0]) reader.money("price", low);
  else {
    reader.money("price", low, { label: "From" });
    reader.money("price", high, { label: "To" });
  }
}
