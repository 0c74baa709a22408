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

/** The bytes of a bytes value, which messages bring in standard base64, padded. */
export function toBytes({ bytesValue }: { bytesValue: string }): Uint8Array {
  return Uint8Array.from(atob(bytesValue), (character) => character.charCodeAt(0));
}

/** How many bytes a base64 text (standard, padded) stands for. */
export function bytesLength(base64: string): number {
  const padding = base64.endsWith("==") ? 2 : base64.endsWith("=") ? 1 : 0;
  return (base64.length / 4) * 3 - padding;
}

/** The stored form of a value that fits its message: times cut to microseconds, doubles and coordinates as numbers. */
export function canonicalValue(value: Value): Value {
  if (Object.keys(value).length === 0 || "nullValue" in value) return NULL_VALUE;
  if ("timestampValue" in value) return { timestampValue: canonicalTimestamp(value.timestampValue) };
  if ("doubleValue" in value) return doubleValue(Number(value.doubleValue));
  if ("geoPointValue" in value) {
    const { latitude = 0, longitude = 0 } = value.geoPointValue;
    return { geoPointValue: { latitude: Number(latitude), longitude: Number(longitude) } };
  }
  if ("arrayValue" in value) return { arrayValue: { values: arrayElements(value).map(canonicalValue) } };
  if ("mapValue" in value) return { mapValue: { fields: canonicalFields(value.mapValue.fields) } };
  return value;
}

export function canonicalFields(fields: Fields | undefined): Fields {
  return Object.fromEntries(
    Object.entries(fields ?? {}).map(([name, value]) => [name, canonicalValue(value)]),
  );
}

/** Whether two documents hold the same, to the type of every number; the order of fields does not matter. */
export function sameFields(left: Fields, right: Fields): boolean {
  const names = Object.keys(left);
  return (
    names.length === Object.keys(right).length &&
    names.every((name) => Object.hasOwn(right, name) && sameValue(left[name]!, right[name]!))
  );
}

function sameValue(left: Value, right: Value): boolean {
  if ("mapValue" in left && "mapValue" in right) {
    return sameFields(left.mapValue.fields ?? {}, right.mapValue.fields ?? {});
  }
  if ("arrayValue" in left && "arrayValue" in right) {
    const [elements, others] = [arrayElements(left), arrayElements(right)];
    return (
      elements.length === others.length &&
      elements.every((element, index) => sameValue(element, others[index]!))
    );
  }
  return JSON.stringify(left) === JSON.stringify(right);
}
