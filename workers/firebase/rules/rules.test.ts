import { describe, expect, test } from "vitest";
import { type AccessMethod, ANY_DEPTH, ANY_ID, isAllowed, type RequestSegment } from "./access";
import type { RequestEnvironment } from "./evaluate";
import { parseRules } from "./parse";
import { provenByQuery } from "./query-proof";
import { fromFields, RulesFloat, RulesTimestamp, type RulesValue } from "./values";

const NOW = Date.UTC(2026, 10, 21, 3, 4, 5) * 1000;

/** Wraps statements into the service and asks for one document. */
function decide(
  statements: string,
  {
    method = "get" as AccessMethod,
    path = "items/i1",
    resource = null as RulesValue,
    auth = null as RulesValue,
  } = {},
  documents: Record<string, Record<string, RulesValue>> = {},
): boolean {
  const services = parseRules(
    `rules_version = '2'; service cloud.firestore { match /databases/{database}/documents { ${statements} } }`,
  );
  const environment: RequestEnvironment = {
    variables: new Map<string, RulesValue>([
      ["resource", resource],
      [
        "request",
        new Map<string, RulesValue>([
          ["auth", auth],
          ["time", new RulesTimestamp(NOW)],
        ]),
      ],
    ]),
    lookUp: ({ segments }) => {
      const found = documents[segments.slice(3).join("/")];
      return found ? new Map([["data", new Map(Object.entries(found))]]) : null;
    },
  };
  return isAllowed(
    services,
    method,
    ["databases", "(default)", "documents", ...path.split("/")],
    environment,
  );
}

/** Whether a condition grants; an error does not. */
function holds(condition: string): boolean {
  const data = fromFields({
    name: { stringValue: "Ada" },
    size: { integerValue: "7" },
    ratio: { doubleValue: 0.5 },
    tags: { arrayValue: { values: [{ stringValue: "a" }, { stringValue: "b" }] } },
    at: { timestampValue: "2026-11-20T00:00:00Z" },
    nothing: { nullValue: null },
    nested: { mapValue: { fields: { deep: { integerValue: "1" } } } },
  });
  return decide(`match /items/{id} { allow get: if ${condition}; }`, { resource: new Map([["data", data]]) });
}

describe("conditions that hold", () => {
  test.each([
    "true",
    "1 + 2 * 3 == 7",
    "(1 + 2) * 3 == 9",
    "7 / 2 == 3 && -7 / 2 == -3 && 7 % 4 == 3 && 7.0 / 2 == 3.5",
    "1 == 1.0 && 1 is int && 1.0 is float && 1.0 is number && !(1 is float)",
    "'a' + \"b\" == 'ab' && 'it\\'s'.size() == 4",
    "[1, 2] == [1, 2] && 1 in [1, 2] && !(3 in [1, 2])",
    "{'a': 1} == {'a': 1} && 'a' in {'a': 1}",
    "true || 1 / 0 == 1",
    "1 / 0 == 1 || true",
    "!(false && 1 / 0 == 1)",
    "!(1 / 0 == 1 && false)",
    "true ? true : 1 / 0 == 1",
    "false ? false : true ? true : false",
    "resource.data.name == 'Ada' && resource.data['name'] == 'Ada'",
    "resource.data.get('missing', 5) == 5 && resource.data.get(['nested', 'deep'], 0) == 1",
    "resource.data.nothing == null && resource.data.nothing is map == false",
    "resource.data.tags.hasAll(['a']) && resource.data.tags.hasAny(['z', 'b']) && resource.data.tags.hasOnly(['a', 'b', 'c'])",
    "resource.data.tags[0] == 'a' && resource.data.tags[0:1] == ['a'] && resource.data.tags.join('-') == 'a-b'",
    "resource.data.keys().hasAll(['name', 'size']) && resource.data.nested.keys() == ['deep'].toSet()",
    "resource.data.diff({'name': 'Bob', 'size': 7}).changedKeys() == ['name'].toSet()",
    "{'a': 1, 'b': 2}.diff({'b': 3, 'c': 4}).affectedKeys() == ['a', 'b', 'c'].toSet()",
    "{'a': 1}.diff({'b': 1}).addedKeys().hasOnly(['a']) && {'a': 1}.diff({'b': 1}).removedKeys().hasOnly(['b'])",
    "['a', 'a', 'b'].toSet().size() == 2 && ['a'].toSet().union(['b'].toSet()) == ['b', 'a'].toSet()",
    "['a', 'b'].toSet().intersection(['b'].toSet()) == ['b'].toSet()",
    "resource.data.name.matches('A.a') && !resource.data.name.matches('A') && 'ADA'.matches('(?i)ada')",
    "'a,b'.split(',') == ['a', 'b'] && 'aXbX'.replace('X', '-') == 'a-b-' && ' a '.trim().upper() == 'A'",
    "'😀'.size() == 1",
    "request.time > resource.data.at && request.time - resource.data.at > duration.value(1, 'd')",
    "request.time.year() == 2026 && request.time.month() == 11 && request.time.day() == 21 && request.time.hours() == 3",
    "request.time.seconds() == 5 && request.time.dayOfWeek() == 6 && request.time.date() == timestamp.date(2026, 11, 21)",
    "timestamp.value(1000).toMillis() == 1000 && duration.time(1, 0, 0, 0) == duration.value(60, 'm')",
    "math.abs(-3) == 3 && math.ceil(1.2) == 2 && math.floor(-1.2) == -2 && math.pow(2, 3) == 8.0 && math.sqrt(9) == 3",
    "int('42') == 42 && int(4.9) == 4 && float('1.5') == 1.5 && string(7) == '7'",
    "id == 'i1' && database == '(default)'",
    "/a/$(id)/b == path('/a/i1/b')",
    "latlng.value(0, 0).distance(latlng.value(0, 1)) > 111000",
    "-resource.data.size == -7 && resource.data.size >= 7 && resource.data.ratio < 1",
  ])("%s", (condition) => {
    expect(holds(condition)).toBe(true);
  });
});

