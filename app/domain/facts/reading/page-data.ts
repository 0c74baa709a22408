import { withoutReferences } from "./apollo-state";
import { amountIn, beforeKeys, codeIn, type FoundAmount, priceKeys } from "./data-amounts";
import { readDataVariants } from "./data-variants";
import { plainText } from "./decode-entities";
import { readNuxtFunction } from "./nuxt-function";
import type { PageContext } from "./page-context";
import { type Json, parseLooseJson } from "./parse-loose-json";
import { addPriceRange } from "./price-range";
import type { ItemText } from "./schema-item";
import { isObject } from "./shop-data";
import { newProduct, readerOf, type Thing } from "./thing";

type JsonObject = { [name: string]: Json };

/** Data that a framework left in the page so that its scripts can go on with it. */
export interface PageData {
  data: Json;
  /** "__NEXT_DATA__". */
  place: string;
}

const holders =
  /(?:(?:window|self|globalThis)\s*(?:\.\s*([A-Za-z_$][\w$]{1,50})|\[\s*["']([\w$-]{1,50})["']\s*\])|\b(?:var|let|const)\s+([A-Za-z_$][\w$]{1,50}))\s*=\s*(?=[{["J])/g;
const holderName = /^__|^meta$|STATE|DATA|PROPS|CONTEXT|PRODUCT|INITIAL|preloaded|product/i;
/** What counts visits holds prices for itself: without tax, before a discount, in a currency of its own. */
const countsVisits = /layer|analytics|track|gtm|pixel|ga4?$/i;
const streamed = "streamController.enqueue(";
const flight = "__next_f.push([1,";
/** What looks like data and is none costs time as well. */
const mostTries = 24;

/** The data in one script of a page; none in a script that only does something. */
export function findPageData(id: string, type: string, text: string): PageData[] {
  if (/json/i.test(type) && !/ld\+json/i.test(type)) {
    const data = parseLooseJson(text);
    if (data === null) return [];
    return [
      {
        data: /__NUXT_DATA__/i.test(id) && Array.isArray(data) ? unflattened(data) : data,
        place: id || "application/json",
      },
    ];
  }
  if (/^(?:module|importmap|speculationrules)$/i.test(type)) return [];
  const found: PageData[] = [];
  const drawn = readNuxtFunction(text);
  if (drawn !== null) found.push({ data: drawn, place: "__NUXT__" });
  // SvelteKit calls its start with a list of what each part of the page was given.
  const given = text.includes("__sveltekit") ? /[,{\s]data:\s*(?=\[)/.exec(text) : null;
  const parts = given && dataFrom(text, given.index + given[0].length);
  if (parts) found.push({ data: parts, place: "__sveltekit" });
  let tries = 0;
  for (const match of text.matchAll(holders)) {
    const name = match[1] ?? match[2] ?? match[3] ?? "";
    if (!holderName.test(name) || countsVisits.test(name)) continue;
    if (++tries > mostTries) break;
    const data = dataFrom(text, match.index + match[0].length);
    if (data !== null) found.push({ data: withoutReferences(data) ?? data, place: name });
  }
  for (
    let at = text.indexOf(streamed);
    at >= 0 && ++tries <= mostTries;
    at = text.indexOf(streamed, at + 1)
  ) {
    const inner = stringAt(text, at + streamed.length);
    const data = inner === null ? null : parsed(inner);
    if (Array.isArray(data)) found.push({ data: unflattened(data), place: "__reactRouterContext" });
  }
  return found;
}

/** The piece of Next's flight data that a script brings; empty where it brings none. */
export function flightIn(text: string): string {
  const pieces: string[] = [];
  for (let at = text.indexOf(flight); at >= 0; at = text.indexOf(flight, at + flight.length))
    pieces.push(stringAt(text, at + flight.length) ?? "");
  return pieces.join("");
}

function dataFrom(text: string, start: number): Json | null {
  if (text.startsWith("JSON.parse(", start)) {
    const inner = stringAt(text, start + "JSON.parse(".length);
    return inner === null ? null : parseLooseJson(inner);
  }
  const end = closingAt(text, start);
  return end === null ? null : parseLooseJson(text.slice(start, end));
}

/** Where the object or list that begins here is over. */
function closingAt(text: string, start: number): number | null {
  let depth = 0;
  let quote = 0;
  for (let at = start; at < text.length; at++) {
    const mark = text.charCodeAt(at);
    if (quote !== 0) {
      if (mark === 92) at++;
      else if (mark === quote) quote = 0;
    } else if (mark === 34 || mark === 39) quote = mark;
    else if (mark === 123 || mark === 91) depth++;
    else if (mark === 125 || mark === 93) {
      if (--depth <= 0) return at + 1;
    }
  }
  return null;
}

/** The string that is written here in JavaScript; null where none stands or it never ends. */
function stringAt(text: string, start: number): string | null {
  const quote = text[start];
  if (quote !== '"' && quote !== "'") return null;
  let end = start + 1;
  while (end < text.length && text[end] !== quote) end += text[end] === "\\" ? 2 : 1;
  if (end >= text.length) return null;
  const written = text.slice(start + 1, end);
  const inner = parsed(
    `"${quote === '"' ? written : written.replaceAll("\\'", "'").replaceAll('"', '\\"')}"`,
  );
  return typeof inner === "string" ? inner : null;
}

function parsed(text: string): Json | null {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return null;
  }
}

const mostNodes = 60_000;
const deepest = 40;

/** Data written as one flat list whose entries point to one another, as Nuxt and React Router write them. */
function unflattened(list: Json[]): Json {
  const made = new Map<number, Json>();
  let left = mostNodes;
  const at = (index: Json | undefined, depth: number): Json => {
    if (typeof index !== "number" || index < 0 || depth > deepest || --left < 0) return null;
    const known = made.get(index);
    if (known !== undefined) return known;
    const value = list[index] ?? null;
    if (Array.isArray(value)) {
      // ["Reactive", 4] and ["Ref", 4] stand for what they wrap.
      if (typeof value[0] === "string")
        return /^(?:Shallow)?(?:Reactive|Ref)$/.test(value[0]) ? at(value[1], depth + 1) : null;
      const items: Json[] = [];
      made.set(index, items);
      for (const each of value) items.push(at(each, depth + 1));
      return items;
    }
    if (isObject(value)) {
      const object: JsonObject = {};
      made.set(index, object);
      for (const [key, each] of Object.entries(value)) {
        const name = /^_\d+$/.test(key) ? list[Number(key.slice(1))] : key;
        if (typeof name === "string" && name !== "__proto__") object[name] = at(each, depth + 1);
      }
      return object;
    }
    return value;
  };
  return at(0, 0);
}

const nameKeys = ["name", "title", "productName", "product_name", "displayName"];
/**
 * Things in a framework's data that bear the page's own name and a price with its currency. By strict rules: whatever has another name is
 * another thing, and where things of this name disagree none is read.
 */
export function readPageData(
  found: readonly PageData[],
  names: readonly string[],
  page: PageContext,
): Thing[] {
  const wanted = new Set(names.map(folded).filter(Boolean));
  const matches: { object: JsonObject; place: string }[] = [];
  let left = mostNodes;
  for (const { data, place } of found) {
    const open: { value: Json; place: string; depth: number }[] = [{ value: data, place, depth: 0 }];
    while (open.length > 0 && left-- > 0 && matches.length < 20) {
      const { value, place: where, depth } = open.pop()!;
      if (depth > deepest) continue;
      if (Array.isArray(value)) {
        for (const [index, each] of value.slice(0, 2000).entries()) {
          if (typeof each === "object" && each)
            open.push({ value: each, place: `${where}[${index}]`, depth: depth + 1 });
        }
      } else if (isObject(value)) {
        const name = nameKeys.map((key) => value[key]).find((each) => typeof each === "string");
        if (typeof name === "string" && wanted.has(folded(plainText(name))))
          matches.push({ object: value, place: where });
        for (const [key, each] of Object.entries(value)) {
          if (typeof each === "object" && each)
            open.push({ value: each, place: `${where}.${key}`, depth: depth + 1 });
        }
      }
    }
  }
  return matches.flatMap(({ object, place }) => thingOf(object, place, page) ?? []);
}

function thingOf(object: JsonObject, place: string, page: PageContext): Thing | null {
  const nameKey = nameKeys.find((key) => typeof object[key] === "string") ?? "name";
  const currency = codeIn(object);
  const price = amountIn(object, priceKeys, currency, place);
  const sku = object.sku ?? object.productCode ?? object.code;
  if (!price && typeof sku !== "string") return null;
  const thing = newProduct("page-data", plainText(String(object[nameKey])));
  const reader = readerOf(thing, page.language);
  const at = (key: string): ItemText | null => {
    const value = object[key];
    return typeof value === "string" ? { text: value, place: `${place}.${key}` } : null;
  };
  reader.text("name", at(nameKey));
  const variants = readDataVariants(object, currency, place, reader);
  const highest = price && highestIn(object, currency, place);
  if (variants && variants.prices.length > 1) {
    addPriceRange(variants.prices, reader);
  } else if (price && highest) {
    reader.money("price", price, { label: "From" });
    reader.money("price", highest, { label: "To" });
  } else if (price) {
    reader.money("price", price);
    const before = amountIn(object, beforeKeys, currency ?? price.currency, place);
    if (before && Number(before.amounts[0]) > Number(price.amounts[0])) reader.money("list-price", before);
  }
  const brand = object.brand ?? object.vendor;
  if (typeof brand === "string") reader.text("brand", at(object.brand === undefined ? "vendor" : "brand"));
  else if (isObject(brand) && typeof brand.name === "string")
    reader.text("brand", { text: brand.name, place: `${place}.brand.name` });
  if (typeof sku === "string" && sku.length <= 40)
    reader.text("identifier", { text: sku, place: `${place}.sku` }, { label: "SKU" });
  reader.text("description", at("description"));
  const stock = object.availableForSale ?? object.inStock ?? object.isInStock ?? object.in_stock;
  if (typeof stock === "boolean") {
    reader.add(
      "availability",
      { type: "availability", state: stock ? "in-stock" : "out-of-stock" },
      { text: String(stock), place: `${place}.inStock` },
    );
  }
  for (const image of [
    object.image,
    object.featuredImage,
    ...(Array.isArray(object.images) ? object.images : []),
  ].slice(0, 20)) {
    const address = isObject(image) ? (image.url ?? image.src) : image;
    if (typeof address === "string" && /^(?:https?:)?\/|\.\w{3,4}$/.test(address))
      thing.pictures.push({ url: address, place });
  }
  return thing;
}

/** The upper end of what its variants cost, where that is another than the lower. */
function highestIn(object: JsonObject, currency: string | null, place: string): FoundAmount | null {
  const range = [object.priceRange, object.priceRangeV2, object.prices].find(isObject);
  if (!range) return null;
  const where = `${place}.priceRange`;
  const code = codeIn(range) ?? currency;
  const low = amountIn(range, ["minVariantPrice", "min", "minimum", "low"], code, where);
  const high = amountIn(range, ["maxVariantPrice", "max", "maximum", "high"], code, where);
  return low && high && Number(high.amounts[0]) > Number(low.amounts[0]) ? high : null;
}

/** A name without case, marks and what some pages add to it. */
export function folded(name: string): string {
  return name
    .toLowerCase()
    .normalize("NFKC")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
