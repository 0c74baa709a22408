import { allOf, hasType, type Item, isItem } from "./schema-item";

/** All things of a page, and which of them stand for themselves. */
export interface ItemGraph {
  /** Those that may be what the page is about. */
  things: Item[];
  /** A reference to a thing that is described elsewhere on the page, as that thing. */
  resolve(item: Item): Item;
}

/** Joins what several blocks of a page say, through the identities they name. */
export function joinItems(tops: readonly Item[]): ItemGraph {
  const byId = new Map<string, Item>();
  const things: Item[] = [];
  const seen = new Set<Item>();
  const visit = (item: Item, isOwn: boolean, depth: number) => {
    if (seen.has(item) || depth > 20) return;
    seen.add(item);
    if (item.id && item.properties.size > 0) {
      const known = byId.get(item.id);
      if (!known || known.properties.size < item.properties.size) byId.set(item.id, item);
    }
    if (isOwn && item.types.length > 0) things.push(item);
    for (const [name, values] of item.properties) {
      for (const value of values) {
        if (isItem(value)) visit(value, isOwn && name === "mainEntity", depth + 1);
      }
    }
  };
  for (const item of tops) visit(item, !hasType(item, /^(?:ItemList|BreadcrumbList|OfferCatalog)$/), 0);
  const resolve = (item: Item): Item =>
    item.id && item.properties.size === 0 ? (byId.get(item.id) ?? item) : item;
  for (const item of tops) {
    if (!hasType(item, /^(?:Offer|AggregateOffer)$/)) continue;
    // An offer that stands by itself names what it offers.
    for (const offered of allOf(item, "itemOffered").filter(isItem)) {
      const thing = resolve(offered);
      if (!thing.properties.has("offers")) thing.properties.set("offers", [item]);
      if (!things.includes(thing)) things.push(thing);
    }
  }
  return { things, resolve };
}
