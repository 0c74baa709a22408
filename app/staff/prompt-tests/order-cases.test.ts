import { expect, test } from "vitest";
import { stateCode } from "~/domain/prompt-tests/run-state";
import { parseSort } from "../table/sort-rows";
import { emptyMatrix } from "./matrix";
import { type caseOrders, orderCases } from "./order-cases";

// Four cases in two columns; nothing is known of the last.
const matrix = emptyMatrix(4, 2);
const put = (field: { [place: number]: number }, values: number[]) =>
  values.forEach((value, place) => {
    field[place] = value;
  });
const [pass, fail] = [stateCode("pass"), stateCode("fail")];
put(matrix.states, [pass, fail, fail, fail, pass, pass]);
put(matrix.scores, [1, 0.4, 0.2, 0.9, 1, 0.8]);
put(matrix.costsUsd, [0.3, 0.1, 0.2, 0.5, Number.NaN, 0.6]);
put(matrix.latenciesMs, [100, 300, 50, 60, 400, 200]);
const ordered = (sort: string, column: number | null = null, cases = [0, 1, 2, 3]) =>
  orderCases(matrix, cases, parseSort(sort), column);

test.each([
  ["pass", [1, 0, 2, 3]],
  ["-pass", [2, 0, 1, 3]],
  ["worst", [1, 0, 2, 3]],
  ["-worst", [2, 0, 1, 3]],
  ["cost", [0, 2, 1, 3]],
  ["-cost", [1, 2, 0, 3]],
  ["latency", [1, 0, 2, 3]],
  ["-latency", [2, 0, 1, 3]],
] satisfies [keyof typeof caseOrders, number[]][])(
  "by %s, and what is not known comes last",
  (sort, order) => {
    expect(ordered(sort)).toEqual(order);
  },
);

test("of one column alone, of those that are filtered alone, and equal ones as they come", () => {
  expect(ordered("worst", 1)).toEqual([0, 2, 1, 3]);
  expect(ordered("pass", 0)).toEqual([1, 0, 2, 3]);
  expect(ordered("-latency", null, [1, 3, 0])).toEqual([0, 1, 3]);
  expect(ordered("", null, [2, 0])).toEqual([2, 0]);
  expect(ordered("-nothing", null, [2, 0])).toEqual([2, 0]);
});
