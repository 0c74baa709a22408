import { plainText } from "./decode-entities";
import type { PageContext } from "./page-context";
import type { Json } from "./parse-loose-json";
import { addPriceRange } from "./price-range";
import { readMoney } from "./read-money";
import type { DataPrice } from "./read-offers";
import { isObject } from "./shop-data";
import { newProduct, readerOf, type Thing } from "./thing";

const mostVariations = 250;

/**
 * The variations of a WooCommerce product, as the form that sells it holds them in `data-product_variations`. Null for anything else:
 * a product of many variations has none there.
 */
export function readWooVariations(data: Json, name: string, page: PageContext): Thing | null {
  const variations = (Array.isArray(data) ? data : []).filter(isObject).slice(0, mostVariations);
  if (variations.length < 2 || !variations.every(({ attributes }) => isObject(attributes))) return null;
  const thing = newProduct("shop-data", name);
  const reader = readerOf(thing, page.language);
  const prices: DataPrice[] = [];
  for (const [at, variation] of variations.entries()) {
    const place = `data-product_variations[${at}]`;
    const written = [variation.sku, variation.variation_id, at + 1].map((each) => String(each || ""));
    // A variation without a number of its own has the one of the product.
    const id = written
      .find((each) => each && !thing.variants.some((known) => known.id === each))
      ?.slice(0, 64);
    if (!id) continue;
    const options = optionsOf(variation.attributes);
    thing.variants.push({ id, name: (Object.values(options).join(" / ") || id).slice(0, 200), options });
    const shown =
      typeof variation.price_html === "string" ? plainText(variation.price_html).slice(0, 400) : "";
    const currency = page.currency ?? readMoney(shown, page)[0]?.currency ?? null;
    const price = amountOf(variation.display_price);
    const regular = amountOf(variation.display_regular_price);
    const about = { variantId: id };
    if (price) {
      const read = { amounts: [price], currency, written: { text: price, place: `${place}.display_price` } };
      prices.push(read);
      reader.money("price", read, about);
    }
    if (price && regular && Number(regular) > Number(price))
      reader.money(
        "list-price",
        { amounts: [regular], currency, written: { text: regular, place: `${place}.display_regular_price` } },
        about,
      );
    if (typeof variation.is_in_stock === "boolean")
      reader.add(
        "availability",
        { type: "availability", state: variation.is_in_stock ? "in-stock" : "out-of-stock" },
        { text: String(variation.is_in_stock), place: `${place}.is_in_stock` },
        about,
      );
    if (variation.sku && id === variation.sku)
      reader.text("identifier", { text: id, place: `${place}.sku` }, { ...about, label: "SKU" });
    const { image } = variation;
    if (isObject(image) && typeof (image.full_src ?? image.src) === "string")
      thing.pictures.push({ url: String(image.full_src ?? image.src), place, variantId: id });
  }
  addPriceRange(prices, reader);
  return thing;
}

/** "attribute_pa_peso": "250g" is the peso 250g. */
function optionsOf(attributes: Json | undefined): Record<string, string> {
  const options: Record<string, string> = {};
  for (const [key, value] of isObject(attributes) ? Object.entries(attributes).slice(0, 6) : []) {
    const label = key.replace(/^attribute_(?:pa_)?/, "").slice(0, 80);
    if (label && typeof value === "string" && value) options[label] = value.slice(0, 200);
  }
  return options;
}

/** An amount as WooCommerce counts it here: whole units with a point, not hundredths. */
function amountOf(value: Json | undefined): string | null {
  const text = typeof value === "number" || typeof value === "string" ? String(value) : "";
  return /^\d{1,12}(?:\.\d{1,8})?$/.test(text) && Number(text) > 0 ? text : null;
}
