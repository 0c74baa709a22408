import { describe, expect, test } from "vitest";
import { parseRules } from "./parse";

const inService = (body: string) => `service cloud.firestore {\n  ${body}\n}`;

describe("texts that are no rules, with the place of what is wrong", () => {
  test.each<[string, string]>([
    ["", '1, column 1: expected "service", found the end'],
    ["service cloud.firestore {", 'column 26: expected "function", "match" or "allow", found the end'],
    ["function f() { return true; }", '1, column 1: expected "service"'],
    [inService("match /a/{b} { allow peek; }"), '2, column 24: unknown method "peek"'],
    [inService("match /a/{b} { allow read: if ; }"), 'column 33: expected an identifier, found ";"'],
    [inService("match /a/{b} { allow read if true; }"), 'expected ";", found "if"'],
    [inService("match /a/{b { allow read; }"), 'expected "}", found "{"'],
    [inService("match a/{b} { allow read; }"), 'column 9: expected a path, found "a"'],
    [inService("match /a/{b} { allow read: if (true; }"), 'expected ")", found ";"'],
    [inService("match /a/{b} { allow read: if a @ b; }"), 'column 35: unexpected "@"'],
    [inService("match /a/{b} { allow read: if 'open; }"), 'unexpected "\'"'],
    [inService("match /a/{b} { allow read: if a is word; }"), 'column 38: unknown type "word"'],
    [inService("match /a/{b} { allow read: if 9223372036854775808 > 1; }"), "too large for an int"],
    [inService("match /a/{b} { allow read: if f(1,2,3,4,5,6,7,8); }"), "at most 7 arguments"],
    [inService("function f() { true; }"), 'expected "return", found "true"'],
    [
      inService("function f() { return true; } function f() { return false; }"),
      'function "f" is defined twice',
    ],
    [inService(`function f() { ${"let a = 1; ".repeat(11)} return a; }`), "at most 10 bindings"],
    [inService(`${"match /a/{b} { ".repeat(11)}${"}".repeat(11)}`), "deeper than 10"],
    [inService(`match ${"/a".repeat(101)} {}`), "too many segments"],
    [inService(`match ${"/{a}".repeat(21)} {}`), "too many variables"],
    ["rules_version = '3'; service cloud.firestore {}", "expected '1' or '2', found \"3\""],
    [`service cloud.firestore {} //${"x".repeat(256 * 1024)}`, "exceed 256 KB"],
  ])("%j", (source, message) => {
    expect(() => parseRules(source)).toThrow(message);
  });
});

describe("texts that are rules", () => {
  test.each([
    "rules_version = '2'\nservice cloud.firestore {}",
    'rules_version = "2"; service cloud.firestore { match /a/{b} { allow read } }',
    "/* a */ service cloud.firestore { // b\n match /a/{b} { allow read, write: if true; } }",
    "service cloud.firestore { match /databases/(default)/documents { } }",
    "service cloud.firestore { match /a/{b} { allow read: if true\n} }",
    "service cloud.firestore { function f(a, b,) { return a } }",
  ])("%j", (source) => {
    expect(parseRules(source).services).toHaveLength(1);
  });

  test("other services are left alone; without a version it is the first", () => {
    expect(parseRules("service firebase.storage { match /b/{bucket}/o { allow read; } }")).toEqual({
      version: 1,
      services: [],
    });
  });
});
