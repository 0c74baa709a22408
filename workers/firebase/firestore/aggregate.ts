import { documentField, type StoredDocument } from "./document";
import type { Aggregation } from "./protocol";
import { invalidArgument } from "./rpc-error";
import { doubleValue, type Fields, isNumber, NULL_VALUE, toNumber, type Value } from "./values";

const MAX_AGGREGATIONS = 5;
const INT64_LIMIT = 2n ** 63n;

/**
 * count, sum and avg over a query's result, by alias. Sum and average ignore what is not a number. A document that
 * lacks any of the fields summed or averaged counts for none of the aggregations, not even for count
 * (https://firebase.google.com/docs/firestore/query-data/aggregation-queries).
 */
export function aggregateDocuments(documents: StoredDocument[], aggregations: Aggregation[]): Fields {
  if (aggregations.length > MAX_AGGREGATIONS) {
    throw invalidArgument(
      `The maximum number of aggregations allowed in an aggregation query is ${MAX_AGGREGATIONS}. Received: ${aggregations.length}`,
    );
  }
  const fields = aggregations.flatMap(({ sum, avg }) => sum?.field ?? avg?.field ?? []);
  const counted = documents.filter((document) =>
    fields.every(({ fieldPath }) => documentField(document, fieldPath) !== undefined),
  );
  return Object.fromEntries(
    aggregations.map((aggregation, index) => [
      aggregation.alias ?? `field_${index + 1}`,
      aggregateOne(counted, aggregation),
    ]),
  );
}

function aggregateOne(documents: StoredDocument[], aggregation: Aggregation): Value {
  if (aggregation.count) return { integerValue: String(countUpTo(documents.length, aggregation.count.upTo)) };
  const field = aggregation.sum?.field ?? aggregation.avg?.field;
  if (!field) throw invalidArgument("An aggregation must be count, sum or avg.");
  const numbers = documents
    .map((document) => documentField(document, field.fieldPath))
    .filter((value) => value !== undefined)
    .filter(isNumber);
  if (aggregation.sum) return sumOf(numbers);
  if (!numbers.length) return NULL_VALUE;
  return doubleValue(numbers.reduce((total, value) => total + toNumber(value), 0) / numbers.length);
}

function countUpTo(count: number, upTo: NonNullable<Aggregation["count"]>["upTo"]): number {
  const cap = Number(typeof upTo === "object" ? upTo.value : (upTo ?? 0));
  return cap > 0 ? Math.min(cap, count) : count;
}

/** Integers sum to an integer unless it leaves 64 bits; one double makes the sum a double. */
function sumOf(numbers: ({ integerValue: string } | { doubleValue: number | string })[]): Value {
  let exact = 0n;
  for (const value of numbers) {
    if (!("integerValue" in value)) {
      return doubleValue(numbers.reduce((total, each) => total + toNumber(each), 0));
    }
    exact += BigInt(value.integerValue);
  }
  const fits = exact >= -INT64_LIMIT && exact < INT64_LIMIT;
  return fits ? { integerValue: String(exact) } : doubleValue(Number(exact));
}
