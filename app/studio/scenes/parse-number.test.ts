import { expect, test } from "vitest";
import { parseNumber } from "./parse-number.ts";

test.each([
  ["1200", ".", 1200],
  ["1 200,5", ".", 1200.5],
  ["1,200.50", ",", 1200.5],
  ["1.200,50", ".", 1200.5],
  ["1.200.000", ".", 1_200_000],
  ["1,200", ".", 1200],
  ["1,200", ",", 1.2],
  ["12,", ".", 12],
  ["4,9", ".", 4.9],
  ["−3", ".", -3],
  ["-", ".", null],
  ["12a", ".", null],
  ["", ".", null],
])("%s where decimals follow %s is %s", (typed, decimal, number) =>
  expect(parseNumber(typed, decimal)).toBe(number),
);
