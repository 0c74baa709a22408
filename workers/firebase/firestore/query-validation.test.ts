import { describe, expect, test } from "vitest";
import type { FieldOperator, Filter, StructuredQuery } from "./protocol";
import { requireValidQuery } from "./query-validation";
import type { Value } from "./values";

const ROOT = "projects/p/databases/d/documents";
const one: Value = { integerValue: "1" };
const reference: Value = { referenceValue: `${ROOT}/c/x` };
const listOf = (count: number): Value => ({
  arrayValue: { values: Array.from({ length: count }, (_, index) => ({ integerValue: String(index) })) },
});
const is = (fieldPath: string, op: FieldOperator = "EQUAL", value: Value = one): Filter => ({
  fieldFilter: { field: { fieldPath }, op, value },
});
const and = (...filters: Filter[]): Filter => ({ compositeFilter: { op: "AND", filters } });
const or = (...filters: Filter[]): Filter => ({ compositeFilter: { op: "OR", filters } });
const by = (...paths: string[]) => paths.map((fieldPath) => ({ field: { fieldPath } }));
const many = (count: number, make: (index: number) => Filter) =>
  Array.from({ length: count }, (_, n) => make(n));

const check = (query: StructuredQuery) => () =>
  requireValidQuery(ROOT, { from: [{ collectionId: "c" }], ...query });

describe("at Firestore's limits", () => {
  test.each<[string, StructuredQuery]>([
    ["30 values", { where: is("a", "IN", listOf(30)) }],
    ["10 excluded", { where: is("a", "NOT_IN", listOf(10)) }],
    ["30 alternatives", { where: and(is("a", "IN", listOf(5)), is("b", "IN", listOf(6))) }],
    ["10 inequalities", { where: and(...many(10, (n) => is(`f${n}`, "GREATER_THAN"))) }],
    ["100 components", { where: and(...many(97, (n) => is(`f${n}`))), orderBy: by("a", "b", "c") }],
    [
      "one array filter in each alternative",
      { where: or(is("a", "ARRAY_CONTAINS"), is("b", "ARRAY_CONTAINS")) },
    ],
    ["excluded in one alternative", { where: or(is("a"), is("b", "NOT_IN", listOf(2))) }],
    [
      "inequality on another field than the first order",
      { where: is("a", "GREATER_THAN"), orderBy: by("b") },
    ],
  ])("%s", (_, query) => {
    expect(check(query)).not.toThrow();
  });
});

test("what no client asks is refused before it costs anything", () => {
  for (const query of [
    { where: and(...many(20_000, (n) => is(`f${n}`, "GREATER_THAN"))) },
    { orderBy: by(...Array.from({ length: 20_000 }, (_, n) => `f${n}`)) },
  ]) {
    expect(check(query)).toThrow(
      /may not have more than 100 filters .* Currently there are (20000|0) filters/,
    );
  }
});

describe("refused in Firestore's words", () => {
  test.each<[string, StructuredQuery]>([
    ["'IN' supports up to 30 comparison values.", { where: is("a", "IN", listOf(31)) }],
    ["'NOT_IN' supports up to 10 comparison values.", { where: is("a", "NOT_IN", listOf(11)) }],
    [
      "'ARRAY_CONTAINS_ANY' requires an non-empty ArrayValue.",
      { where: is("a", "ARRAY_CONTAINS_ANY", listOf(0)) },
    ],
    ["'IN' requires an ArrayValue.", { where: is("a", "IN") }],
    [
      "Too many disjunctions after normalization. Result had 36 disjunctions which is more than the maximum of 30",
      { where: and(is("a", "IN", listOf(6)), is("b", "IN", listOf(6))) },
    ],
    [
      "A maximum of 1 'ARRAY_CONTAINS' filter is allowed per disjunction.",
      { where: and(is("a", "ARRAY_CONTAINS"), or(is("x"), is("b", "ARRAY_CONTAINS_ANY", listOf(2)))) },
    ],
    [
      "Only a single 'NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', or 'IS_NOT_NULL' filter allowed per query.",
      { where: and(is("a", "NOT_EQUAL"), { unaryFilter: { field: { fieldPath: "b" }, op: "IS_NOT_NULL" } }) },
    ],
    [
      "'NOT_IN' cannot be used in the same query with 'IN', 'ARRAY_CONTAINS_ANY' or 'OR'.",
      { where: and(is("a", "NOT_IN", listOf(1)), is("b", "IN", listOf(1))) },
    ],
    [
      "The query contains 11 distinct inequality fields: [f0, f1,",
      { where: and(...many(11, (n) => is(`f${n}`, "LESS_THAN"))) },
    ],
    [
      "The query may not have more than 100 filters + sort orders + ancestor total. Currently there are 99 filters, 2 sort orders, and no ancestor filter.",
      { where: and(...many(99, (n) => is(`f${n}`))), orderBy: by("a", "b") },
    ],
    ["order by clause cannot contain duplicate fields a", { orderBy: by("a", "b", "a") }],
    ["order by clause cannot contain more fields after the key b", { orderBy: by("__name__", "b") }],
    ["Cursor has too many values.", { orderBy: by("a"), startAt: { values: [one, one] } }],
    [
      "Cursor __key__ value is not a document reference.",
      { orderBy: by("__name__"), endAt: { values: [one] } },
    ],
    ["Composite filter must have at least one sub-filter.", { where: or() }],
    ["the name __key__ is reserved", { where: is("__name__", "ARRAY_CONTAINS", reference) }],
    ["__key__ filter value must be a Key", { where: is("__name__", "EQUAL", { stringValue: "x" }) }],
    ["kind is required for filter: a", { from: [{ allDescendants: true }], where: is("a") }],
    [
      "kind is required for all orders except __key__ ascending",
      { from: [{ allDescendants: true }], orderBy: by("a") },
    ],
    ["limit is negative", { limit: -1 }],
  ])("%s", (message, query) => {
    expect(check(query)).toThrow(message);
  });
});
