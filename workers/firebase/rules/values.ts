import { timestampToMicros } from "../firestore/timestamps";
import type { Fields, Value } from "../firestore/values";
import { refuse } from "./rules-error";

/** A JavaScript number stands for an int; floats are wrapped, for rules tell `1` from `1.0`. */
export class RulesFloat {
  constructor(readonly number: number) {}
}

/** A point in time, in microseconds since the epoch. */
export class RulesTimestamp {
  constructor(readonly micros: number) {}
}

export class RulesDuration {
  constructor(readonly micros: number) {}
}

export class RulesPath {
  constructor(readonly segments: readonly string[]) {}
  toString(): string {
    return `/${this.segments.join("/")}`;
  }
}

export class RulesBytes {
  constructor(readonly base64: string) {}
}

export class RulesLatLng {
  constructor(
    readonly latitude: number,
    readonly longitude: number,
  ) {}
}

/** A set: its elements differ pairwise. */
export class RulesSet {
  readonly elements: readonly RulesValue[];
  constructor(elements: readonly RulesValue[]) {
    this.elements = elements.filter(
      (element, index) => elements.findIndex((each) => equalRulesValues(each, element)) === index,
    );
  }
}

/** What `map.diff(other)` gives; only its own methods can look inside. */
export class MapDiff {
  constructor(
    readonly after: ReadonlyMap<string, RulesValue>,
    readonly before: ReadonlyMap<string, RulesValue>,
  ) {}
}

/** Something a list request leaves open: any use of it refuses. */
export class UnprovenValue {
  readonly isProven = false;
}
export const UNPROVEN = new UnprovenValue();

/** A field that a query proves to be one of these. */
export class ProvenOneOf {
  constructor(readonly values: readonly RulesValue[]) {}
}

/** An array field that a query proves to hold these. */
export class ProvenToHold {
  constructor(readonly values: readonly RulesValue[]) {}
}

/** `resource.data` of a list request: fields that are absent here are unproven, not missing. */
export class PartlyProvenMap extends Map<string, RulesValue> {}

export type RulesValue =
  | null
  | boolean
  | number
  | string
  | RulesFloat
  | RulesTimestamp
  | RulesDuration
  | RulesPath
  | RulesBytes
  | RulesLatLng
  | RulesSet
  | MapDiff
  | UnprovenValue
  | ProvenOneOf
  | ProvenToHold
  | readonly RulesValue[]
  | ReadonlyMap<string, RulesValue>;

export function isList(value: RulesValue): value is readonly RulesValue[] {
  return Array.isArray(value);
}

export function isMap(value: RulesValue): value is ReadonlyMap<string, RulesValue> {
  return value instanceof Map;
}

export function isNumeric(value: RulesValue): value is number | RulesFloat {
  return typeof value === "number" || value instanceof RulesFloat;
}

export function toJsNumber(value: RulesValue): number {
  if (typeof value === "number") return value;
  return value instanceof RulesFloat ? value.number : refuse("not a number");
}

/** Elements of a list or set. */
export function elementsOf(value: RulesValue): readonly RulesValue[] {
  if (isList(value)) return value;
  return value instanceof RulesSet ? value.elements : refuse("not a list or set");
}

export function includesValue(values: readonly RulesValue[], value: RulesValue): boolean {
  return values.some((each) => equalRulesValues(each, value));
}

