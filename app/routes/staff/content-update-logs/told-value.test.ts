import { expect, test } from "vitest";
import { toldValue } from "./told-value";

test("a field that held nothing is told from one that was not there", () => {
  expect([undefined, null, "", 0, false].map(toldValue)).toEqual([null, "null", "(empty)", 0, false]);
  expect(toldValue({ omittedBytes: 639 })).toContain("639");
});
