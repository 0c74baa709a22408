/**
 * Values as Firestore's REST interface writes them, and back.
 * Source: https://firebase.google.com/docs/firestore/reference/rest/v1/Value
 */
export type FirestoreValue =
  | { nullValue: null | "NULL_VALUE" }
  | { booleanValue: boolean }
  | { integerValue: string }
  | { doubleValue: number | "NaN" | "Infinity" | "-Infinity" | "-0" }
  | { timestampValue: string }
  | { stringValue: string }
  | { bytesValue: string }
  | { referenceValue: string }
  | { geoPointValue: { latitude?: number; longitude?: number } }
  | { arrayValue: { values?: FirestoreValue[] } }
  | { mapValue: { fields?: FirestoreFields } };
export type FirestoreFields = Record<string, FirestoreValue>;

/** Stands for the time of the commit wherever a document is written; the server puts the time in. */
export const serverTimestamp = Symbol("serverTimestamp");

/**
 * The fields of a document and the paths that take the time of the commit. `undefined` is left out. Throws
 * TypeError for what Firestore cannot hold.
 */
export function encodeFields(data: Record<string, unknown>): {
  fields: FirestoreFields;
  timestampPaths: string[];
} {
  const timestampPaths: string[] = [];
  return { fields: encodeMap(data, [], timestampPaths), timestampPaths };
}

function encodeMap(data: Record<string, unknown>, path: string[], timestampPaths: string[]): FirestoreFields {
  const fields: FirestoreFields = {};
  for (const [name, value] of Object.entries(data)) {
    if (value === serverTimestamp) timestampPaths.push(fieldPath([...path, name]));
    else if (value !== undefined) fields[name] = encodeValue(value, [...path, name], timestampPaths);
  }
  return fields;
}

export function encodeValue(
  value: unknown,
  path: string[] = [],
  timestampPaths: string[] = [],
): FirestoreValue {
  if (value === null) return { nullValue: null };
  if (typeof value === "boolean") return { booleanValue: value };
  if (typeof value === "string") return { stringValue: value };
  if (typeof value === "number") return encodeNumber(value);
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (value instanceof Uint8Array) return { bytesValue: btoa(String.fromCharCode(...value)) };
  if (Array.isArray(value)) return { arrayValue: { values: value.map((item) => encodeValue(item)) } };
  if (typeof value === "object") {
    return { mapValue: { fields: encodeMap(value as Record<string, unknown>, path, timestampPaths) } };
  }
  throw new TypeError(`Firestore cannot hold a ${typeof value} (at ${path.join(".") || "an array item"}).`);
}

function encodeNumber(value: number): FirestoreValue {
  if (Object.is(value, -0)) return { doubleValue: "-0" };
  if (Number.isSafeInteger(value)) return { integerValue: String(value) };
  return { doubleValue: Number.isFinite(value) ? value : (String(value) as "NaN") };
}

export function decodeFields(fields: FirestoreFields = {}): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, decodeValue(value)]));
}

export function decodeValue(value: FirestoreValue): unknown {
  if ("nullValue" in value) return null;
  if ("booleanValue" in value) return value.booleanValue;
  if ("integerValue" in value) return Number(value.integerValue);
  if ("doubleValue" in value) return Number(value.doubleValue);
  if ("timestampValue" in value) return new Date(value.timestampValue);
  if ("stringValue" in value) return value.stringValue;
  if ("bytesValue" in value)
    return Uint8Array.from(atob(value.bytesValue), (character) => character.charCodeAt(0));
  if ("referenceValue" in value) return value.referenceValue;
  if ("geoPointValue" in value) return { latitude: 0, longitude: 0, ...value.geoPointValue };
  if ("arrayValue" in value) return (value.arrayValue.values ?? []).map(decodeValue);
  return decodeFields(value.mapValue.fields);
}

/** A field path as masks and transforms take it: names that are not plain words stand in backticks. */
export function fieldPath(segments: readonly string[]): string {
  return segments
    .map((name) =>
      /^[A-Za-z_]\w*$/.test(name) ? name : `\`${name.replace(/[`\\]/g, (character) => `\\${character}`)}\``,
    )
    .join(".");
}