/** Rules' `==`: numbers by value whatever their type, containers by their elements, no error for other types. */
export function equalRulesValues(left: RulesValue, right: RulesValue): boolean {
  if (isNumeric(left) && isNumeric(right)) return toJsNumber(left) === toJsNumber(right);
  if (isList(left) && isList(right)) {
    return left.length === right.length && left.every((each, index) => equalRulesValues(each, right[index]!));
  }
  if (isMap(left) && isMap(right)) {
    return (
      left.size === right.size &&
      [...left].every(([key, value]) => right.has(key) && equalRulesValues(value, right.get(key)!))
    );
  }
  if (left instanceof RulesSet && right instanceof RulesSet) {
    return (
      left.elements.length === right.elements.length &&
      left.elements.every((each) => includesValue(right.elements, each))
    );
  }
  if (
    (left instanceof RulesTimestamp && right instanceof RulesTimestamp) ||
    (left instanceof RulesDuration && right instanceof RulesDuration)
  ) {
    return left.micros === right.micros;
  }
  if (left instanceof RulesPath && right instanceof RulesPath) return left.toString() === right.toString();
  if (left instanceof RulesBytes && right instanceof RulesBytes) return left.base64 === right.base64;
  if (left instanceof RulesLatLng && right instanceof RulesLatLng) {
    return left.latitude === right.latitude && left.longitude === right.longitude;
  }
  return left === right;
}

/** Order of numbers, strings, timestamps and durations; refuses all else. */
export function compareRulesValues(left: RulesValue, right: RulesValue): number {
  if (isNumeric(left) && isNumeric(right)) return toJsNumber(left) - toJsNumber(right);
  if (typeof left === "string" && typeof right === "string") return left < right ? -1 : left > right ? 1 : 0;
  if (
    (left instanceof RulesTimestamp && right instanceof RulesTimestamp) ||
    (left instanceof RulesDuration && right instanceof RulesDuration)
  ) {
    return left.micros - right.micros;
  }
  return refuse("values of these types have no order");
}

const TYPE_TESTS: Record<string, (value: RulesValue) => boolean> = {
  bool: (value) => typeof value === "boolean",
  bytes: (value) => value instanceof RulesBytes,
  duration: (value) => value instanceof RulesDuration,
  float: (value) => value instanceof RulesFloat,
  int: (value) => typeof value === "number",
  latlng: (value) => value instanceof RulesLatLng,
  list: isList,
  map: isMap,
  number: isNumeric,
  path: (value) => value instanceof RulesPath,
  set: (value) => value instanceof RulesSet,
  string: (value) => typeof value === "string",
  timestamp: (value) => value instanceof RulesTimestamp,
};

export function isOfType(value: RulesValue, type: string): boolean {
  if (!Object.hasOwn(TYPE_TESTS, type)) refuse(`unknown type ${type}`);
  return TYPE_TESTS[type]!(value);
}

export function fromFields(fields: Fields | undefined): ReadonlyMap<string, RulesValue> {
  return new Map(Object.entries(fields ?? {}).map(([name, value]) => [name, fromFirestore(value)]));
}

/** A stored value as rules see it. */
export function fromFirestore(value: Value): RulesValue {
  if ("integerValue" in value) return Number(value.integerValue);
  if ("doubleValue" in value) return new RulesFloat(Number(value.doubleValue));
  if ("booleanValue" in value) return value.booleanValue;
  if ("stringValue" in value) return value.stringValue;
  if ("timestampValue" in value) return new RulesTimestamp(timestampToMicros(value.timestampValue));
  if ("bytesValue" in value) return new RulesBytes(value.bytesValue);
  if ("referenceValue" in value) return new RulesPath(value.referenceValue.split("/").slice(2));
  if ("arrayValue" in value) return (value.arrayValue.values ?? []).map(fromFirestore);
  if ("mapValue" in value) return fromFields(value.mapValue.fields);
  if ("geoPointValue" in value) {
    return new RulesLatLng(value.geoPointValue.latitude ?? 0, value.geoPointValue.longitude ?? 0);
  }
  return null;
}

/** Claims of a token as rules see them. */
export function fromJson(json: unknown): RulesValue {
  if (json === null || typeof json === "boolean" || typeof json === "string") return json;
  if (typeof json === "number") return Number.isInteger(json) ? json : new RulesFloat(json);
  if (Array.isArray(json)) return json.map(fromJson);
  if (typeof json === "object") {
    return new Map(Object.entries(json).map(([name, value]) => [name, fromJson(value)]));
  }
  return refuse("not JSON");
}
