import { expect, test } from "vitest";
import { matchesPattern, patternProblem } from "./matches-pattern.server";

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

test("a pattern that cannot be used is told before a run starts, in a set too; one that a case fills in is not yet known", () => {
  const common = { not: false, weight: 1, metric: "", ignoreCase: false };
  const regex = (pattern: string) => ({ ...common, kind: "regex" as const, pattern });
  const set = { ...common, kind: "set" as const, assertions: [regex("a"), regex("(?=a)")], threshold: null };
  expect(patternProblem([regex("a+"), set])).toContain("The pattern “(?=a)” cannot be used");
  expect(patternProblem([regex("a+"), regex("({{word}}")])).toBeNull();
});
