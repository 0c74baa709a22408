/**
 * A value of a document with its type, as Firestore's REST interface writes it; numbers keep their kind, int64 is text. A
 * reference is a path in this database, or a whole name in another. A vector is a map whose `__type__` says so.
 * Source: https://firebase.google.com/docs/firestore/reference/rest/v1/Value
 */
export type WireValue =
  | { nullValue: null }
  | { booleanValue: boolean }
  | { integerValue: string }
  | { doubleValue: number | OddDouble }
  | { timestampValue: string }
  | { stringValue: string }
  | { bytesValue: string }
  | { referenceValue: string }
  | { geoPointValue: { latitude: number; longitude: number } }
  | { arrayValue: { values: WireValue[] } }
  | { mapValue: { fields: WireFields } }
  /** Stands for a value that is not shown, by the path it stands at. */
  | { maskedValue: string };

/** Doubles that JSON has no number for. */
export type OddDouble = "NaN" | "Infinity" | "-Infinity" | "-0";

export type WireFields = { [name: string]: WireValue };

export const valueTypes = [
  "string",
  "integer",
  "double",
  "boolean",
  "timestamp",
  "map",
  "array",
  "null",
  "geopoint",
  "reference",
  "bytes",
  "vector",
] as const;
export type ValueType = (typeof valueTypes)[number] | "masked";

const typeOfKey: Record<string, ValueType> = {
  nullValue: "null",
  booleanValue: "boolean",
  integerValue: "integer",
  doubleValue: "double",
  timestampValue: "timestamp",
  stringValue: "string",
  bytesValue: "bytes",
  referenceValue: "reference",
  geoPointValue: "geopoint",
  arrayValue: "array",
  mapValue: "map",
  maskedValue: "masked",
};

export function typeOf(value: WireValue): ValueType {
  if ("mapValue" in value && vectorNumbers(value)) return "vector";
  return typeOfKey[Object.keys(value)[0] ?? ""] ?? "null";
}

const vectorTag = "__type__";

/** The numbers of a vector; null for everything else. */
export function vectorNumbers(value: WireValue): (number | OddDouble)[] | null {
  if (!("mapValue" in value)) return null;
  const { [vectorTag]: tag, value: numbers, ...others } = value.mapValue.fields;
  const isTagged = tag !== undefined && "stringValue" in tag && tag.stringValue === "__vector__";
  if (!isTagged || !numbers || !("arrayValue" in numbers) || Object.keys(others).length > 0) return null;
  const { values } = numbers.arrayValue;
  const doubles = values.flatMap((each) => ("doubleValue" in each ? [each.doubleValue] : []));
  return doubles.length === values.length ? doubles : null;
}

export function vectorOf(numbers: readonly (number | OddDouble)[]): WireValue {
  const values = numbers.map((number): WireValue => ({ doubleValue: number }));
  return {
    mapValue: {
      fields: { [vectorTag]: { stringValue: "__vector__" }, value: { arrayValue: { values } } },
    },
  };
}

/** A double as it is kept: what JSON would lose is text. */
export function doubleOf(number: number): number | OddDouble {
  if (Object.is(number, -0)) return "-0";
  return Number.isFinite(number) ? number : (String(number) as OddDouble);
}

/** What REST left out of a value, or writes in another way, put in its one form. */
export function canonicalValue(value: Readonly<Record<string, unknown>>): WireValue {
  const [key = "nullValue"] = Object.keys(value);
  const inner = value[key] as never;
  switch (key) {
    case "nullValue":
      return { nullValue: null };
    case "integerValue":
      return { integerValue: String(inner) };
    case "doubleValue":
      return { doubleValue: doubleOf(Number(inner)) };
    case "timestampValue":
      return { timestampValue: withoutZeros(inner) };
    case "geoPointValue":
      return { geoPointValue: { latitude: 0, longitude: 0, ...(inner as object) } };
    case "arrayValue": {
      const { values = [] } = inner as { values?: Record<string, unknown>[] };
      return { arrayValue: { values: values.map(canonicalValue) } };
    }
    case "mapValue":
      return {
        mapValue: { fields: canonicalFields((inner as { fields?: Record<string, unknown> }).fields) },
      };
    default:
      return { [key]: inner } as unknown as WireValue;
  }
}

export function canonicalFields(fields: Readonly<Record<string, unknown>> = {}): WireFields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, canonicalValue(value as Record<string, unknown>)]),
  );
}

function withoutZeros(timestamp: string): string {
  return timestamp.replace(/(\.\d*?)0+Z$/, "$1Z").replace(/\.Z$/, "Z");
}

/** Whether two values are the same, to the type of every number; the order of a map's fields does not matter. */
export function isSameValue(one: WireValue | undefined, other: WireValue | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  if ("mapValue" in one && "mapValue" in other) {
    return isSameFields(one.mapValue.fields, other.mapValue.fields);
  }
  if ("arrayValue" in one && "arrayValue" in other) {
    const [values, others] = [one.arrayValue.values, other.arrayValue.values];
    return values.length === others.length && values.every((value, at) => isSameValue(value, others[at]));
  }
  if ("geoPointValue" in one && "geoPointValue" in other) {
    const [here, there] = [one.geoPointValue, other.geoPointValue];
    return here.latitude === there.latitude && here.longitude === there.longitude;
  }
  return JSON.stringify(one) === JSON.stringify(other);
}

export function isSameFields(one: WireFields, other: WireFields): boolean {
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isSameValue(one[name], other[name]))
  );
}

/** The same with each reference as `change` gives it. */
export function withReferences(fields: WireFields, change: (name: string) => string): WireFields {
  return withLeaves(fields, (value) =>
    "referenceValue" in value ? { referenceValue: change(value.referenceValue) } : value,
  );
}

/** As the database keeps them: moments are cut to the microsecond. */
export function asKept(fields: WireFields): WireFields {
  return withLeaves(fields, (value) =>
    "timestampValue" in value
      ? { timestampValue: withoutZeros(value.timestampValue.replace(/(\.\d{6})\d+Z$/, "$1Z")) }
      : value,
  );
}

function withLeaves(fields: WireFields, change: (value: WireValue) => WireValue): WireFields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, leavesOf(value, change)]));
}

function leavesOf(value: WireValue, change: (value: WireValue) => WireValue): WireValue {
  if ("mapValue" in value) return { mapValue: { fields: withLeaves(value.mapValue.fields, change) } };
  if ("arrayValue" in value) {
    return { arrayValue: { values: value.arrayValue.values.map((each) => leavesOf(each, change)) } };
  }
  return change(value);
}

/** Whether a reference names its database; a path in this one does not. */
export function isWholeName(reference: string): boolean {
  return /^projects\/[^/]+\/databases\/[^/]+\/documents\/./.test(reference);
}
