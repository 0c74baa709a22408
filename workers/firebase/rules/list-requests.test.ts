import { describe, expect, test } from "vitest";
import { decideList, rulesOf } from "../../../tests/fakes/rules-request";
import type { FieldOperator, Filter } from "../firestore/protocol";
import type { Value } from "../firestore/values";
import { ANY_DEPTH, ANY_ID } from "./access";

/** List requests are decided by what the query proves of every document it could return. */

const text = (stringValue: string): Value => ({ stringValue });
const int = (number: number): Value => ({ integerValue: String(number) });
const list = (...values: Value[]): Value => ({ arrayValue: { values } });
const where = (fieldPath: string, op: FieldOperator, value: Value): Filter => ({
  fieldFilter: { field: { fieldPath }, op, value },
});
const unary = (fieldPath: string, op: "IS_NULL" | "IS_NAN" | "IS_NOT_NULL" | "IS_NOT_NAN"): Filter => ({
  unaryFilter: { field: { fieldPath }, op },
});
const and = (...filters: Filter[]): Filter => ({ compositeFilter: { op: "AND", filters } });
const or = (...filters: Filter[]): Filter => ({ compositeFilter: { op: "OR", filters } });

const own = where("owner", "EQUAL", text("ada"));
const either = where("kind", "IN", list(text("a"), text("b")));
const above7 = where("n", "GREATER_THAN", int(7));
const nothing = undefined;

