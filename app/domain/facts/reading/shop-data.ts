import type { SourceVariant } from "../source-event";
import { plainText } from "./decode-entities";
import { kindOfLabel } from "./label-kinds";
import type { PageContext } from "./page-context";
import type { Json } from "./parse-loose-json";
import { addPriceRange } from "./price-range";
import { shortened } from "./read-common";
import type { DataPrice } from "./read-offers";
import type { ItemText } from "./schema-item";
import { newProduct, readerOf, type Thing, type ThingReader } from "./thing";

type JsonObject = { [name: string]: Json };
const mostVariants = 250;

/** The product in the data of a shop system, by its shape: Shopify's own JSON or WooCommerce's store API. Null for anything else. */
export function readShopProduct(data: Json, place: string, page: PageContext): Thing | null {
  const [first] = Array.isArray(data) ? data : [data];
  if (!isObject(first)) return null;
  const inner = first.product;
  const product = isObject(inner) && Array.isArray(inner.variants) ? inner : first;
  if (isObject(product.prices) && typeof product.prices.currency_code === "string")
    return readWoo(product, place, page);
  return isShopify(product) ? readShopify(product, place, page) : null;
}

function isShopify(product: JsonObject): boolean {
  const [variant] = Array.isArray(product.variants) ? product.variants : [];
  return (
    titleOf(product) !== null &&
    (typeof product.handle === "string" || typeof product.vendor === "string") &&
    isObject(variant) &&
    (typeof variant.price === "number" || typeof variant.price === "string") &&
    (variant.option1 !== undefined || variant.title !== undefined || variant.public_title !== undefined)
  );
}

/** The title of a product; what Shopify counts visits with has it in the names of its variants alone. */
function titleOf({ title, gid, variants }: JsonObject): string | null {
  if (typeof title === "string") return title;
  const [first] = Array.isArray(variants) ? variants : [];
  if (typeof gid !== "string" || !gid.startsWith("gid://shopify/") || !isObject(first)) return null;
  const { name, public_title: own } = first;
  if (typeof name !== "string") return null;
  return typeof own === "string" && name.endsWith(` - ${own}`) ? name.slice(0, -own.length - 3) : name;
}

function thingOf(name: string, url: string | null): Thing {
  return newProduct("shop-data", plainText(name).slice(0, 400), url);
}

/** Prices are hundredths where they are whole numbers, in the currency the visitor is shown, which only the page names. */
function readShopify(product: JsonObject, place: string, page: PageContext): Thing {
  const thing = thingOf(titleOf(product) ?? "", null);
  const reader = readerOf(thing, page.language);
  reader.text("name", at(product, "title", place));
  if (product.vendor) reader.text("brand", at(product, "vendor", place), { sure: 0.8 });
  const type = product.type ?? product.product_type;
  if (typeof type === "string" && type)
    reader.text("category", at(product, product.type ? "type" : "product_type", place));
  reader.text("description", at(product, product.description ? "description" : "body_html", place));
  const names = optionNames(product.options);
  const variants = (product.variants as Json[]).filter(isObject).slice(0, mostVariants);
  const isSingle = variants.length === 1;
  const prices: DataPrice[] = [];
  for (const [index, variant] of variants.entries()) {
    const where = `${place}.variants[${index}]`;
    const id = String(variant.sku || variant.id || index + 1).slice(0, 64);
    const variantId = isSingle ? undefined : id;
    if (!isSingle) thing.variants.push(variantOf(variant, id, names));
    const price = hundredths(variant.price);
    const before = hundredths(variant.compare_at_price);
    const written = at(variant, "price", where);
    if (written && price.length > 0) {
      prices.push({ amounts: price, currency: page.currency, written });
      reader.money("price", { amounts: price, currency: page.currency, written }, { variantId });
      const old = at(variant, "compare_at_price", where);
      if (old && before[0] && Number(before[0]) > Number(price[0])) {
        reader.money("list-price", { amounts: before, currency: page.currency, written: old }, { variantId });
      }
    }
    if (variant.sku) reader.text("identifier", at(variant, "sku", where), { label: "SKU", variantId });
    if (typeof variant.available === "boolean") {
      reader.add(
        "availability",
        { type: "availability", state: variant.available ? "in-stock" : "out-of-stock" },
        { text: String(variant.available), place: `${where}.available` },
        { variantId },
      );
    }
    const picture = variant.featured_image;
    const address = isObject(picture) ? picture.src : picture;
    if (typeof address === "string") thing.pictures.push({ url: address, place: where, variantId });
  }
  if (!isSingle) addPriceRange(prices, reader);
  for (const image of (Array.isArray(product.images) ? product.images : []).slice(0, 40)) {
    const address = isObject(image) ? image.src : image;
    if (typeof address === "string") thing.pictures.push({ url: address, place: `${place}.images` });
  }
  return thing;
}

