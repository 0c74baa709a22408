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
export function aggregateDocuments(documents: Iterable<StoredDocument>, aggregations: Aggregation[]): Fields {
  requireValidAggregations(aggregations);
  const fieldPaths = aggregations.flatMap((aggregation) => aggregatedField(aggregation) ?? []);
  const totals = new Map(fieldPaths.map((fieldPath) => [fieldPath, new Total()]));
  let count = 0;
  for (const document of documents) {
    const values = fieldPaths.map((fieldPath) => documentField(document, fieldPath));
    if (values.includes(undefined)) continue;
    count++;
    for (const [fieldPath, total] of totals) total.add(documentField(document, fieldPath)!);
  }
  return byAlias(aggregations, (aggregation) => {
    const total = totals.get(aggregatedField(aggregation) ?? "");
    if (!total) return countValue(count, aggregation);
    return aggregation.sum ? total.sum() : total.average();
  });
}

/** The result of aggregations that only count, from a count that is right at least up to their limits. */
export function aggregateCount(count: number, aggregations: Aggregation[]): Fields {
  return byAlias(aggregations, (aggregation) => countValue(count, aggregation));
}

/** How far an aggregation counts. */
export function countLimit({ count }: Aggregation): number {
  const limit = Number(typeof count?.upTo === "object" ? count.upTo.value : (count?.upTo ?? 0));
  return limit > 0 ? limit : Number.MAX_SAFE_INTEGER;
}

/** Throws INVALID_ARGUMENT. */
export function requireValidAggregations(aggregations: Aggregation[]): void {
  if (aggregations.length === 0) throw invalidArgument("Aggregations can not be empty.");
  if (aggregations.length > MAX_AGGREGATIONS) {
    throw invalidArgument(
      `The maximum number of aggregations allowed in an aggregation query is ${MAX_AGGREGATIONS}. Received: ${aggregations.length}`,
    );
  }
  for (const aggregation of aggregations) {
    if (!aggregation.count && !aggregatedField(aggregation)) {
      throw invalidArgument("An aggregation must be count, sum or avg.");
    }
  }
}

function byAlias(aggregations: Aggregation[], resultOf: (aggregation: Aggregation) => Value): Fields {
  return Object.fromEntries(
    aggregations.map((aggregation, index) => [
      aggregation.alias || `field_${index + 1}`,
      resultOf(aggregation),
    ]),
  );
}

function aggregatedField({ sum, avg }: Aggregation): string | undefined {
  return (sum ?? avg)?.field.fieldPath;
}

function countValue(count: number, aggregation: Aggregation): Value {
  return { integerValue: String(Math.min(count, countLimit(aggregation))) };
}

/** The numbers among a field's values. */
class Total {
  #count = 0;
  #approximate = 0;
  /** The sum of integers alone, to all digits. */
  #exact = 0n;
  #areIntegers = true;

  add(value: Value): void {
    if (!isNumber(value)) return;
    this.#count++;
    this.#approximate += toNumber(value);
    if ("integerValue" in value) this.#exact += BigInt(value.integerValue);
    else this.#areIntegers = false;
  }

  /** Integers sum to an integer unless it leaves 64 bits; one double makes the sum a double. */
  sum(): Value {
    const fits = this.#exact >= -INT64_LIMIT && this.#exact < INT64_LIMIT;
    if (!this.#areIntegers) return doubleValue(this.#approximate);
    return fits ? { integerValue: String(this.#exact) } : doubleValue(Number(this.#exact));
  }

  average(): Value {
    return this.#count ? doubleValue(this.#approximate / this.#count) : NULL_VALUE;
  }
}
