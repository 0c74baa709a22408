import { describe, expect, test } from "vitest";
import { memorySql } from "../../../tests/fakes/memory-sql";
import { DocumentStore } from "./document-store";
import { IndexConfiguration, type IndexDeclarations } from "./index-configuration";
import type { FieldOperator, Filter, StructuredQuery } from "./protocol";

const ROOT = "projects/p/databases/d/documents";
const asc = (fieldPath: string) => ({ fieldPath, order: "ASCENDING" });
const desc = (fieldPath: string) => ({ fieldPath, order: "DESCENDING" });
const contains = (fieldPath: string) => ({ fieldPath, arrayConfig: "CONTAINS" });
const one = { integerValue: "1" };
const is = (fieldPath: string, op: FieldOperator = "EQUAL"): Filter => ({
  fieldFilter: { field: { fieldPath }, op, value: op === "IN" ? { arrayValue: { values: [one] } } : one },
});
const and = (...filters: Filter[]): Filter => ({ compositeFilter: { op: "AND", filters } });
const or = (...filters: Filter[]): Filter => ({ compositeFilter: { op: "OR", filters } });
const by = (...paths: string[]): StructuredQuery["orderBy"] =>
  paths.map((path) => ({
    field: { fieldPath: path.replace("-", "") },
    direction: path.startsWith("-") ? "DESCENDING" : "ASCENDING",
  }));

/** What the query is refused with, or null; indexes are those of collection c. */
function refusal(
  query: StructuredQuery,
  indexes: ReturnType<typeof asc | typeof contains>[][] = [],
  more: Partial<IndexDeclarations> & { queryScope?: string } = {},
): string | null {
  const { queryScope = "COLLECTION", ...overrides } = more;
  const declared = indexes.map((fields) => ({ collectionGroup: "c", queryScope, fields }));
  const configuration = new IndexConfiguration({ indexes: declared, ...overrides }, true);
  const store = new DocumentStore(memorySql(), configuration);
  try {
    store.query(ROOT, { from: [{ collectionId: "c" }], ...query });
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}
const group = { from: [{ collectionId: "c", allDescendants: true }] };

describe("without a declared index", () => {
  test.each<[string, StructuredQuery]>([
    ["everything", {}],
    ["one field", { where: is("a") }],
    ["one field's range in its order", { where: is("a", "GREATER_THAN"), orderBy: by("-a") }],
    ["equal fields, several", { where: and(is("a"), is("b"), is("t", "ARRAY_CONTAINS")) }],
    ["alternatives of them", { where: or(is("a"), and(is("b"), is("a", "IN"))) }],
    ["a group by name", group],
  ])("served: %s", (_, query) => {
    expect(refusal(query)).toBeNull();
  });

  test.each<[string, StructuredQuery, object[]]>([
    ["equal and order", { where: is("a"), orderBy: by("-b") }, [asc("a"), desc("b")]],
    ["equal and range", { where: and(is("a"), is("b", "NOT_EQUAL")) }, [asc("a"), asc("b")]],
    ["contains and order", { where: is("t", "ARRAY_CONTAINS"), orderBy: by("b") }, [contains("t"), asc("b")]],
    ["two orders", { orderBy: by("-a", "b") }, [desc("a"), asc("b")]],
    ["names against them", { orderBy: by("-a", "b", "-__name__") }, [desc("a"), asc("b"), desc("__name__")]],
    ["name the other way", { orderBy: by("a", "-__name__") }, [asc("a"), desc("__name__")]],
    ["one alternative of two", { where: or(is("a"), is("b")), orderBy: by("a") }, [asc("b"), asc("a")]],
  ])("refused: %s", (_, query, fields) => {
    expect(refusal(query)).toBe(
      `The query requires an index. Add it to firestore.indexes.json: ${JSON.stringify({
        indexes: [{ collectionGroup: "c", queryScope: "COLLECTION", fields }],
      })}`,
    );
  });

  test("refused: a field of a group", () => {
    expect(refusal({ ...group, where: is("a") })).toMatch(
      /^The query requires a COLLECTION_GROUP_ASC index for collection c and field a\. .*"fieldOverrides"/,
    );
  });
});

describe("with declared indexes", () => {
  const ordered = { where: and(is("a"), is("b")), orderBy: by("-c") };
  test.each<[string, StructuredQuery, ReturnType<typeof asc | typeof contains>[][]]>([
    ["equal fields in any order and direction", ordered, [[desc("b"), asc("a"), desc("c")]]],
    [
      "merged from two",
      ordered,
      [
        [asc("a"), desc("c")],
        [asc("b"), desc("c")],
      ],
    ],
    ["by the name told", { orderBy: by("a", "-__name__") }, [[asc("a"), desc("__name__")]]],
    ["contains", { where: is("t", "ARRAY_CONTAINS"), orderBy: by("c") }, [[contains("t"), asc("c")]]],
  ])("served: %s", (_, query, indexes) => {
    expect(refusal(query, indexes)).toBeNull();
  });

  test.each<[string, ReturnType<typeof asc>[][]]>([
    ["the other direction", [[asc("a"), asc("b"), asc("c")]]],
    ["a field more", [[asc("a"), asc("b"), asc("x"), desc("c")]]],
    ["a field less", [[asc("a"), desc("c")]]],
    ["the order first", [[desc("c"), asc("a"), asc("b")]]],
  ])("refused: %s", (_, indexes) => {
    expect(refusal(ordered, indexes)).toMatch(/^The query requires an index\./);
  });

  test("an index of collections serves no group, and the other way round", () => {
    const index = [[asc("a"), asc("b"), desc("c")]];
    expect(refusal({ ...group, ...ordered }, index)).not.toBeNull();
    expect(refusal({ ...group, ...ordered }, index, { queryScope: "COLLECTION_GROUP" })).toBeNull();
    expect(refusal(ordered, index, { queryScope: "COLLECTION_GROUP" })).not.toBeNull();
  });

  test("an override has the last word on a field and what lies in it", () => {
    const override = (indexes: object[]) => ({
      fieldOverrides: [{ collectionGroup: "c", fieldPath: "a", indexes }],
    });
    expect(refusal({ where: is("a.b") }, [], override([]))).not.toBeNull();
    expect(
      refusal(
        { ...group, where: is("a") },
        [],
        override([{ order: "ASCENDING", queryScope: "COLLECTION_GROUP" }]),
      ),
    ).toBeNull();
  });
});