function variantOf(variant: JsonObject, id: string, names: string[]): SourceVariant {
  const options: Record<string, string> = {};
  for (const [index, value] of [variant.option1, variant.option2, variant.option3].entries()) {
    if (typeof value === "string" && value && value !== "Default Title")
      options[names[index] ?? `Option ${index + 1}`] = value.slice(0, 200);
  }
  const written = variant.title ?? variant.public_title;
  const title = typeof written === "string" ? plainText(written) : "";
  return { id, name: (title || Object.values(options).join(" / ") || id).slice(0, 200), options };
}

function optionNames(options: Json | undefined): string[] {
  return (Array.isArray(options) ? options : []).map((option, index) => {
    const name = isObject(option) ? option.name : option;
    return typeof name === "string" && name ? name.slice(0, 80) : `Option ${index + 1}`;
  });
}

/** A whole number counts hundredths, a text with a point is an amount. */
function hundredths(price: Json | undefined): string[] {
  if (typeof price === "string") return /^\d{1,12}\.\d{1,3}$/.test(price) ? [price] : [];
  if (typeof price !== "number" || price <= 0 || !Number.isSafeInteger(price)) return [];
  return [shifted(price, 2)];
}

function shifted(units: number, digits: number): string {
  const text = String(units).padStart(digits + 1, "0");
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

function readWoo(product: JsonObject, place: string, page: PageContext): Thing {
  const thing = thingOf(
    String(product.name ?? ""),
    typeof product.permalink === "string" ? product.permalink : null,
  );
  const reader = readerOf(thing, page.language);
  const prices = product.prices as JsonObject;
  const where = `${place}.prices`;
  const digits =
    typeof prices.currency_minor_unit === "number" && prices.currency_minor_unit <= 4
      ? prices.currency_minor_unit
      : 2;
  const currency = String(prices.currency_code).toUpperCase();
  const amountOf = (
    name: string,
    within: JsonObject = prices,
  ): { amount: string; written: ItemText } | null => {
    const value = within[name];
    const units = typeof value === "string" && /^\d{1,12}$/.test(value) ? Number(value) : null;
    return units
      ? { amount: shifted(units, digits), written: { text: String(value), place: `${where}.${name}` } }
      : null;
  };
  reader.text("name", at(product, "name", place));
  const range = isObject(prices.price_range) ? prices.price_range : null;
  const price = amountOf("price");
  if (range) {
    for (const [name, label] of [
      ["min_amount", "From"],
      ["max_amount", "To"],
    ] as const) {
      const end = amountOf(name, range);
      if (end) reader.money("price", { amounts: [end.amount], currency, written: end.written }, { label });
    }
  } else if (price) {
    reader.money("price", { amounts: [price.amount], currency, written: price.written });
    const regular = amountOf("regular_price");
    if (regular && Number(regular.amount) > Number(price.amount)) {
      reader.money("list-price", { amounts: [regular.amount], currency, written: regular.written });
    }
  }
  if (product.sku) reader.text("identifier", at(product, "sku", place), { label: "SKU" });
  reader.text(
    "description",
    at(product, product.short_description ? "short_description" : "description", place),
  );
  if (typeof product.is_in_stock === "boolean") {
    reader.add(
      "availability",
      { type: "availability", state: product.is_in_stock ? "in-stock" : "out-of-stock" },
      { text: String(product.is_in_stock), place: `${place}.is_in_stock` },
    );
  }
  readWooRest(product, place, reader);
  return thing;
}

function readWooRest(product: JsonObject, place: string, reader: ThingReader): void {
  const rating = Number(product.average_rating);
  const count = Number(product.review_count);
  if (rating > 0 && count > 0 && Number.isSafeInteger(count)) {
    reader.add(
      "rating",
      { type: "rating", rating: shortened(String(product.average_rating)), best: "5", count },
      { text: String(product.average_rating), place: `${place}.average_rating` },
    );
  }
  for (const [index, attribute] of (Array.isArray(product.attributes) ? product.attributes : [])
    .slice(0, 20)
    .entries()) {
    if (!isObject(attribute) || typeof attribute.name !== "string" || !Array.isArray(attribute.terms))
      continue;
    for (const term of attribute.terms.filter(isObject).slice(0, 30)) {
      const written = at(term, "name", `${place}.attributes[${index}]`);
      const kind = kindOfLabel(attribute.name)?.kind;
      if (kind === "color" || kind === "size" || kind === "material") reader.text(kind, written);
    }
  }
  for (const image of (Array.isArray(product.images) ? product.images : []).filter(isObject).slice(0, 40)) {
    if (typeof image.src === "string")
      reader.thing.pictures.push({ url: image.src, place: `${place}.images` });
  }
}

function at(from: JsonObject, name: string, place: string): ItemText | null {
  const value = from[name];
  return typeof value === "string" || typeof value === "number"
    ? { text: String(value), place: `${place}.${name}` }
    : null;
}

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
