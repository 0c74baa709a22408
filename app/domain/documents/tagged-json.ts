import { readTimestamp } from "./timestamp";
import {
  doubleOf,
  isWholeName,
  type OddDouble,
  vectorNumbers,
  vectorOf,
  type WireFields,
  type WireValue,
} from "./wire-value";

/**
 * Documents as JSON that any tool can carry and that comes back with every type. Strings, booleans, null, maps, lists, whole
 * numbers up to 2^53 and fractions are themselves; the rest is an object of one name that begins with `$`:
 * `$integer`, `$double`, `$timestamp`, `$geopoint`, `$reference`, `$bytes`, `$vector`, `$masked`; `$map` holds a map that only
 * looks like one of these.
 */
export type Tagged = null | boolean | number | string | Tagged[] | { [name: string]: Tagged };
export type TaggedFields = { [name: string]: Tagged };

/** What is wrong, and where. */
export class TaggedJsonError extends Error {
  override name = "TaggedJsonError";
  constructor(
    readonly place: string,
    problem: string,
  ) {
    super(place ? `${place}: ${problem}` : problem);
  }
}

export function toTagged(value: WireValue): Tagged {
  if ("nullValue" in value) return null;
  if ("booleanValue" in value) return value.booleanValue;
  if ("stringValue" in value) return value.stringValue;
  if ("integerValue" in value) {
    const number = Number(value.integerValue);
    return Number.isSafeInteger(number) ? number + 0 : { $integer: value.integerValue };
  }
  if ("doubleValue" in value) {
    const { doubleValue } = value;
    const isFraction = typeof doubleValue === "number" && !Number.isInteger(doubleValue);
    return isFraction ? doubleValue : { $double: doubleValue };
  }
  if ("timestampValue" in value) return { $timestamp: value.timestampValue };
  if ("bytesValue" in value) return { $bytes: value.bytesValue };
  if ("referenceValue" in value) return { $reference: value.referenceValue };
  if ("maskedValue" in value) return { $masked: value.maskedValue };
  if ("geoPointValue" in value) {
    return { $geopoint: [value.geoPointValue.latitude, value.geoPointValue.longitude] };
  }
  if ("arrayValue" in value) return value.arrayValue.values.map(toTagged);
  const numbers = vectorNumbers(value);
  if (numbers) return { $vector: numbers };
  const map = toTaggedFields(value.mapValue.fields);
  return looksTagged(map) ? { $map: map } : map;
}

export function toTaggedFields(fields: WireFields): TaggedFields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, toTagged(value)]));
}

function looksTagged(map: object): boolean {
  const names = Object.keys(map);
  return names.length === 1 && names[0]?.startsWith("$") === true;
}

/** The value that JSON stands for. Throws TaggedJsonError. */
export function fromTagged(json: unknown, place = ""): WireValue {
  if (json === null) return { nullValue: null };
  if (typeof json === "boolean") return { booleanValue: json };
  if (typeof json === "string") return { stringValue: json };
  if (typeof json === "number") return numberOf(json, place);
  if (Array.isArray(json)) {
    return { arrayValue: { values: json.map((each, at) => itemOf(each, `${place}[${at}]`)) } };
  }
  if (typeof json !== "object") throw new TaggedJsonError(place, "a document cannot hold this");
  return looksTagged(json) ? tagOf(json as Record<string, unknown>, place) : mapOf(json, place);
}

/** The fields of a document. Throws TaggedJsonError. */
export function fromTaggedFields(json: unknown, place = ""): WireFields {
  if (typeof json !== "object" || json === null || Array.isArray(json)) {
    throw new TaggedJsonError(place, "write the fields as one object, { … }");
  }
  return Object.fromEntries(
    Object.entries(json).map(([name, value]) => {
      const at = place ? `${place}.${name}` : name;
      requireName(name, at);
      return [name, fromTagged(value, at)];
    }),
  );
}

/** Of text that a person typed. Throws TaggedJsonError, also where it is no JSON. */
export function parseTaggedFields(text: string): WireFields {
  return fromTaggedFields(parseJson(text));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new TaggedJsonError("", `This is no JSON yet: ${error instanceof Error ? error.message : error}`);
  }
}

function itemOf(json: unknown, place: string): WireValue {
  const value = fromTagged(json, place);
  if ("arrayValue" in value) throw new TaggedJsonError(place, "a list cannot hold a list; put it into a map");
  return value;
}

function mapOf(json: object, place: string): WireValue {
  const value: WireValue = { mapValue: { fields: fromTaggedFields(json, place) } };
  if (Object.hasOwn(json, "__type__"))
    throw new TaggedJsonError(place, 'write a vector as { "$vector": [1, 2] }');
  return value;
}