describe("conditions that do not hold, or are errors", () => {
  test.each([
    "false",
    "1",
    "'true'",
    "null",
    "1 / 0 == 0",
    "1 % 0 == 0",
    "resource.data.missing == null",
    "resource.data.missing != 'x'",
    "resource.data.nothing.deep == 1",
    "resource.data.name > 1",
    "resource.data.name.size",
    "resource.data.name.nope()",
    "resource.data.constructor == null || resource.data.toString() != ''",
    "nobody == 1",
    "nothing()",
    "request.auth.uid == 'x'",
    "1 + 'a' == '1a'",
    "'a' in 'abc'",
    "int('x') == 0",
    "get(/databases/$(database)/documents/users/absent).data.x == 1",
    "'x'.matches('(')",
    "resource.data.tags[9] == 'z'",
  ])("%s", (condition) => {
    expect(holds(condition)).toBe(false);
  });
});

describe("matching", () => {
  test("an allow reaches exactly its depth", () => {
    const rules = "match /items/{id} { allow get; }";
    expect(decide(rules)).toBe(true);
    expect(decide(rules, { path: "items/i1/parts/p" })).toBe(false);
    expect(decide(rules, { path: "others/i1" })).toBe(false);
    expect(decide(rules, { method: "list" })).toBe(false);
  });

  test("read and write stand for their parts", () => {
    const rules = "match /items/{id} { allow read; } match /others/{id} { allow create, delete; }";
    expect(
      ["get", "list", "create"].map((method) => decide(rules, { method: method as AccessMethod })),
    ).toEqual([true, true, false]);
    const others = ["create", "update", "delete"] as const;
    expect(others.map((method) => decide(rules, { method, path: "others/o" }))).toEqual([true, false, true]);
  });

  test("a rest wildcard takes any depth, also none, and nested blocks add up", () => {
    const rules =
      "match /items/{rest=**} { allow get: if rest == path('i1/parts/p'); } match /{any=**} { match /notes/{id} { allow get; } }";
    expect(decide(rules, { path: "items/i1/parts/p" })).toBe(true);
    expect(decide(rules, { path: "items/i1" })).toBe(false);
    expect(decide(rules, { path: "notes/n" })).toBe(true);
    expect(decide(rules, { path: "a/b/notes/n" })).toBe(true);
  });

  test("any one allow is enough, whatever the others say", () => {
    expect(
      decide("match /items/{id} { allow get: if 1 / 0 == 1; allow get: if false; allow get: if true; }"),
    ).toBe(true);
  });
});

describe("functions and other documents", () => {
  const auth = new Map<string, RulesValue>([["uid", "ada"]]);

  test("functions see their own block's variables, take arguments and bind", () => {
    const rules = `
      function same(a, b) { let left = a; let right = b; return left == right; }
      match /items/{id} { function isMine() { return same(id, 'i1') && same(request.auth.uid, 'ada'); } allow get: if isMine(); }`;
    expect(decide(rules, { auth })).toBe(true);
    expect(decide(rules, { auth, path: "items/i2" })).toBe(false);
  });

  test("recursion and a wrong number of arguments are errors", () => {
    expect(decide("function f() { return f(); } match /items/{id} { allow get: if f() || false; }")).toBe(
      false,
    );
    expect(decide("function f(a) { return true; } match /items/{id} { allow get: if f(); }")).toBe(false);
  });

  test("get and exists look at other documents", () => {
    const rules = `match /items/{id} { allow get: if exists(/databases/$(database)/documents/teams/t)
      && get(/databases/$(database)/documents/teams/t).data.members.hasAny([request.auth.uid]); }`;
    expect(decide(rules, { auth }, { "teams/t": { members: ["ada"] } })).toBe(true);
    expect(decide(rules, { auth }, { "teams/t": { members: ["bob"] } })).toBe(false);
    expect(decide(rules, { auth })).toBe(false);
  });
});

