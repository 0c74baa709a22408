import { KeyWriter, keyAfter } from "./index-key";
import type { Condition } from "./query-normal-form";
import { compareBytes } from "./utf8-order";
import { arrayElements, doubleValue, isNaNValue, isNull, isNumber, NULL_VALUE, type Value } from "./values";

/** Bytes from `from` (with it) to `to` (without it). */
export interface Interval {
  from: Uint8Array;
  to: Uint8Array;
}

/** No key goes on with 0xff. */
const END = Uint8Array.of(0xff);
export const EVERYTHING: Interval[] = [{ from: new Uint8Array(), to: END }];

interface Found {
  intervals: Interval[];
  /** A document meets the condition exactly if its key lies in an interval; else they may hold too much. */
  isExact: boolean;
}

/**
 * Where in ascending order the values lie that meet an inequality. Names are written by `encodeName`, which is
 * absent for fields. Null if the condition sets no bounds.
 */
export function conditionIntervals(
  { op, value }: Condition,
  encodeName: ((value: Value) => Uint8Array | null) | null,
): Found | null {
  if (op === "NOT_EQUAL" || op === "NOT_IN") {
    const excluded = op === "NOT_IN" ? arrayElements(value) : [value];
    // Null is never found by being unequal, and a list with null excludes everything.
    if (op === "NOT_IN" && excluded.some(isNull)) return { intervals: [], isExact: true };
    return outside(excluded, encodeName);
  }
  const encoded = encode(value, encodeName);
  if (!encoded) return null;
  const { key, isWhole } = encoded;
  const least = encodeName ? new Uint8Array() : leastComparable(op, value);
  const most = encodeName ? END : keyAfter(key.subarray(0, 1));
  const after = keyAfter(key);
  switch (op) {
    case "LESS_THAN":
      return { intervals: real([{ from: least, to: isWhole ? key : after }]), isExact: isWhole };
    case "LESS_THAN_OR_EQUAL":
      return { intervals: real([{ from: least, to: after }]), isExact: isWhole };
    case "GREATER_THAN":
      return { intervals: real([{ from: isWhole ? after : key, to: most }]), isExact: isWhole };
    case "GREATER_THAN_OR_EQUAL":
      return { intervals: real([{ from: key, to: most }]), isExact: isWhole };
    default:
      return null;
  }
}

/** What two sorted lists of intervals have in common. */
export function intersect(left: Interval[], right: Interval[]): Interval[] {
  return left.flatMap((one) =>
    real(
      right.map((other) => ({
        from: compareBytes(one.from, other.from) > 0 ? one.from : other.from,
        to: compareBytes(one.to, other.to) < 0 ? one.to : other.to,
      })),
    ),
  );
}

/** Everything but null and the given values. */
function outside(excluded: Value[], encodeName: ((value: Value) => Uint8Array | null) | null): Found {
  let intervals = encodeName ? EVERYTHING : [{ from: keyAfter(keyOf(NULL_VALUE).key), to: END }];
  let isExact = true;
  for (const value of excluded) {
    const encoded = encode(value, encodeName);
    if (encoded?.isWhole) {
      intervals = intersect(intervals, [
        { from: new Uint8Array(), to: encoded.key },
        { from: keyAfter(encoded.key), to: END },
      ]);
    } else if (encoded) isExact = false;
  }
  return { intervals, isExact };
}

/** Below a number lie only numbers, and NaN only if it is asked for. */
function leastComparable(op: Condition["op"], value: Value): Uint8Array {
  const { key } = keyOf(value);
  const wantsNaN = op === "LESS_THAN_OR_EQUAL" && isNaNValue(value);
  return isNumber(value) && !wantsNaN ? keyAfter(keyOf(doubleValue(Number.NaN)).key) : key.slice(0, 1);
}

function encode(value: Value, encodeName: ((value: Value) => Uint8Array | null) | null) {
  if (!encodeName) return keyOf(value);
  const key = encodeName(value);
  return key && { key, isWhole: true };
}

function keyOf(value: Value): { key: Uint8Array; isWhole: boolean } {
  const writer = new KeyWriter();
  const isWhole = writer.value(value);
  return { key: writer.finish(), isWhole };
}

function real(intervals: Interval[]): Interval[] {
  return intervals.filter(({ from, to }) => compareBytes(from, to) < 0);
}
