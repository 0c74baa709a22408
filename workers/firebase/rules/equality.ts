import { compareUtf8 } from "../firestore/utf8-order";
import { refuse } from "./rules-error";
import {
  isList,
  isMap,
  MapDiff,
  RulesBytes,
  RulesDuration,
  RulesLatLng,
  RulesPath,
  RulesSet,
  RulesTimestamp,
  type RulesValue,
} from "./values";

let nanCount = 0;

/**
 * A text that is the same for two values exactly if rules' `==` holds: numbers by value whatever their type,
 * containers by what is in them, NaN never. With it, sets and `hasAny` of long lists take linear time.
 */
export function keyOf(value: RulesValue): string {
  if (value === null || typeof value === "boolean") return String(value);
  if (typeof value === "string") return `s${value.length}:${value}`;
  if (typeof value === "bigint") return `n${value}`;
  if (typeof value === "number") return keyOfFloat(value);
  if (isList(value)) return `[${value.map(keyOf).join(",")}]`;
  if (isMap(value)) {
    const entries = [...value].map(([name, each]) => `${keyOf(name)}=${keyOf(each)}`);
    return `{${entries.sort().join(",")}}`;
  }
  if (value instanceof RulesTimestamp) return `t${value.nanos}`;
  if (value instanceof RulesDuration) return `d${value.nanos}`;
  if (value instanceof RulesPath) return `p${keyOf(value.toString())}`;
  if (value instanceof RulesBytes) return `b${value.toBase64()}`;
  if (value instanceof RulesLatLng) return `l${keyOf(value.latitude)},${keyOf(value.longitude)}`;
  if (value instanceof RulesSet) return `<${[...value.byKey.keys()].sort().join(",")}>`;
  if (value instanceof MapDiff) return refuse("differences cannot be compared");
  return refuse("the query does not prove this value");
}

function keyOfFloat(number: number): string {
  if (Number.isNaN(number)) return `NaN${nanCount++}`;
  return Number.isInteger(number) ? `n${BigInt(number)}` : `n${number}`;
}

/** Rules' `==` of two values that are both proven; different types are not equal, which is no error. */
export function equalRulesValues(left: RulesValue, right: RulesValue): boolean {
  if (left === null || typeof left === "string" || typeof left === "boolean") return left === right;
  // The keys of large containers are long: they are compared part by part, as far as they are the same.
  if (isList(left) && isList(right)) {
    return left.length === right.length && left.every((each, index) => equalRulesValues(each, right[index]!));
  }
  if (isMap(left) && isMap(right)) return equalMaps(left, right);
  return keyOf(left) === keyOf(right);
}

function equalMaps(left: ReadonlyMap<string, RulesValue>, right: ReadonlyMap<string, RulesValue>): boolean {
  if (left.size !== right.size) return false;
  for (const [name, value] of left) {
    const other = right.get(name);
    if (other === undefined || !equalRulesValues(value, other)) return false;
  }
  return true;
}

/** The values under their keys: each once. */
export function byKey(values: Iterable<RulesValue>): ReadonlyMap<string, RulesValue> {
  return new Map(Array.from(values, (value) => [keyOf(value), value]));
}

/** Whether two values have an order: both numbers, strings, timestamps or durations. */
export function isComparable(left: RulesValue, right: RulesValue): boolean {
  const kind = orderedKind(left);
  return kind !== null && kind === orderedKind(right);
}

function orderedKind(value: RulesValue): string | null {
  if (typeof value === "bigint" || typeof value === "number") return "number";
  if (typeof value === "string") return "string";
  if (value instanceof RulesTimestamp) return "timestamp";
  return value instanceof RulesDuration ? "duration" : null;
}

/** Negative, zero or positive; NaN beside a NaN. Refuses values that have no order. */
export function compareRulesValues(left: RulesValue, right: RulesValue): number {
  if (!isComparable(left, right)) return refuse("values of these types have no order");
  if (typeof left === "string") return compareUtf8(left, right as string);
  const [first, second] = [magnitude(left), magnitude(right)];
  if (first < second) return -1;
  if (first > second) return 1;
  return Number.isNaN(first) || Number.isNaN(second) ? Number.NaN : 0;
}

function magnitude(value: RulesValue): bigint | number {
  if (value instanceof RulesTimestamp || value instanceof RulesDuration) return value.nanos;
  return value as bigint | number;
}
