import { compareNames } from "./resource-name";
import { timestampParts } from "./timestamps";
import { compareBytes, compareUtf8 } from "./utf8-order";
import {
  arrayElements,
  type Fields,
  isNumber,
  isVector,
  toBytes,
  toNumber,
  type Value,
  vectorElements,
} from "./values";

/**
 * Firestore's order between types (https://firebase.google.com/docs/firestore/manage-data/data-types).
 * Values of one rank are comparable; range filters only match values of the filter's own rank.
 */
const TYPE_RANK = {
  nullValue: 0,
  booleanValue: 1,
  integerValue: 2,
  doubleValue: 2,
  timestampValue: 3,
  stringValue: 5,
  bytesValue: 6,
  referenceValue: 7,
  geoPointValue: 8,
  arrayValue: 9,
  mapValue: 11,
} as const;
const VECTOR_RANK = 10;

export function typeRank(value: Value): number {
  if (isVector(value)) return VECTOR_RANK;
  const kind = Object.keys(value)[0] as keyof typeof TYPE_RANK | undefined;
  return kind === undefined ? TYPE_RANK.nullValue : TYPE_RANK[kind];
}

/** Total order over all values: negative, zero or positive. */
export function compareValues(left: Value, right: Value): number {
  const rankDifference = typeRank(left) - typeRank(right);
  if (rankDifference) return rankDifference;
  if (isNumber(left) && isNumber(right)) return compareNumbers(left, right);
  if (isVector(left)) return compareVectors(left, right);
  if ("booleanValue" in left && "booleanValue" in right) {
    return Number(left.booleanValue) - Number(right.booleanValue);
  }
  if ("timestampValue" in left && "timestampValue" in right) {
    const a = timestampParts(left.timestampValue);
    const b = timestampParts(right.timestampValue);
    return a.seconds - b.seconds || a.nanos - b.nanos;
  }
  if ("stringValue" in left && "stringValue" in right) {
    return compareUtf8(left.stringValue, right.stringValue);
  }
  if ("bytesValue" in left && "bytesValue" in right) {
    return compareBytes(toBytes(left), toBytes(right));
  }
  if ("referenceValue" in left && "referenceValue" in right) {
    return compareNames(left.referenceValue, right.referenceValue);
  }
  if ("geoPointValue" in left && "geoPointValue" in right) {
    const a = left.geoPointValue;
    const b = right.geoPointValue;
    return (a.latitude ?? 0) - (b.latitude ?? 0) || (a.longitude ?? 0) - (b.longitude ?? 0);
  }
  if ("arrayValue" in left) return compareArrays(arrayElements(left), arrayElements(right));
  if ("mapValue" in left && "mapValue" in right) {
    return compareMaps(left.mapValue.fields ?? {}, right.mapValue.fields ?? {});
  }
  return 0;
}

/** Same type family and same place in the order: 1 equals 1.0, NaN equals NaN. */
export function equalValues(left: Value, right: Value): boolean {
  return compareValues(left, right) === 0;
}

type NumberValue = { integerValue: string } | { doubleValue: number | string };

/** NaN comes before every number. bigint against number compares exactly in JavaScript, without rounding. */
function compareNumbers(left: NumberValue, right: NumberValue): number {
  const a = exactNumber(left);
  const b = exactNumber(right);
  if (Number.isNaN(a)) return Number.isNaN(b) ? 0 : -1;
  if (Number.isNaN(b)) return 1;
  return a < b ? -1 : a > b ? 1 : 0;
}

function exactNumber(value: NumberValue): bigint | number {
  return "integerValue" in value ? BigInt(value.integerValue) : toNumber(value);
}

function compareArrays(left: Value[], right: Value[]): number {
  for (const [index, element] of left.entries()) {
    const other = right[index];
    if (other === undefined) break;
    const order = compareValues(element, other);
    if (order) return order;
  }
  return left.length - right.length;
}

/** Vectors compare by dimension first, then element by element. */
function compareVectors(left: Value, right: Value): number {
  const a = vectorElements(left);
  const b = vectorElements(right);
  return a.length - b.length || compareArrays(a, b);
}

/** Maps compare by their fields in key order: key, then value, then the shorter first. */
function compareMaps(left: Fields, right: Fields): number {
  const a = Object.entries(left).sort(byKey);
  const b = Object.entries(right).sort(byKey);
  for (const [index, [key, value]] of a.entries()) {
    const other = b[index];
    if (other === undefined) break;
    const order = compareUtf8(key, other[0]) || compareValues(value, other[1]);
    if (order) return order;
  }
  return a.length - b.length;
}

function byKey(left: [string, Value], right: [string, Value]): number {
  return compareUtf8(left[0], right[0]);
}
