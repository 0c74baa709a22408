import { describe, expect, test } from "vitest";
import type { StoredDocument } from "./document";
import type { FieldOperator, Filter, StructuredQuery } from "./protocol";
import { isInScope, selectDocuments } from "./query";
import { requireValidQuery } from "./query-validation";
import type { Value } from "./values";

const ROOT = "projects/p/databases/d/documents";
const int = (number: number): Value => ({ integerValue: String(number) });
const list = (...values: Value[]): Value => ({ arrayValue: { values } });
const NAN: Value = { doubleValue: "NaN" };
const NULL: Value = { nullValue: null };

function document(id: string, fields: Record<string, Value>): StoredDocument {
  return { name: `${ROOT}/c/${id}`, fields, createTimeMicros: 1, updateTimeMicros: 1 };
}

const documents = [
  document("one", { n: int(1) }),
  document("two", { n: int(2) }),
  document("half", { n: { doubleValue: 0.5 } }),
  document("nan", { n: NAN }),
  document("null", { n: NULL }),
  document("text", { n: { stringValue: "2" } }),
  document("list", { n: list(int(1), NULL, NAN) }),
  document("none", { other: int(1) }),
];

const field = (op: FieldOperator, value: Value, fieldPath = "n"): Filter => ({
  fieldFilter: { field: { fieldPath }, op, value },
});
const unary = (op: "IS_NULL" | "IS_NAN" | "IS_NOT_NULL" | "IS_NOT_NAN"): Filter => ({
  unaryFilter: { field: { fieldPath: "n" }, op },
});
const ids = (query: StructuredQuery) =>
  selectDocuments(documents, query).map(({ name }) => name.split("/").at(-1));

describe("filters", () => {
  test.each<[string, Filter, string[]]>([
    ["equal, whatever the numeric type", field("EQUAL", { doubleValue: 1 }), ["one"]],
    ["equal to NaN", field("EQUAL", NAN), ["nan"]],
    [
      "not equal leaves out null and absent",
      field("NOT_EQUAL", int(1)),
      ["nan", "half", "two", "text", "list"],
    ],
    ["less than leaves out NaN and other types", field("LESS_THAN", int(2)), ["half", "one"]],
    ["at most", field("LESS_THAN_OR_EQUAL", int(1)), ["half", "one"]],
    ["greater than", field("GREATER_THAN", int(1)), ["two"]],
    ["at least", field("GREATER_THAN_OR_EQUAL", int(1)), ["one", "two"]],
    ["in never matches null or NaN", field("IN", list(int(2), NULL, NAN)), ["two"]],
    ["not in", field("NOT_IN", list(int(2))), ["nan", "half", "one", "text", "list"]],
    ["not in with null matches nothing", field("NOT_IN", list(int(2), NULL)), []],
    ["contains", field("ARRAY_CONTAINS", int(1)), ["list"]],
    ["contains NaN", field("ARRAY_CONTAINS", NAN), ["list"]],
    ["contains any never matches null or NaN", field("ARRAY_CONTAINS_ANY", list(NULL, NAN)), []],
    ["is null", unary("IS_NULL"), ["null"]],
    ["is not null", unary("IS_NOT_NULL"), ["nan", "half", "one", "two", "text", "list"]],
    ["is NaN", unary("IS_NAN"), ["nan"]],
    ["is not NaN", unary("IS_NOT_NAN"), ["half", "one", "two", "text", "list"]],
    [
      "or",
      { compositeFilter: { op: "OR", filters: [field("EQUAL", int(1)), field("EQUAL", int(2))] } },
      ["one", "two"],
    ],
    [
      "and",
      {
        compositeFilter: { op: "AND", filters: [field("GREATER_THAN", int(0)), field("LESS_THAN", int(2))] },
      },
      ["half", "one"],
    ],
  ])("%s", (_, where, expected) => {
    expect(ids({ where })).toEqual(expected);
  });
});

describe("order and bounds", () => {
  const orderBy = [{ field: { fieldPath: "n" }, direction: "DESCENDING" as const }];

  test("a document without the ordered field is not in the result", () => {
    expect(ids({ orderBy })).toEqual(["list", "text", "two", "one", "half", "nan", "null"]);
  });

  test("offset, limit and the limit's two forms", () => {
    expect(ids({ orderBy, offset: 1, limit: 2 })).toEqual(["text", "two"]);
    expect(ids({ orderBy, limit: { value: 1 } })).toEqual(["list"]);
    expect(ids({ orderBy, limit: 0 })).toEqual([]);
  });

  test("cursors in descending order", () => {
    expect(
      ids({
        orderBy,
        startAt: { values: [int(2)], before: true },
        endAt: { values: [int(1)], before: false },
      }),
    ).toEqual(["two", "one"]);
    expect(
      ids({
        orderBy,
        startAt: { values: [int(2)] },
        endAt: { values: [{ doubleValue: 0.5 }], before: true },
      }),
    ).toEqual(["one"]);
  });
});

describe("scope", () => {
  const group = { parent: ROOT, collectionId: "c", allDescendants: true };
  test.each([
    [`${ROOT}/c/x`, { parent: ROOT, collectionId: "c", allDescendants: false }, true],
    [`${ROOT}/c/x/c/y`, { parent: ROOT, collectionId: "c", allDescendants: false }, false],
    [`${ROOT}/c/x/c/y`, group, true],
    [`${ROOT}/cc/x`, group, false],
    [`${ROOT}/a/b/c/x`, { parent: `${ROOT}/a/b`, collectionId: "c", allDescendants: false }, true],
    [`${ROOT}/a/bb/c/x`, { ...group, parent: `${ROOT}/a/b` }, false],
    [`${ROOT}/any/x`, { parent: ROOT, collectionId: null, allDescendants: true }, true],
  ])("%s", (name, scope, expected) => {
    expect(isInScope(name, scope)).toBe(expected);
  });
});

describe("refused queries", () => {
  test.each<[string, StructuredQuery]>([
    ["reserved", { from: [{ collectionId: "__x__" }] }],
    [
      "after the key",
      {
        from: [{ collectionId: "c" }],
        orderBy: [{ field: { fieldPath: "__name__" } }, { field: { fieldPath: "n" } }],
      },
    ],
    [
      "Equality on key",
      {
        where: {
          compositeFilter: {
            op: "AND",
            filters: [
              field("EQUAL", { referenceValue: `${ROOT}/c/x` }, "__name__"),
              field("GREATER_THAN", int(1)),
            ],
          },
        },
      },
    ],
  ])("%s", (message, query) => {
    expect(() => requireValidQuery(ROOT, query)).toThrow(message);
  });
});
