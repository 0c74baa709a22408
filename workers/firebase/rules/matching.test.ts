import { describe, expect, test } from "vitest";
import { decide, type RequestInTest, rulesOf } from "../../../tests/fakes/rules-request";
import type { RulesValue } from "./values";

function granted(statements: string, request: RequestInTest = {}, version = 2): boolean {
  return decide(rulesOf(statements, version), request).granted;
}

describe("paths", () => {
  test.each<[string, string, boolean]>([
    ["/items/{id}", "items/i1", true],
    ["/items/{id}", "items/i1/parts/p", false],
    ["/items/{id}", "others/i1", false],
    ["/items/i1", "items/i1", true],
    ["/items/i1", "items/i2", false],
    ["/items/{id}/parts/{part}", "items/i1/parts/p", true],
    ["/items/{id}/parts/{part}", "items/i1", false],
    ["/{collection}/{id}", "items/i1", true],
    ["/{collection}/{id}", "items/i1/parts/p", false],
    ["/{rest=**}", "items/i1/parts/p", true],
    ["/items/{rest=**}", "items/i1", true],
    ["/items/{rest=**}", "items/i1/parts/p", true],
    ["/items/{rest=**}", "others/i1", false],
    ["/{any=**}/parts/{part}", "items/i1/parts/p", true],
    ["/{any=**}/parts/{part}", "parts/p", true],
    ["/{any=**}/parts/{part}", "items/i1", false],
    ["/items/{id}/{rest=**}", "items/i1", true],
    ["/items/{id=**}/parts/{part}", "items/i1/parts/p", true],
    ["/it-ems/{id}", "it-ems/i1", true],
    ["/Items/{id}", "items/i1", false],
  ])("%s for %s: %s", (pattern, path, expected) => {
    expect(granted(`match ${pattern} { allow get; }`, { path })).toBe(expected);
  });

  test("in version 1 a rest wildcard takes at least one segment", () => {
    expect(granted("match /items/{id}/{rest=**} { allow get; }", {}, 1)).toBe(false);
    expect(granted("match /items/{rest=**} { allow get; }", {}, 1)).toBe(true);
  });

  test("wildcards are variables: of one segment a string, of the rest a path", () => {
    const path = "items/i1/parts/p";
    expect(
      granted("match /items/{id}/parts/{part} { allow get: if id == 'i1' && part == 'p'; }", { path }),
    ).toBe(true);
    expect(
      granted("match /items/{rest=**} { allow get: if rest == /i1/parts/p && rest[0] == 'i1'; }", { path }),
    ).toBe(true);
    expect(granted("match /items/{rest=**} { allow get: if rest is path; }", { path: "items/i1" })).toBe(
      true,
    );
  });

  test("blocks that match the same document add up, nested ones see the variables around them", () => {
    const nested = "match /items/{id} { allow list; match /parts/{part} { allow get: if id == 'i1'; } }";
    expect(granted(nested, { path: "items/i1/parts/p" })).toBe(true);
    expect(granted(nested, { path: "items/i2/parts/p" })).toBe(false);
    expect(granted("match /items/{id} { allow get: if false; } match /{x=**} { allow get: if true; }")).toBe(
      true,
    );
    expect(granted("match /items/{id} { allow get: if 1 / 0 == 1; allow get; }")).toBe(true);
    expect(granted("match /{a=**} { match /items/{id} { allow get: if id == 'i1'; } }")).toBe(true);
  });
});

describe("methods", () => {
  const all = ["get", "list", "create", "update", "delete"] as const;
  test.each([
    ["read", ["get", "list"]],
    ["write", ["create", "update", "delete"]],
    ["read, write", [...all]],
    ["get, delete", ["get", "delete"]],
    ["update", ["update"]],
  ])("allow %s", (methods, expected) => {
    expect(all.filter((method) => granted(`match /items/{id} { allow ${methods}; }`, { method }))).toEqual(
      expected,
    );
  });
});

describe("functions", () => {
  const auth: RulesValue = new Map<string, RulesValue>([["uid", "ada"]]);

  test("take arguments, bind, and see the variables of the block they are defined in", () => {
    const rules = `
      function same(a, b) { let left = a; let right = left == a ? b : null; return left == right; }
      match /items/{id} { function isMine() { return same(id, 'i1') && same(request.auth.uid, 'ada'); } allow get: if isMine(); }`;
    expect(granted(rules, { auth })).toBe(true);
    expect(granted(rules, { auth, path: "items/i2" })).toBe(false);
    expect(granted("function f() { return id == 'i1'; } match /items/{id} { allow get: if f(); }")).toBe(
      false,
    );
  });

  test("an inner one hides an outer one, and a built-in", () => {
    const rules = `function f() { return false; } function exists(x) { return true; }
      match /items/{id} { function f() { return true; } allow get: if f() && exists(1); }`;
    expect(granted(rules)).toBe(true);
  });

  test("with a wrong number of arguments, or an argument that is an error, are errors", () => {
    expect(granted("function f(a) { return true; } match /items/{id} { allow get: if f(); }")).toBe(false);
    expect(granted("function f() { return true; } match /items/{id} { allow get: if f(1); }")).toBe(false);
    expect(granted("function f(a) { return true; } match /items/{id} { allow get: if f(1 / 0); }")).toBe(
      false,
    );
    expect(
      granted("function f() { let a = null.x; return true; } match /items/{id} { allow get: if f(); }"),
    ).toBe(false);
  });
});

describe("other documents", () => {
  const path = (name: string) => `/databases/$(database)/documents/${name}`;
  const documents = { "teams/t": { members: { arrayValue: { values: [{ stringValue: "ada" }] } } } };

  test.each<[string, boolean]>([
    [`exists(${path("teams/t")})`, true],
    [`existsAfter(${path("teams/t")})`, true],
    [`exists(${path("teams/none")})`, false],
    [`!exists(${path("teams/none")})`, true],
    [`'ada' in get(${path("teams/t")}).data.members`, true],
    [`getAfter(${path("teams/t")}).data.members.hasAny(['ada'])`, true],
    [`get(${path("teams/t")}).id == 't'`, true],
    [`get(${path("teams/t")}).data.nothing == null`, false],
    [`get(${path("teams/none")}) == null`, false],
    [`exists('/teams/t')`, false],
    ["exists(null)", false],
  ])("%s: %s", (condition, expected) => {
    expect(granted(`match /items/{id} { allow get: if ${condition}; }`, { documents })).toBe(expected);
  });
});
