import type { Fact } from "~/domain/facts/fact";
import type { PageHead } from "~/sections/page-head";
import type { ShownPage } from "~/sections/shown-page";
import type { Node } from "~/sections/structured-data/values";

type Availability = Extract<Fact["value"], { type: "availability" }>["state"];
type Money = Extract<Fact["value"], { type: "money" }>;

const availabilities: Readonly<Record<Availability, string>> = {
  "in-stock": "InStock",
  limited: "LimitedAvailability",
  preorder: "PreOrder",
  backorder: "BackOrder",
  "out-of-stock": "OutOfStock",
  discontinued: "Discontinued",
};

/** The price as the facts state it: one offer, or the span of what the variants cost; null where no price is known. */
export function offersOf(page: ShownPage, head: PageHead): Node | null {
  const prices = page.facts.flatMap(({ kind, value, variantId }) =>
    kind === "price" && value.type === "money" ? [{ ...value, variantId }] : [],
  );
  const own = prices.find(({ variantId }) => !variantId);
  const [first] = prices;
  if (!first) return null;
  const shared = { ...sharedOf(page), url: offerUrl(page, head) };
  if (own || prices.length === 1) {
    const { amount, currency } = own ?? first;
    return { "@type": "Offer", price: amount, priceCurrency: currency, ...shared };
  }
  const comparable = prices.filter(({ currency }) => currency === first.currency).sort(byAmount);
  return {
    "@type": "AggregateOffer",
    lowPrice: (comparable[0] as Money).amount,
    highPrice: (comparable.at(-1) as Money).amount,
    offerCount: comparable.length,
    priceCurrency: first.currency,
    ...shared,
  };
}

function sharedOf({ facts }: ShownPage): Node {
  const known = facts.filter(({ variantId }) => !variantId);
  const state = known.find(({ kind }) => kind === "availability")?.value;
  const end = known.find(({ kind }) => kind === "offer-end")?.value;
  return {
    ...(state?.type === "availability" && {
      availability: `https://schema.org/${availabilities[state.state]}`,
    }),
    ...(end?.type === "date" && { priceValidUntil: end.date }),
  };
}

function offerUrl({ action }: ShownPage, { url }: PageHead): string {
  return action && /^https?:/i.test(action.href) ? action.href : url;
}

function byAmount(left: Money, right: Money): number {
  return Number(left.amount) - Number(right.amount);
}
