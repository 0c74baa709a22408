import { getAtPath, parseWritablePath, setAtPath } from "./field-path";
import type { FieldTransform } from "./protocol";
import { compareValues, equalValues } from "./value-order";
import {
  arrayElements,
  canonicalValue,
  doubleValue,
  type Fields,
  isNaNValue,
  isNumber,
  NULL_VALUE,
  toNumber,
  type Value,
} from "./values";

const INT64_MAX = 2n ** 63n - 1n;
const INT64_MIN = -(2n ** 63n);

/**
 * Applies one field transform in place and returns its result as the write response reports it: the new value,
 * but null for the array transforms. `commitMicros` is the commit's time; server time is its millisecond.
 */
export function applyTransform(fields: Fields, transform: FieldTransform, commitMicros: number): Value {
  const path = parseWritablePath(transform.fieldPath);
  const previous = getAtPath(fields, path);
  const arrays = transform.appendMissingElements ?? transform.removeAllFromArray;
  if (arrays) {
    const elements = (arrays.values ?? []).map(canonicalValue);
    const current = arrayElements(previous);
    const values = transform.appendMissingElements ? union(current, elements) : without(current, elements);
    setAtPath(fields, path, { arrayValue: { values } });
    return NULL_VALUE;
  }
  const result = scalarResult(transform, previous, commitMicros);
  setAtPath(fields, path, result);
  return result;
}

function scalarResult(transform: FieldTransform, previous: Value | undefined, commitMicros: number): Value {
  if (transform.setToServerValue === "REQUEST_TIME") {
    return canonicalValue({ timestampValue: new Date(Math.floor(commitMicros / 1000)).toISOString() });
  }
  if (transform.increment) return increment(previous, canonicalValue(transform.increment));
  if (transform.maximum) return extreme(previous, canonicalValue(transform.maximum), 1);
  // What is none of these was refused before (write-check.ts).
  return extreme(previous, canonicalValue(transform.minimum ?? NULL_VALUE), -1);
}

function union(current: Value[], added: Value[]): Value[] {
  const values = [...current];
  for (const element of added) {
    if (!values.some((each) => equalValues(each, element))) values.push(element);
  }
  return values;
}

function without(current: Value[], removed: Value[]): Value[] {
  return current.filter((element) => !removed.some((each) => equalValues(each, element)));
}

/** A field that is missing or no number counts as zero; integers saturate at 64 bits. */
function increment(previous: Value | undefined, operand: Value): Value {
  if (!isNumber(operand) || !previous || !isNumber(previous)) return operand;
  if ("integerValue" in previous && "integerValue" in operand) {
    const sum = BigInt(previous.integerValue) + BigInt(operand.integerValue);
    return { integerValue: String(sum > INT64_MAX ? INT64_MAX : sum < INT64_MIN ? INT64_MIN : sum) };
  }
  return doubleValue(toNumber(previous) + toNumber(operand));
}

/** The larger (direction 1) or smaller (-1); maximum with NaN on either side gives NaN. Equal keeps what is there. */
function extreme(previous: Value | undefined, operand: Value, direction: 1 | -1): Value {
  if (direction === 1 && (isNaNValue(operand) || (previous && isNaNValue(previous))))
    return doubleValue(Number.NaN);
  if (!previous || !isNumber(previous)) return operand;
  return compareValues(operand, previous) * direction > 0 ? operand : previous;
}
