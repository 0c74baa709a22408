import { expect, test } from "vitest";
import { seedOfResult } from "./seed-of-result";

test("the seeds of the results count up and begin anew after the highest", () => {
  expect([0, 1, 2].map((index) => seedOfResult(2 ** 32 - 2, index))).toEqual([2 ** 32 - 2, 2 ** 32 - 1, 0]);
});
