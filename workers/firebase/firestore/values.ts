import { invalidArgument } from "./rpc-error";
import { canonicalTimestamp } from "./timestamps";

/** A Firestore value in proto3 JSON: exactly one key, which names its type. */
export type Value =
  | { nullValue: null }
  | { booleanValue: boolean }
  | { integerValue: string }
  | { doubleValue: number | string }
  | { timestampValue: string }
  | { stringValue: string }
  | { bytesValue: string }
  | { referenceValue: string }
  | { geoPointValue: { latitude?: number; longitude?: number } }
  | { arrayValue: { values?: Value[] } }
  | { mapValue: { fields?: Fields } };

export type Fields = { [name: string]: Value };

export const NULL_VALUE: Value = { nullValue: null };

export function isNull(value: Value): boolean {
  return "nullValue" in value;
}

export function isNumber(value: Value): value is { integerValue: string } | { doubleValue: number | string } {
  return "integerValue" in value || "doubleValue" in value;
}

export function isNaNValue(value: Value): boolean {
  return "doubleValue" in value && Number.isNaN(Number(value.doubleValue));
}

/** The number a numeric value stands for; integers beyond 2^53 lose precision, so compare them as bigint. */
export function toNumber(value: { integerValue: string } | { doubleValue: number | string }): number {
  return Number("integerValue" in value ? value.integerValue : value.doubleValue);
}

/** A double on the wire: NaN, the infinities and -0 travel as strings, for JSON has no word for them. */
export function doubleValue(number: number): Value {
  if (Object.is(number, -0)) return { doubleValue: "-0" };
  return { doubleValue: Number.isFinite(number) ? number : String(number) };
}

export function arrayElements(value: Value | undefined): Value[] {
  return value && "arrayValue" in value ? (value.arrayValue.values ?? []) : [];
}

/** A vector is a map tagged with a reserved field; it sorts between arrays and maps. */
export function isVector(value: Value): boolean {
  if (!("mapValue" in value)) return false;
  const tag = value.mapValue.fields?.__type__;
  return tag !== undefined && "stringValue" in tag && tag.stringValue === "__vector__";
}

export function vectorElements(value: Value): Value[] {
  return "mapValue" in value ? arrayElements(value.mapValue.fields?.value) : [];
}

const VALUE_KINDS = new Set([
  "booleanValue",
  "integerValue",
  "doubleValue",
  "stringValue",
  "bytesValue",
  "referenceValue",
  "geoPointValue",
]);

/** The stored form of a value from the wire. Throws INVALID_ARGUMENT for a value of no known type. */
export function canonicalValue(value: Value): Value {
  const kind = Object.keys(value)[0];
  if (kind === undefined || "nullValue" in value) return NULL_VALUE;
  if ("timestampValue" in value) return { timestampValue: canonicalTimestamp(value.timestampValue) };
  if ("arrayValue" in value) return { arrayValue: { values: arrayElements(value).map(canonicalValue) } };
  if ("mapValue" in value) return { mapValue: { fields: canonicalFields(value.mapValue.fields) } };
  if (!VALUE_KINDS.has(kind)) throw invalidArgument(`Unknown value type: ${kind}`);
  return value;
}

export function canonicalFields(fields: Fields | undefined): Fields {
  return Object.fromEntries(
    Object.entries(fields ?? {}).map(([name, value]) => [name, canonicalValue(value)]),
  );
}
