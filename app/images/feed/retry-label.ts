import { formatCredits } from "~/domain/credits/format-credits";
import type { ImageRequest } from "~/domain/image/image-request";
import { retriesOf } from "../recall";

/** Credits of asking again for some results of a request; null where its model is not offered any more. */
export function priceOfRetries(
  request: ImageRequest,
  indexes: readonly number[],
  priceOf: (request: ImageRequest) => number | null,
): number | null {
  const prices = retriesOf(request, indexes).map(priceOf);
  return prices.reduce<number | null>(
    (total, price) => (total === null || price === null ? null : total + price),
    0,
  );
}

/** What the button says: how many of several, and what it takes. */
export function retryLabel(count: number | null, price: number | null): string {
  const what = count === null ? "Retry" : `Retry ${count}`;
  return price === null ? what : `${what} · ${formatCredits(price)}`;
}