function requireName(name: string, place: string): void {
  if (name === "") throw new TaggedJsonError(place, "a field needs a name");
  if (/^__.*__$/.test(name) && name !== "__type__") {
    throw new TaggedJsonError(place, "the database keeps names like __this__ for itself");
  }
}

function numberOf(number: number, place: string): WireValue {
  if (Object.is(number, -0)) return { doubleValue: "-0" };
  if (!Number.isInteger(number)) return { doubleValue: doubleOf(number) };
  if (Number.isSafeInteger(number)) return { integerValue: String(number) };
  throw new TaggedJsonError(
    place,
    `too large to be exact as a number: write { "$integer": "…" } or { "$double": ${number} }`,
  );
}

function tagOf(json: Record<string, unknown>, place: string): WireValue {
  const [tag = ""] = Object.keys(json);
  const inner = json[tag];
  const refuse = (problem: string) => new TaggedJsonError(place, problem);
  switch (tag) {
    case "$map":
      return { mapValue: { fields: fromTaggedFields(inner, place) } };
    case "$integer": {
      const integer = readInteger(String(inner));
      if (integer === null) throw refuse("an integer has digits alone and lies within 64 bits");
      return { integerValue: integer };
    }
    case "$double": {
      const double = readDouble(String(inner));
      if (double === null) throw refuse("a double is a number, or NaN, Infinity, -Infinity");
      return { doubleValue: double };
    }
    case "$timestamp": {
      const moment = typeof inner === "string" ? readTimestamp(inner) : null;
      if (moment === null) throw refuse("a timestamp is written 2026-01-31T12:00:00.123456789Z");
      return { timestampValue: moment };
    }
    case "$bytes": {
      if (typeof inner !== "string" || !isBase64(inner)) throw refuse("bytes are written in base64");
      return { bytesValue: inner };
    }
    case "$reference": {
      if (typeof inner !== "string" || !isReference(inner)) {
        throw refuse("a reference is the path of a document: collection/id");
      }
      return { referenceValue: inner };
    }
    case "$geopoint": {
      const [latitude, longitude, ...more] = Array.isArray(inner) ? inner : [];
      if (!isWithin(latitude, 90) || !isWithin(longitude, 180) || more.length > 0) {
        throw refuse("a geopoint is [latitude, longitude], up to 90 and 180 degrees");
      }
      return { geoPointValue: { latitude: latitude + 0, longitude: longitude + 0 } };
    }
    case "$vector": {
      const numbers = Array.isArray(inner) ? inner.map((each) => readDouble(String(each))) : [];
      const isWhole = numbers.every((each) => each !== null && each !== "NaN");
      if (!isWhole || numbers.length < 1 || numbers.length > 2048) {
        throw refuse("a vector is a list of 1 to 2,048 numbers");
      }
      return vectorOf(numbers as (number | OddDouble)[]);
    }
    case "$masked":
      if (typeof inner !== "string") throw refuse("leave a masked value as it is, or replace it whole");
      return { maskedValue: inner };
    default:
      throw refuse(`there is no ${tag}: put a map of this one name into { "$map": … }`);
  }
}

const greatest = 2n ** 63n - 1n;

/** A whole number of 64 bits in its one form; null for what is none. */
export function readInteger(text: string): string | null {
  if (!/^[+-]?\d{1,30}$/.test(text.trim())) return null;
  const integer = BigInt(text.trim().replace(/^\+/, ""));
  return integer <= greatest && integer >= -greatest - 1n ? String(integer) : null;
}

/** A double as it is kept; null for what is none. */
export function readDouble(text: string): number | OddDouble | null {
  const typed = text.trim();
  if (["NaN", "Infinity", "-Infinity"].includes(typed)) return typed as OddDouble;
  if (!/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/.test(typed)) return null;
  const number = Number(typed);
  return Number.isFinite(number) ? doubleOf(number) : null;
}

/** Whether text is base64 in its one form. */
export function isBase64(text: string): boolean {
  return (
    text.length % 4 === 0 &&
    /^[A-Za-z0-9+/]*={0,2}$/.test(text) &&
    !/[^AQgw]==$|[^AEIMQUYcgkosw048=]=$/.test(text.replace(/^.*(?=.{4}$)/s, ""))
  );
}

/** Whether text is the path of a document here, or its whole name elsewhere. */
export function isReference(text: string): boolean {
  const path = isWholeName(text) ? text.split("/").slice(5) : text.split("/");
  return path.length % 2 === 0 && path.every((part) => part !== "" && part !== "." && part !== "..");
}

function isWithin(degrees: unknown, most: number): degrees is number {
  return typeof degrees === "number" && Math.abs(degrees) <= most;
}
