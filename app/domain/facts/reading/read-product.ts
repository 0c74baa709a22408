import type { FactKind } from "../fact";
import type { SourceVariant } from "../source-event";
import { plainText } from "./decode-entities";
import type { ItemGraph } from "./item-graph";
import { kindOfLabel } from "./label-kinds";
import type { PageContext } from "./page-context";
import { readPicture } from "./read-common";
import { type DataPrice, type OfferReading, readOffers } from "./read-offers";
import { allOf, hasType, type Item, isItem, itemsOf, textOf } from "./schema-item";
import type { ThingReader } from "./thing";

const identifiers: readonly (readonly [string, string])[] = [
  ["sku", "SKU"],
  ["mpn", "MPN"],
  ["gtin", "GTIN"],
  ["gtin13", "GTIN"],
  ["gtin12", "GTIN"],
  ["gtin14", "GTIN"],
  ["gtin8", "GTIN"],
  ["isbn", "ISBN"],
  ["productID", "Product ID"],
];
const measures: readonly (readonly [string, FactKind, string | undefined])[] = [
  ["height", "dimension", "Height"],
  ["width", "dimension", "Width"],
  ["depth", "dimension", "Depth"],
  ["weight", "weight", undefined],
];
const mostVariants = 250;

/** A product with its offers and variants, or whatever else is sold. */
export function readProduct(item: Item, graph: ItemGraph, page: PageContext, reader: ThingReader): void {
  readFeatures(item, reader);
  const offers = readOffers(item, graph, page);
  const members = itemsOf(item, "hasVariant").map(graph.resolve).slice(0, mostVariants);
  if (members.length > 0) readVariants(item, members, graph, page, reader);
  const named = members.length > 0 ? [] : variantsOfOffers(offers, reader.thing.name);
  for (const { variant, offer } of named) {
    reader.thing.variants.push(variant);
    readPrices([offer], reader, variant.id);
  }
  if (named.length > 0)
    sumUp(
      named.map(({ offer }) => offer),
      reader,
    );
  else if (members.length === 0 || offers.some(({ prices }) => prices.length > 0)) readPrices(offers, reader);
  for (const offer of offers) readTerms(offer, graph, reader);
}

function readFeatures(item: Item, reader: ThingReader): void {
  const brand = textOf(item, "brand", "manufacturer");
  if (brand && !/^https?:/.test(brand.text)) reader.text("brand", brand);
  const category = textOf(item, "category", "applicationCategory");
  if (category && !/^(?:https?:|\d+$)/.test(category.text)) reader.text("category", category);
  for (const [name, label] of identifiers) {
    const written = textOf(item, name);
    if (written && written.text.length <= 60) reader.text("identifier", written, { label });
  }
  for (const [name, kind, label] of measures) {
    for (const value of allOf(item, name).slice(0, 1)) readMeasure(value, kind, label, reader);
  }
  for (const kind of ["color", "material", "size"] as const) {
    for (const value of allOf(item, kind).slice(0, 20)) {
      const written = isItem(value) ? textOf(value, "name", "value") : value;
      if (written && !/^https?:/.test(written.text)) reader.text(kind, written);
    }
  }
  reader.text("origin", textOf(item, "countryOfOrigin"));
  for (const certificate of itemsOf(item, "hasCertification"))
    reader.text("certificate", textOf(certificate, "name"));
  for (const property of itemsOf(item, "additionalProperty").slice(0, 60)) {
    const label = plainText(textOf(property, "name", "propertyID")?.text ?? "").replace(/[:：]$/u, "");
    const [value] = allOf(property, "value");
    if (label === "" || label.length > 80 || !value) continue;
    const known = kindOfLabel(label);
    if (known && known.kind !== "feature")
      readMeasure(value, known.kind, known.label, reader, textOf(property, "unitText", "unitCode")?.text);
    else if (!isItem(value)) {
      const unit = textOf(property, "unitText", "unitCode")?.text;
      if (unit) reader.quantity("feature", value, unit, { label });
      else reader.text("feature", value, { label });
    }
  }
}

const quantified = new Set<FactKind>(["dimension", "weight", "volume", "capacity", "duration"]);