test.each<[string, Filter | undefined, boolean]>([
  ["true", nothing, true],
  ["resource.data.owner == 'ada'", own, true],
  ["resource.data.owner == 'bob'", own, false],
  ["resource.data.owner != 'bob'", own, true],
  ["resource.data.owner == 'ada'", nothing, false],
  ["resource.data.owner != 'bob'", nothing, false],
  ["!(resource.data.owner == 'bob')", nothing, false],
  ["resource.data.owner == 'ada' || true", nothing, true],
  ["resource.data.owner == 'ada' && false", nothing, false],
  ["resource.data.owner is string", own, true],
  ["resource.data.owner is string", nothing, false],
  ["resource.data.owner.size() == 3", own, true],
  ["resource.data.owner.size() >= 0", nothing, false],
  ["resource.data.owner == resource.data.owner", nothing, false],
  ["resource == null", nothing, false],
  ["resource != null", nothing, true],
  ["resource.data != null", nothing, true],
  ["resource.data == {}", nothing, false],
  ["resource.data == {'owner': 'ada'}", own, false],
  // Which fields there are.
  ["!('owner' in resource.data)", nothing, false],
  ["'owner' in resource.data", nothing, false],
  ["'owner' in resource.data", own, true],
  ["!('other' in resource.data)", own, false],
  ["resource.data.owner == 'ada' && !('secret' in resource.data)", own, false],
  ["resource.data.keys().hasAll(['owner'])", own, true],
  ["resource.data.keys().hasAny(['owner', 'x'])", own, true],
  ["'owner' in resource.data.keys()", own, true],
  ["resource.data.keys().hasAll(['owner', 'x'])", own, false],
  ["resource.data.keys().hasOnly(['owner'])", own, false],
  ["resource.data.keys().size() == 1", own, false],
  ["resource.data.size() == 1", own, false],
  ["resource.data.values().size() == 1", own, false],
  ["resource.data.diff({}).addedKeys().hasAny(['owner'])", own, false],
  ["resource.data.get('owner', 'x') == 'ada'", own, true],
  ["resource.data.get('owner', 'ada') == 'ada'", nothing, false],
  ["resource.data.get('trashed', null) == null", own, false],
  ["resource.data.get('trashed', null) == null", and(own, unary("trashed", "IS_NULL")), true],
  ["resource.data['owner'] == 'ada'", own, true],
  // One of several values.
  ["resource.data.kind in ['a', 'b', 'c']", either, true],
  ["resource.data.kind in ['a']", either, false],
  ["resource.data.kind == 'a'", either, false],
  ["resource.data.kind == 'a' || resource.data.kind == 'b'", either, true],
  ["resource.data.kind != 'z'", either, true],
  ["resource.data.kind in ['a', 'b']", where("kind", "IN", list()), false],
  // Arrays.
  ["'ada' in resource.data.members", where("members", "ARRAY_CONTAINS", text("ada")), true],
  ["'bob' in resource.data.members", where("members", "ARRAY_CONTAINS", text("ada")), false],
  ["!('bob' in resource.data.members)", where("members", "ARRAY_CONTAINS", text("ada")), false],
  ["resource.data.members.hasAny(['ada', 'x'])", where("members", "ARRAY_CONTAINS", text("ada")), true],
  ["resource.data.members.hasAll(['ada'])", where("members", "ARRAY_CONTAINS", text("ada")), true],
  ["resource.data.members.hasOnly(['ada'])", where("members", "ARRAY_CONTAINS", text("ada")), false],
  ["resource.data.members is list", where("members", "ARRAY_CONTAINS", text("ada")), true],
  ["resource.data.members[0] == 'ada'", where("members", "ARRAY_CONTAINS", text("ada")), false],
  [
    "resource.data.members.hasAny(['a', 'b'])",
    where("members", "ARRAY_CONTAINS_ANY", list(text("a"), text("b"))),
    true,
  ],
  [
    "resource.data.members.hasAny(['a'])",
    where("members", "ARRAY_CONTAINS_ANY", list(text("a"), text("b"))),
    false,
  ],
  // Ranges.
  ["resource.data.n > 5", above7, true],
  ["resource.data.n > 7", above7, true],
  ["resource.data.n >= 7", above7, true],
  ["resource.data.n > 8", above7, false],
  ["resource.data.n != 7", above7, true],
  ["resource.data.n == 8", above7, false],
  ["resource.data.n != null", above7, true],
  ["resource.data.n != 'x'", above7, true],
  ["resource.data.n < 5", above7, false],
  ["!(resource.data.n < 5)", above7, true],
  ["5 < resource.data.n", above7, true],
  ["resource.data.n > 'x'", above7, false],
  ["resource.data.n is number", above7, true],
  ["resource.data.n is int", above7, false],
  ["!(resource.data.n is string)", above7, true],
  ["resource.data.n + 1 > 0", above7, false],
  [
    "resource.data.n > 5 && resource.data.n < 10",
    and(above7, where("n", "LESS_THAN_OR_EQUAL", int(9))),
    true,
  ],
  ["resource.data.n < 9", and(above7, where("n", "LESS_THAN_OR_EQUAL", int(9))), false],
  ["resource.data.n >= 5", where("n", "GREATER_THAN_OR_EQUAL", int(5)), true],
  ["resource.data.n > 5", where("n", "GREATER_THAN_OR_EQUAL", int(5)), false],
  ["resource.data.n in [1, 2]", above7, false],
  ["!(resource.data.n in [1, 2])", above7, true],
  ["resource.data.name >= 'a'", where("name", "GREATER_THAN_OR_EQUAL", text("b")), true],
  ["resource.data.flag != true", where("flag", "GREATER_THAN_OR_EQUAL", { booleanValue: true }), false],
  ["resource.data.flag != null", where("flag", "LESS_THAN_OR_EQUAL", { nullValue: null }), false],
  ["'flag' in resource.data", where("flag", "GREATER_THAN", { booleanValue: false }), true],
  ["resource.data.n < 5", where("n", "LESS_THAN_OR_EQUAL", { doubleValue: "NaN" }), false],
  // Differs, null, not a number.
  ["resource.data.state != 'gone'", where("state", "NOT_EQUAL", text("gone")), true],
  ["resource.data.state != null", where("state", "NOT_EQUAL", text("gone")), true],
  ["resource.data.state != 'other'", where("state", "NOT_EQUAL", text("gone")), false],
  [
    "resource.data.state != 'a' && resource.data.state != 'b'",
    where("state", "NOT_IN", list(text("a"), text("b"))),
    true,
  ],
  ["resource.data.state == null", unary("state", "IS_NULL"), true],
  ["resource.data.state != null", unary("state", "IS_NOT_NULL"), true],
  ["resource.data.state == null", unary("state", "IS_NOT_NULL"), false],
  ["'n' in resource.data", unary("n", "IS_NAN"), true],
  ["resource.data.n == 1", unary("n", "IS_NAN"), false],
  // Fields within fields.
  ["resource.data.a.b == 1", where("a.b", "EQUAL", int(1)), true],
  ["resource.data.a.b == 2", where("a.b", "EQUAL", int(1)), false],
  ["resource.data.a.c == 1", where("a.b", "EQUAL", int(1)), false],
  ["resource.data.get(['a', 'b'], 0) == 1", where("a.b", "EQUAL", int(1)), true],
  [
    "resource.data.a is map && resource.data.a != null && 'b' in resource.data.a",
    where("a.b", "EQUAL", int(1)),
    true,
  ],
  ["resource.data.a == {'b': 1}", where("a.b", "EQUAL", int(1)), false],
  ["resource.data.a.b > 5", where("a.b", "GREATER_THAN", int(7)), true],
  ["resource.data.a.b == 1", where("a", "EQUAL", { mapValue: { fields: { b: int(1) } } }), true],
  ["resource.data['x.y'] == 1", where("`x.y`", "EQUAL", int(1)), true],
  ["resource.data.x.y == 1", where("`x.y`", "EQUAL", int(1)), false],
  // Joined filters: each alternative must be proven.
  ["resource.data.owner == 'ada'", and(own, either), true],
  ["resource.data.owner == 'ada'", or(own, either), false],
  ["resource.data.owner == 'ada'", or(and(own, either), and(own, above7)), true],
  ["resource.data.owner == 'ada'", and(own, or(either, above7)), true],
  [
    "resource.data.kind == 'a' || resource.data.owner == 'ada'",
    or(own, where("kind", "EQUAL", text("a"))),
    true,
  ],
  ["resource.data.owner in ['ada', 'bob']", or(own, where("owner", "EQUAL", text("bob"))), true],
  // Ids.
  [
    "id == 'i1'",
    where("__name__", "EQUAL", { referenceValue: "projects/p/databases/(default)/documents/items/i1" }),
    true,
  ],
  ["id == 'i1'", nothing, false],
  ["id is string && id != null", nothing, true],
  [
    "resource.id == 'i1'",
    where("__name__", "EQUAL", { referenceValue: "projects/p/databases/(default)/documents/items/i1" }),
    true,
  ],
  ["resource.id != 'x'", nothing, false],
  ["resource.__name__ == /a/b", nothing, false],
  ["exists(/databases/$(database)/documents/items/$(id))", nothing, false],
  ["__proto__ == 1 || constructor == 1", own, false],
])("%s with %j: %s", (condition, filter, expected) => {
  const rules = rulesOf(`match /items/{id} { allow list: if ${condition}; }`);
  expect(decideList(rules, filter ? { where: filter } : {})).toBe(expected);
});

