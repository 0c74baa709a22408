import { amountIn, beforeKeys, codeIn, type FoundAmount, priceKeys } from "./data-amounts";
import type { Json } from "./parse-loose-json";
import { isObject } from "./shop-data";
import type { ThingReader } from "./thing";

type JsonObject = { [name: string]: Json };
const mostVariants = 250;

/**
 * The variants of a thing in a framework's data, each with its price and whether it can be had. Gives the different prices they have;
 * null for a thing without variants.
 */
export function readDataVariants(
  object: JsonObject,
  currency: string | null,
  place: string,
  reader: ThingReader,
): { prices: FoundAmount[] } | null {
  const variants = listOf(object.variants ?? object.skus);
  if (variants.length < 2) return null;
  const prices = new Map<string, FoundAmount>();
  for (const [at, variant] of variants.entries()) {
    const where = `${place}.variants[${at}]`;
    const sku = typeof variant.sku === "string" && variant.sku.trim() ? variant.sku.trim() : null;
    const name = [variant.title, variant.name, variant.label].find((each) => typeof each === "string");
    const id = (sku ?? (name === undefined ? "" : String(name))).slice(0, 64);
    if (!id || reader.thing.variants.some((known) => known.id === id)) continue;
    const title = typeof name === "string" && name ? name : id;
    reader.thing.variants.push({ id, name: title.slice(0, 200), options: optionsOf(variant) });
    const about = { variantId: id };
    const code = codeIn(variant) ?? currency;
    const price = amountIn(variant, priceKeys, code, where);
    if (price) {
      prices.set(`${price.amounts[0]} ${price.currency}`, price);
      reader.money("price", price, about);
      const before = amountIn(variant, beforeKeys, code ?? price.currency, where);
      if (before && Number(before.amounts[0]) > Number(price.amounts[0]))
        reader.money("list-price", before, about);
    }
    if (sku) reader.text("identifier", { text: sku, place: `${where}.sku` }, { ...about, label: "SKU" });
    const stock = variant.availableForSale ?? variant.available ?? variant.inStock ?? variant.in_stock;
    if (typeof stock === "boolean")
      reader.add(
        "availability",
        { type: "availability", state: stock ? "in-stock" : "out-of-stock" },
        { text: String(stock), place: `${where}.availableForSale` },
        about,
      );
  }
  return reader.thing.variants.length > 1 ? { prices: [...prices.values()] } : null;
}

/** A list, or a connection of GraphQL. */
function listOf(value: Json | undefined): JsonObject[] {
  const nodes = isObject(value) ? (value.nodes ?? value.edges) : value;
  return (Array.isArray(nodes) ? nodes : [])
    .slice(0, mostVariants)
    .map((each) => (isObject(each) && isObject(each.node) ? each.node : each))
    .filter(isObject);
}

function optionsOf({ selectedOptions }: JsonObject): Record<string, string> {
  const options: Record<string, string> = {};
  for (const option of (Array.isArray(selectedOptions) ? selectedOptions : []).filter(isObject).slice(0, 6)) {
    if (typeof option.name === "string" && option.name && typeof option.value === "string" && option.value)
      options[option.name.slice(0, 80)] = option.value.slice(0, 200);
  }
  return options;
}