function readMeasure(
  value: ReturnType<typeof allOf>[number],
  kind: FactKind,
  label: string | undefined,
  reader: ThingReader,
  unitBeside?: string,
): void {
  const written = isItem(value) ? textOf(value, "value", "name") : value;
  const unit =
    unitBeside ?? (isItem(value) ? textOf(value, "unitText", "unitCode")?.text : undefined) ?? null;
  if (!written) return;
  if (quantified.has(kind)) reader.quantity(kind, written, unit, { label });
  else reader.text(kind, written, { label });
}

/** Prices and availability of the whole thing, or of one variant. */
function readPrices(offers: readonly OfferReading[], reader: ThingReader, variantId?: string): void {
  const prices = offers.flatMap((offer) => offer.prices).filter((price) => isPrice(price, reader));
  const exact = prices.filter(({ label }) => !label);
  const amounts = new Set(exact.map(({ amounts: [first], currency }) => `${first} ${currency}`));
  const currencies = new Set(exact.map(({ currency }) => currency));
  for (const price of prices) {
    // Several offers for one thing are a range; the ends of an aggregate offer are one already.
    if (amounts.size > 1 && currencies.size === 1 && !price.label) continue;
    reader.money("price", price, { label: price.label, variantId });
  }
  if (amounts.size > 1 && currencies.size === 1) addRange(exact, prices, reader, variantId);
  for (const { listPrice } of offers) {
    if (
      listPrice &&
      amounts.size <= 1 &&
      exact[0] &&
      Number(listPrice.amounts[0]) > Number(exact[0].amounts[0])
    )
      reader.money("list-price", listPrice, { variantId });
  }
  readAvailability(offers, reader, variantId);
}

function addRange(exact: DataPrice[], all: DataPrice[], reader: ThingReader, variantId?: string): void {
  const sorted = exact.toSorted((one, other) => Number(one.amounts[0]) - Number(other.amounts[0]));
  const [low, high] = [sorted[0], sorted.at(-1)];
  if (low && !all.some(({ label }) => label === "From"))
    reader.money("price", low, { label: "From", variantId });
  if (high && !all.some(({ label }) => label === "To"))
    reader.money("price", high, { label: "To", variantId });
}

/** A price of nothing is one of an event, a course or software; of a thing it is a price nobody set. */
function isPrice({ amounts: [first] }: DataPrice, { thing }: ThingReader): boolean {
  return first !== undefined && (Number(first) > 0 || /^(?:event|course|software)$/.test(thing.kind));
}

function readAvailability(offers: readonly OfferReading[], reader: ThingReader, variantId?: string): void {
  const states = offers.flatMap(({ availability }) => availability ?? []);
  const [chosen] = [...states.filter(({ state }) => state === "in-stock"), ...states];
  if (chosen)
    reader.add("availability", { type: "availability", state: chosen.state }, chosen.written, { variantId });
}

/** What is true of the whole where each variant says it. */
function sumUp(offers: readonly OfferReading[], reader: ThingReader): void {
  const prices = offers.flatMap(({ prices }) => prices).filter((price) => isPrice(price, reader));
  const amounts = new Set(prices.map(({ amounts: [first], currency }) => `${first} ${currency}`));
  const [first] = prices;
  if (amounts.size === 1 && first) reader.money("price", first, { label: first.label });
  else if (new Set(prices.map(({ currency }) => currency)).size === 1) addRange(prices, prices, reader);
  readAvailability(offers, reader);
}

function readVariants(
  group: Item,
  members: readonly Item[],
  graph: ItemGraph,
  page: PageContext,
  reader: ThingReader,
): void {
  const all: OfferReading[] = [];
  for (const [at, member] of members.entries()) {
    const variant = variantOf(member, group, at);
    if (reader.thing.variants.some(({ id }) => id === variant.id)) continue;
    reader.thing.variants.push(variant);
    const offers = readOffers(member, graph, page);
    all.push(...offers);
    readPrices(offers, reader, variant.id);
    for (const [name, label] of identifiers) {
      const written = textOf(member, name);
      if (written && written.text.length <= 60)
        reader.text("identifier", written, { label, variantId: variant.id });
    }
    for (const picture of allOf(member, "image").slice(0, 3)) readPicture(picture, graph, reader, variant.id);
    for (const kind of ["color", "size", "material"] as const) {
      const written = textOf(member, kind);
      if (written && !/^https?:/.test(written.text)) reader.text(kind, written);
    }
  }
  if (!group.properties.has("offers")) sumUp(all, reader);
}

