import { isCurrencyCode } from "./currency";
import { plainText } from "./decode-entities";
import type { PageContext } from "./page-context";
import { type Json, parseLooseJson } from "./parse-loose-json";
import type { ItemText } from "./schema-item";
import { isObject } from "./shop-data";
import { readerOf, type Thing } from "./thing";

type JsonObject = { [name: string]: Json };

/** Data that a framework left in the page so that its scripts can go on with it. */
export interface PageData {
  data: Json;
  /** "__NEXT_DATA__". */
  place: string;
}

const holders =
  /(?:window|self|globalThis)\s*(?:\.\s*([A-Za-z_$][\w$]{1,50})|\[\s*["']([\w$-]{1,50})["']\s*\])\s*=\s*(?=[{["J])/g;
const holderName = /^__|STATE|DATA|PROPS|CONTEXT|PRODUCT|INITIAL|preloaded|product/i;
const streamed = "streamController.enqueue(";
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
  let tries = 0;
  for (const match of text.matchAll(holders)) {
    const name = match[1] ?? match[2] ?? "";
    if (!holderName.test(name)) continue;
    if (++tries > mostTries) break;
    const data = dataFrom(text, match.index + match[0].length);
    if (data !== null) found.push({ data, place: name });
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
const priceKeys = [
  "price",
  "currentPrice",
  "current_price",
  "salePrice",
  "sale_price",
  "finalPrice",
  "final_price",
  "sellingPrice",
  "unitPrice",
  "priceRange",
  "prices",
  "pricing",
  "amount",
  "minPrice",
];
const beforeKeys = [
  "compareAtPrice",
  "compare_at_price",
  "listPrice",
  "list_price",
  "originalPrice",
  "regularPrice",
  "regular_price",
  "wasPrice",
  "basePrice",
  "strikePrice",
];

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

interface FoundAmount {
  amounts: string[];
  currency: string;
  written: ItemText;
}

function thingOf(object: JsonObject, place: string, page: PageContext): Thing | null {
  const nameKey = nameKeys.find((key) => typeof object[key] === "string") ?? "name";
  const currency = codeIn(object);
  const price = amountIn(object, priceKeys, currency, place);
  const sku = object.sku ?? object.productCode ?? object.code;
  if (!price && typeof sku !== "string") return null;
  const thing: Thing = {
    kind: "product",
    method: "page-data",
    name: plainText(String(object[nameKey])),
    url: null,
    sku: null,
    isMain: false,
    candidates: [],
    variants: [],
    pictures: [],
    logos: [],
  };
  const reader = readerOf(thing, page.language);
  const at = (key: string): ItemText | null => {
    const value = object[key];
    return typeof value === "string" ? { text: value, place: `${place}.${key}` } : null;
  };
  reader.text("name", at(nameKey));
  if (price) {
    reader.money("price", price);
    const before = amountIn(object, beforeKeys, currency ?? price.currency, place);
    if (before && Number(before.amounts[0]) > Number(price.amounts[0])) reader.money("list-price", before);
  }
  const { brand } = object;
  if (typeof brand === "string") reader.text("brand", at("brand"));
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

function codeIn(object: JsonObject): string | null {
  for (const key of [
    "currency",
    "currencyCode",
    "currency_code",
    "priceCurrency",
    "currencyIso",
    "currencyIsoCode",
  ]) {
    const code = object[key];
    if (typeof code === "string" && isCurrencyCode(code.toUpperCase())) return code.toUpperCase();
    if (isObject(code)) {
      const inner = code.code ?? code.isoCode ?? code.iso;
      if (typeof inner === "string" && isCurrencyCode(inner.toUpperCase())) return inner.toUpperCase();
    }
  }
  return null;
}

/** The amount behind the first of these names that has one with its currency. */
function amountIn(
  object: JsonObject,
  keys: readonly string[],
  inherited: string | null,
  place: string,
  depth = 0,
): FoundAmount | null {
  for (const key of keys) {
    const value = object[key];
    const where = `${place}.${key}`;
    if (isObject(value) && depth < 4) {
      const currency = codeIn(value) ?? inherited;
      const own = amountOf(value, currency, where);
      if (own) return own;
      const inner = amountIn(
        value,
        [
          ...keys,
          "minVariantPrice",
          "min",
          "current",
          "selling",
          "sale",
          "final",
          "gross",
          "start",
          "priceRange",
          "value",
        ],
        currency,
        where,
        depth + 1,
      );
      if (inner) return inner;
    } else if (inherited && (typeof value === "string" || typeof value === "number")) {
      const amounts = decimalOf(value);
      if (amounts.length > 0)
        return { amounts, currency: inherited, written: { text: String(value), place: where } };
    }
  }
  return null;
}

/** An object of money: its amount beside its currency, in units that it may name. */
function amountOf(value: JsonObject, currency: string | null, place: string): FoundAmount | null {
  if (!currency) return null;
  const cents = value.centAmount ?? value.amountInCents ?? value.cents ?? value.minorUnits;
  if (typeof cents === "number" && Number.isSafeInteger(cents) && cents > 0) {
    const digits =
      typeof value.fractionDigits === "number" && value.fractionDigits <= 4 ? value.fractionDigits : 2;
    const text = String(cents).padStart(digits + 1, "0");
    const amount = digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
    return { amounts: [amount], currency, written: { text: String(cents), place } };
  }
  for (const key of ["amount", "value", "current", "price", "gross"]) {
    const amounts = decimalOf(value[key]);
    if (amounts.length > 0)
      return { amounts, currency, written: { text: String(value[key]), place: `${place}.${key}` } };
  }
  return null;
}

/** A whole number may count hundredths: which of both it is, another source has to say. */
function decimalOf(value: Json | undefined): string[] {
  const text = typeof value === "number" || typeof value === "string" ? String(value).trim() : "";
  if (/^\d{1,9}\.\d{1,8}$/.test(text) && Number(text) > 0) return [text];
  if (!/^[1-9]\d{0,9}$/.test(text)) return [];
  return text.length > 2 ? [text, `${text.slice(0, -2)}.${text.slice(-2)}`] : [text];
}

/** A name without case, marks and what some pages add to it. */
export function folded(name: string): string {
  return name
    .toLowerCase()
    .normalize("NFKC")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
