import { expect, test } from "vitest";
import { chooseRange, keepShown, nothingChosen, toggleOne } from "./range-selection";

test("a range goes from the one pressed last to this one", () => {
  const order = ["a", "b", "c", "d", "e"];
  const one = toggleOne(nothingChosen, "b");
  const range = chooseRange(one, order, "d");
  expect([...range.ids]).toEqual(["b", "c", "d"]);
  expect([...chooseRange(range, order, "a").ids].toSorted()).toEqual(["a", "b", "c", "d"]);
  expect([...chooseRange(nothingChosen, order, "c").ids]).toEqual(["c"]);
  expect([...toggleOne(range, "c").ids]).toEqual(["b", "d"]);
  expect([...keepShown(range, ["c"]).ids]).toEqual(["c"]);
});