function variantOf(member: Item, group: Item, at: number): SourceVariant {
  const options: Record<string, string> = {};
  for (const [property, label] of [
    ["color", "Color"],
    ["size", "Size"],
    ["material", "Material"],
    ["pattern", "Pattern"],
    ["scent", "Scent"],
  ] as const) {
    const value = plainText(textOf(member, property)?.text ?? "");
    if (value && value.length <= 200) options[label] = value;
  }
  for (const property of itemsOf(member, "additionalProperty").slice(0, 6)) {
    const label = textOf(property, "name")?.text.trim().slice(0, 80);
    const value = textOf(property, "value")?.text.trim().slice(0, 200);
    if (label && value) options[label] = value;
  }
  const name = plainText(textOf(member, "name")?.text ?? "");
  const groupName = plainText(textOf(group, "name")?.text ?? "");
  const own = Object.values(options).join(" / ") || withoutName(name, groupName) || name || `${at + 1}`;
  const id =
    textOf(member, "sku")?.text ?? textOf(member, "productID", "gtin13", "gtin", "mpn")?.text ?? idOf(own);
  return { id: id.trim().slice(0, 64) || `variant-${at + 1}`, name: own.slice(0, 200), options };
}

/** Offers that have names or numbers of their own are variants; others are sellers of one thing. */
function variantsOfOffers(
  offers: readonly OfferReading[],
  name: string | null,
): { variant: SourceVariant; offer: OfferReading }[] {
  const own = offers.filter(
    ({ prices, item: offer }) => prices.length > 0 && !hasType(offer, /^AggregateOffer$/),
  );
  if (own.length < 2) return [];
  const names = own.map((offer) => offer.name && withoutName(plainText(offer.name), name ?? ""));
  if (names.some((each) => !each) || new Set(names).size !== own.length) return [];
  if (own.some(({ item: offer }) => itemsOf(offer, "seller").length > 0 && !textOf(offer, "sku"))) return [];
  return own.map((offer, at) => {
    const title = names[at] ?? "";
    return {
      offer,
      variant: {
        id: (offer.sku ?? idOf(title)).slice(0, 64) || `variant-${at + 1}`,
        name: title.slice(0, 200),
        options: {},
      },
    };
  });
}

/** "Oat soap – Large" of "Oat soap" is "Large". */
function withoutName(name: string, whole: string): string {
  const rest = whole && name.toLowerCase().startsWith(whole.toLowerCase()) ? name.slice(whole.length) : name;
  return rest.replace(/^[\s–—|:,/(-]+|[\s)]+$/gu, "");
}

function idOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 64);
}

/** What data say of delivery, returns and guarantee. */
function readTerms(
  { item, validUntil, listPrice }: OfferReading,
  graph: ItemGraph,
  reader: ThingReader,
): void {
  // Shops fill in the end of the year where no offer ends.
  if (validUntil && listPrice && !/-12-31/.test(validUntil.text)) reader.date("offer-end", validUntil);
  for (const details of itemsOf(item, "shippingDetails").map(graph.resolve).slice(0, 1)) {
    const rate = itemsOf(details, "shippingRate").map(graph.resolve)[0];
    const value = rate && textOf(rate, "value", "maxValue");
    const currency = rate && textOf(rate, "currency")?.text;
    if (value && currency && /^[A-Z]{3}$/.test(currency))
      reader.money("shipping", { amounts: [value.text.trim()], currency, written: value }, { label: "Cost" });
  }
  for (const policy of itemsOf(item, "hasMerchantReturnPolicy").map(graph.resolve).slice(0, 1)) {
    reader.quantity("returns", textOf(policy, "merchantReturnDays"), "DAY", { label: "Days" });
  }
  for (const warranty of itemsOf(item, "warranty").map(graph.resolve).slice(0, 1)) {
    const duration = itemsOf(warranty, "durationOfWarranty")[0];
    if (duration)
      reader.quantity(
        "guarantee",
        textOf(duration, "value"),
        textOf(duration, "unitCode", "unitText")?.text ?? null,
      );
  }
}