test("what orders the result is in every document of it", () => {
  const rules = rulesOf(
    "match /items/{id} { allow list: if 'at' in resource.data && resource.data.get('at', null) != 1; }",
  );
  const orderBy = [{ field: { fieldPath: "at" } }];
  expect(decideList(rules, {})).toBe(false);
  expect(decideList(rules, { orderBy })).toBe(false);
  expect(
    decideList(rulesOf("match /items/{id} { allow list: if 'at' in resource.data; }"), { orderBy }),
  ).toBe(true);
});

test("alternatives beyond Firestore's own limit are refused", () => {
  const values = Array.from({ length: 12 }, (_, index) => int(index));
  const many = and(where("a", "IN", list(...values)), where("b", "IN", list(...values)));
  expect(() => decideList(rulesOf("match /items/{id} { allow list; }"), { where: many })).toThrow("too many");
});

describe("where the documents could be", () => {
  test.each<[string, (string | typeof ANY_ID | typeof ANY_DEPTH)[], boolean]>([
    ["/items/known", ["items", ANY_ID], false],
    ["/items/{id}", ["items", ANY_ID], true],
    ["/items/{rest=**}", ["items", ANY_ID], true],
    ["/items/{id}", [ANY_DEPTH, "items", ANY_ID], false],
    ["/items/{rest=**}", [ANY_DEPTH, "items", ANY_ID], false],
    ["/{any=**}/items/{id}", [ANY_DEPTH, "items", ANY_ID], true],
    ["/{any=**}", [ANY_DEPTH, "items", ANY_ID], true],
    ["/shops/{shop}/{any=**}/items/{id}", ["shops", "s", ANY_DEPTH, "items", ANY_ID], true],
    ["/shops/{shop}/{any=**}/items/{id}", [ANY_DEPTH, "items", ANY_ID], false],
    ["/{any=**}/items/{id}", [ANY_DEPTH, "others", ANY_ID], false],
  ])("%s for %j: %s", (pattern, below, expected) => {
    expect(decideList(rulesOf(`match ${pattern} { allow list; }`), {}, { below })).toBe(expected);
  });
});
