import { expect, test } from "vitest";
import { matchesPattern } from "./matches-pattern.server";

test("a pattern is found anywhere, with letters of either size where one asks", () => {
  expect(matchesPattern("c\\w+e\\b", "Fresh coffee", false)).toBe(true);
  expect(matchesPattern("COFFEE", "Fresh coffee", false)).toBe(false);
  expect(matchesPattern("COFFEE", "Fresh coffee", true)).toBe(true);
});

test("one that would take for ever elsewhere ends", () => {
  expect(matchesPattern("^(a+)+$", `${"a".repeat(50_000)}!`, false)).toBe(false);
});

test.each(["(", "(?=a)", "(a)\\1"])("%j is refused, with what to do", (pattern) => {
  expect(() => matchesPattern(pattern, "aa", false)).toThrow("Write it without look-around");
});
