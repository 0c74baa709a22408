import type { Candidate } from "./candidate";
import type { VisiblePrice } from "./read-visible-prices";

/**
 * Shopify's product document gives numbers without a currency, in the one of whoever asks, and our server may ask from another country
 * than the person who saw the page. Its prices are kept only where the page shows one of them itself.
 */
export function withoutForeignPrices(
  candidates: readonly Candidate[],
  prices: readonly VisiblePrice[],
): readonly Candidate[] {
  const isForeign = ({ kind, place }: Candidate) =>
    (kind === "price" || kind === "list-price") && place.startsWith("shopify-product");
  const foreign = candidates.filter(isForeign);
  if (foreign.length === 0) return candidates;
  const shown = new Set([
    ...prices.map(({ money: { amounts, currency } }) => `${amounts[0]} ${currency}`),
    ...candidates.filter((each) => each.kind === "price" && !isForeign(each)).flatMap(amountsOf),
  ]);
  return foreign.some((each) => each.kind === "price" && amountsOf(each).some((amount) => shown.has(amount)))
    ? candidates
    : candidates.filter((each) => !isForeign(each));
}

function amountsOf({ readings }: Candidate): string[] {
  return readings.flatMap((value) => (value.type === "money" ? [`${value.amount} ${value.currency}`] : []));
}