describe("list requests are decided by what the query proves", () => {
  const text = (stringValue: string) => ({ stringValue });
  const filter = (
    fieldPath: string,
    op: "EQUAL" | "IN" | "ARRAY_CONTAINS" | "GREATER_THAN",
    value: object,
  ) => ({
    fieldFilter: { field: { fieldPath }, op, value: value as { stringValue: string } },
  });
  const listWith = (condition: string, where?: object) =>
    decide(`match /items/{id} { allow list: if ${condition}; }`, {
      method: "list",
      resource: new Map([["data", provenByQuery(where ? { where } : {})]]),
    });
  const own = filter("owner", "EQUAL", text("ada"));
  const either = filter("kind", "IN", { arrayValue: { values: [text("a"), text("b")] } });

  test.each<[string, object | undefined, boolean]>([
    ["resource.data.owner == 'ada'", own, true],
    ["resource.data.owner == 'bob'", own, false],
    ["resource.data.owner == 'ada'", undefined, false],
    ["resource.data.owner != 'bob'", undefined, false],
    ["!(resource.data.owner == 'bob')", undefined, false],
    ["!('owner' in resource.data)", undefined, false],
    ["resource.data.get('owner', 'ada') == 'ada'", undefined, false],
    ["resource.data.get('owner', 'x') == 'ada'", own, true],
    ["resource.data.keys().size() == 0", undefined, false],
    ["resource == null", undefined, false],
    ["resource.data.kind in ['a', 'b', 'c']", either, true],
    ["resource.data.kind in ['a']", either, false],
    ["resource.data.kind == 'a'", either, false],
    ["resource.data.kind != 'z'", either, true],
    ["'ada' in resource.data.members", filter("members", "ARRAY_CONTAINS", text("ada")), true],
    ["resource.data.members.hasAny(['ada'])", filter("members", "ARRAY_CONTAINS", text("ada")), true],
    ["!('bob' in resource.data.members)", filter("members", "ARRAY_CONTAINS", text("ada")), false],
    ["resource.data.owner == 'ada'", { compositeFilter: { op: "AND", filters: [own, either] } }, true],
    ["resource.data.owner == 'ada'", { compositeFilter: { op: "OR", filters: [own, either] } }, false],
    ["resource.data.size > 1", filter("size", "GREATER_THAN", { integerValue: "5" }), false],
  ])("%s with %j: %s", (condition, where, expected) => {
    expect(listWith(condition, where)).toBe(expected);
  });
});

describe("texts that are no rules", () => {
  test.each([
    "service cloud.firestore { match /a/{b} { allow read } }",
    "service cloud.firestore { match /a/{b} { allow peek; } }",
    "service cloud.firestore { match /a/{b} { allow read: if ; } }",
    "service cloud.firestore { match /a/{b { allow read; } }",
    "service cloud.firestore { match /a/{b} { allow read: if (true; } }",
    "service cloud.firestore {",
    "service cloud.firestore { match /a/{b} { allow read: if a @ b; } }",
    "function f() { return true; }",
  ])("%s", (source) => {
    expect(() => parseRules(source)).toThrow();
  });

  test("other services are left alone", () => {
    expect(parseRules("service firebase.storage { match /b/{bucket}/o { allow read; } }")).toEqual([]);
  });

  test("floats keep their type", () => {
    const [service] = parseRules("service cloud.firestore { match /a/{b} { allow read: if 1.0 is float; } }");
    expect(service?.matches[0]?.allows[0]?.condition).toMatchObject({
      kind: "is",
      operand: { value: new RulesFloat(1) },
    });
  });
});

test.each<[string, RequestSegment, boolean]>([
  ["/items/known", ANY_ID, false],
  ["/items/{id}", ANY_ID, true],
  ["/items/{rest=**}", ANY_ID, true],
  ["/items/{id}", ANY_DEPTH, false],
  ["/items/{rest=**}", ANY_DEPTH, true],
])("%s for a request of any document: %3$s", (pattern, segment, expected) => {
  const services = parseRules(`service cloud.firestore { match ${pattern} { allow list; } }`);
  expect(isAllowed(services, "list", ["items", segment], { variables: new Map(), lookUp: () => null })).toBe(
    expected,
  );
});
