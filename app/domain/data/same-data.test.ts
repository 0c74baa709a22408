import { expect, test } from "vitest";
import { sameData } from "./same-data";

test("data are the same whatever the order of fields", () => {
  expect(sameData({ a: [1, { b: null }], c: "x" }, { c: "x", a: [1, { b: null }] })).toBe(true);
  expect(sameData({ a: undefined }, {})).toBe(false);
  expect(sameData([1, 2], [1])).toBe(false);
  expect(sameData(null, {})).toBe(false);
});
