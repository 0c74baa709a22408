import { expect, test } from "vitest";
import { drawn, nothingSelected, rangeTo, toggled } from "./selection";

test("pressing chooses and takes back, and is where a range begins", () => {
  const one = toggled(nothingSelected, "a", 500);
  expect([...one.ids]).toEqual(["a"]);
  expect(rangeTo(one, 200)).toEqual({ fromMs: 200, toMs: 501 });
  expect(rangeTo(one, 900)).toEqual({ fromMs: 500, toMs: 901 });
  expect([...toggled(one, "a", 500).ids]).toEqual([]);
});

test("a range adds to what is chosen one by one; drawn again it may be shorter", () => {
  const long = drawn(toggled(toggled(nothingSelected, "z", 9), "a", 500), ["a", "b", "c"], 300);
  expect([...long.ids]).toEqual(["z", "a", "b", "c"]);
  expect(long.anchorMs).toBe(500);
  const short = drawn(long, ["a", "b"], 400);
  expect([...short.ids].sort()).toEqual(["a", "b", "z"]);
  expect(rangeTo(nothingSelected, 7)).toEqual({ fromMs: 7, toMs: 8 });
});
