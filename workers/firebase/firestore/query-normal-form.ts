import type { FieldFilter, FieldOperator, Filter, UnaryFilter } from "./protocol";
import { compareValues } from "./value-order";
import { arrayElements, doubleValue, isNaNValue, isNull, NULL_VALUE, type Value } from "./values";

/** One comparison of a field; the unary filters are comparisons with null and NaN. */
export interface Condition {
  fieldPath: string;
  op: Exclude<FieldOperator, "IN" | "ARRAY_CONTAINS_ANY">;
  value: Value;
}

/** All of these conditions must hold. */
export type Conjunction = Condition[];

/** A filter as alternatives (disjunctive normal form): a document passes it if it meets all of one. */
export function disjunctionsOf(filter: Filter | undefined): Conjunction[] {
  if (!filter) return [[]];
  if (filter.fieldFilter) return ofFieldFilter(filter.fieldFilter);
  if (filter.unaryFilter) return [[ofUnaryFilter(filter.unaryFilter)]];
  const parts = (filter.compositeFilter?.filters ?? []).map(disjunctionsOf);
  if (filter.compositeFilter?.op === "OR") return parts.flat();
  return parts.reduce<Conjunction[]>(
    (all, part) => all.flatMap((left) => part.map((right) => [...left, ...right])),
    [[]],
  );
}

/** How many alternatives a filter has, and how many conditions they hold in all, without making them. */
export function sizeOfNormalForm(filter: Filter | undefined): { disjunctions: number; conditions: number } {
  const { compositeFilter, fieldFilter } = filter ?? {};
  if (fieldFilter?.op === "IN" || fieldFilter?.op === "ARRAY_CONTAINS_ANY") {
    const count = arrayElements(fieldFilter.value).length;
    return { disjunctions: count, conditions: count };
  }
  if (!compositeFilter) return { disjunctions: 1, conditions: filter ? 1 : 0 };
  const parts = (compositeFilter.filters ?? []).map(sizeOfNormalForm);
  if (compositeFilter.op === "OR") {
    return {
      disjunctions: parts.reduce((sum, part) => sum + part.disjunctions, 0),
      conditions: parts.reduce((sum, part) => sum + part.conditions, 0),
    };
  }
  return parts.reduce(
    (all, part) => ({
      disjunctions: all.disjunctions * part.disjunctions,
      conditions: all.conditions * part.disjunctions + part.conditions * all.disjunctions,
    }),
    { disjunctions: 1, conditions: 0 },
  );
}

function ofFieldFilter({ field: { fieldPath }, op, value }: FieldFilter): Conjunction[] {
  if (op === "IN") return members(value).map((member) => [{ fieldPath, op: "EQUAL", value: member }]);
  if (op === "ARRAY_CONTAINS_ANY") {
    return members(value).map((member) => [{ fieldPath, op: "ARRAY_CONTAINS", value: member }]);
  }
  return [[{ fieldPath, op, value }]];
}

function ofUnaryFilter({ field: { fieldPath }, op }: UnaryFilter): Condition {
  return {
    fieldPath,
    op: op === "IS_NULL" || op === "IS_NAN" ? "EQUAL" : "NOT_EQUAL",
    value: op === "IS_NULL" || op === "IS_NOT_NULL" ? NULL_VALUE : doubleValue(Number.NaN),
  };
}

/** The different values of a list that can match: null and NaN never do. */
function members(list: Value): Value[] {
  const sorted = arrayElements(list)
    .filter((value) => !isNull(value) && !isNaNValue(value))
    .sort(compareValues);
  return sorted.filter((value, index) => index === 0 || compareValues(sorted[index - 1]!, value) !== 0);
}
