import { expect, test } from "vitest";
import { extended, nothingSelected, rangeTo, toggled } from "./selection";

test("pressing chooses and takes back, and is where a range begins", () => {
  const one = toggled(nothingSelected, "a", 500);
  expect([...one.ids]).toEqual(["a"]);
  expect(rangeTo(one, 200)).toEqual({ fromMs: 200, toMs: 501 });
  expect(rangeTo(one, 900)).toEqual({ fromMs: 500, toMs: 901 });
  expect([...toggled(one, "a", 500).ids]).toEqual([]);
});

test("a range adds to what is chosen and can be drawn again from the same place", () => {
  const range = extended(toggled(nothingSelected, "a", 500), ["a", "b", "c"], 300);
  expect([...range.ids]).toEqual(["a", "b", "c"]);
  expect(range.anchorMs).toBe(500);
  expect(rangeTo(nothingSelected, 7)).toEqual({ fromMs: 7, toMs: 8 });
});
