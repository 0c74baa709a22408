import { MAX_VECTOR_DIMENSIONS } from "./limits";
import { invalidArgument } from "./rpc-error";
import { arrayElements, type Fields, isNaNValue, type Value } from "./values";

/** On the wire a vector is a map with this key, whose value says so, and its numbers under `value`. */
export const VECTOR_TAG = "__type__";

/** Refuses a vector that Firestore does not store; false if a tagged map is no vector at all. */
export function requireVector({ [VECTOR_TAG]: tag, value, ...others }: Fields): boolean {
  if (!tag || !("stringValue" in tag) || tag.stringValue !== "__vector__") return false;
  const problem = vectorProblem(value, Object.keys(others).length > 0);
  if (problem) throw invalidArgument(problem);
  return true;
}

function vectorProblem(value: Value | undefined, hasMore: boolean): string | null {
  if (!value) return "Vector map is missing key 'value'.";
  if (!("arrayValue" in value)) return "Vector value type must be an array.";
  if (hasMore) return "Vector value map has extraneous entries.";
  const numbers = arrayElements(value);
  if (!numbers.length) return "Cannot have a zero length vector.";
  if (numbers.length > MAX_VECTOR_DIMENSIONS) {
    return `Vectors must be at most ${MAX_VECTOR_DIMENSIONS} dimensions.`;
  }
  if (!numbers.every((number) => "doubleValue" in number)) {
    return "Vector must only contain values of type 'double'";
  }
  return numbers.some(isNaNValue) ? "Vector cannot contain NaN values." : null;
}
