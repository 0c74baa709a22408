import { isCurrencyCode } from "./currency";
import type { Json } from "./parse-loose-json";
import type { ItemText } from "./schema-item";
import { isObject } from "./shop-data";

type JsonObject = { [name: string]: Json };

/** Names under which frameworks' data hold what a thing costs, the most telling first. */
export const priceKeys = [
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
/** And what it cost before. */
export const beforeKeys = [
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

/** An amount in data, every reading of it. */
export interface FoundAmount {
  amounts: string[];
  currency: string;
  written: ItemText;
}

/** The currency that an object of data names itself. */
export function codeIn(object: JsonObject): string | null {
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
export function amountIn(
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
