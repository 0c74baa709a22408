import { type Availability, availabilityOf } from "./availability";
import { isCurrencyCode } from "./currency";
import type { ItemGraph } from "./item-graph";
import type { PageContext } from "./page-context";
import { readDataPrice } from "./read-money";
import { hasType, type Item, type ItemText, itemsOf, textOf } from "./schema-item";

/** A price that data give. */
export interface DataPrice {
  /** "From" and "To" for the ends of a range. */
  label?: "From" | "To";
  /** Every reading, the likeliest first. */
  amounts: string[];
  /** ISO 4217; null where neither the data nor the page name it. */
  currency: string | null;
  written: ItemText;
}

/** One offer of a thing. */
export interface OfferReading {
  prices: DataPrice[];
  /** What it costs without a discount. */
  listPrice: DataPrice | null;
  availability: { state: Availability; written: ItemText } | null;
  validUntil: ItemText | null;
  name: string | null;
  sku: string | null;
  url: string | null;
  item: Item;
}

const mostOffers = 250;

/** The offers of a thing, those within an aggregate offer behind it. */
export function readOffers(item: Item, graph: ItemGraph, page: PageContext): OfferReading[] {
  const currencyOfItem = textOf(item, "priceCurrency")?.text ?? null;
  const read = (offer: Item, inherited: string | null, depth: number): OfferReading[] => {
    const currency = codeOf(textOf(offer, "priceCurrency")?.text) ?? inherited;
    const own = readOffer(offer, currency, graph, page);
    const inner = depth < 3 ? itemsOf(offer, "offers").map(graph.resolve) : [];
    return [own, ...inner.flatMap((each) => read(each, currency, depth + 1))];
  };
  const own = itemsOf(item, "offers", "offer").map(graph.resolve);
  const offers = own.flatMap((offer) => read(offer, codeOf(currencyOfItem), 0)).slice(0, mostOffers);
  // Some pages write the price into the thing itself.
  return offers.length === 0 && textOf(item, "price", "lowPrice")
    ? [readOffer(item, codeOf(currencyOfItem), graph, page)]
    : offers;
}

function readOffer(offer: Item, currency: string | null, graph: ItemGraph, page: PageContext): OfferReading {
  const prices: DataPrice[] = [];
  let listPrice: DataPrice | null = null;
  const low = textOf(offer, "lowPrice", "minPrice");
  const high = textOf(offer, "highPrice", "maxPrice");
  const price = textOf(offer, "price");
  if (low) prices.push(priceOf(low, currency, page, "From"));
  if (high) prices.push(priceOf(high, currency, page, "To"));
  if (price && !low) prices.unshift(priceOf(price, currency, page));
  for (const specification of itemsOf(offer, "priceSpecification").map(graph.resolve)) {
    const written = textOf(specification, "price", "minPrice");
    const own = codeOf(textOf(specification, "priceCurrency")?.text) ?? currency;
    const type = textOf(specification, "priceType")?.text ?? "";
    if (!written) continue;
    if (/ListPrice|StrikethroughPrice|MSRP|SRP|RegularPrice/i.test(type)) {
      listPrice ??= priceOf(written, own, page);
    } else if (isForOne(specification) && prices.length === 0) {
      const isRange = textOf(specification, "price") === null;
      prices.push(priceOf(written, own, page, isRange ? "From" : undefined));
    }
  }
  const availability = textOf(offer, "availability");
  const state = availability && availabilityOf(availability.text);
  return {
    prices: oneOfEqualEnds(prices.filter(({ amounts }) => amounts.length > 0)),
    listPrice: listPrice && listPrice.amounts.length > 0 ? listPrice : null,
    availability: availability && state ? { state, written: availability } : null,
    validUntil: textOf(offer, "priceValidUntil"),
    name: textOf(offer, "name")?.text ?? null,
    sku: textOf(offer, "sku", "mpn", "gtin13", "gtin")?.text ?? null,
    url: textOf(offer, "url")?.text ?? null,
    item: offer,
  };
}

/** Not a price per litre, nor one for twelve. */
function isForOne(specification: Item): boolean {
  const least = itemsOf(specification, "eligibleQuantity").map(
    (each) => textOf(each, "minValue", "value")?.text,
  );
  return (
    !specification.properties.has("referenceQuantity") &&
    least.every((each) => !each || Number(each) <= 1) &&
    !hasType(specification, /^DeliveryChargeSpecification$/)
  );
}

function priceOf(
  written: ItemText,
  currency: string | null,
  page: PageContext,
  label?: DataPrice["label"],
): DataPrice {
  const read = readDataPrice(written.text, currency, page);
  return { ...(label && { label }), ...read, currency: read.currency ?? page.currency, written };
}

/** A range from 19 to 19 is a price. */
function oneOfEqualEnds(prices: DataPrice[]): DataPrice[] {
  const [from, to] = prices;
  if (from?.label !== "From" || to?.label !== "To" || from.amounts[0] !== to.amounts[0]) return prices;
  const { label: _, ...price } = from;
  return [price];
}

function codeOf(text: string | null | undefined): string | null {
  const code = text?.trim().toUpperCase() ?? "";
  return isCurrencyCode(code) ? code : null;
}
