import { expect, test } from "vitest";
import { asPlainText } from "./csv-field";

test.each([
  ["a;=1+1", "a;'=1+1"],
  ["a\t@SUM(1)", "a\t'@SUM(1)"],
  [";-1", ";'-1"],
  ["\t=1", "'\t'=1"],
  ["=1", "'=1"],
  ["a; b = 1; -c", "a; b = 1; -c"],
])("%j is told as %j where a semicolon or a tab ends a field too", (value, told) => {
  expect(asPlainText(value)).toBe(told);
});
