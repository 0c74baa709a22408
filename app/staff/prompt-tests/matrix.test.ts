import { expect, test } from "vitest";
import type { CellChanges } from "~/domain/prompt-tests/desk";
import { type CellState, cellFlags, stateCode } from "~/domain/prompt-tests/run-state";
import {
  applyChanges,
  chosenCases,
  columnFigures,
  emptyMatrix,
  type Mode,
  pairScores,
  scoreTenths,
} from "./matrix";

interface Cell {
  state: CellState;
  score?: number;
  mark?: number;
  flags?: number;
}
function matrixOf(columns: number, cells: Cell[]) {
  const changes = {
    ...{
      revision: 3,
      places: cells.map((_, place) => place),
      states: cells.map(({ state }) => stateCode(state)),
    },
    ...{ scores: cells.map(({ score = null }) => score), marks: cells.map(({ mark = 0 }) => mark) },
    ...{
      latenciesMs: cells.map(() => 10),
      costsUsd: cells.map(() => null),
      stabilities: cells.map(() => null),
    },
    flags: cells.map(({ flags = 0 }) => flags),
  } as unknown as CellChanges;
  return applyChanges(emptyMatrix(cells.length / columns, columns), changes);
}

const matrix = matrixOf(2, [
  { state: "pass", score: 1, mark: 7 },
  { state: "pass", score: 1, mark: 7 },
  { state: "fail", score: 0.25, mark: 8 },
  { state: "pass", score: 1, mark: 9 },
  { state: "ungraded", mark: 5 },
  { state: "waiting" },
  { state: "fail", score: 0, mark: 4, flags: cellFlags.madePass | cellFlags.commented },
  { state: "no-answer" },
]);
const titles = ["bread", "cake", "bread roll", "tea"];
const inMode = (mode: Mode, column: number | null = null, words = "") =>
  chosenCases(matrix, titles, { mode, column, words });

test("each mode leaves the cases that have such a cell, in any column or in one", () => {
  expect(inMode("all")).toEqual([0, 1, 2, 3]);
  expect(inMode("failures")).toEqual([1]);
  expect(inMode("failures", 1)).toEqual([]);
  expect(inMode("passes", 0)).toEqual([0, 3]);
  expect(inMode("errors")).toEqual([2, 3]);
  expect(inMode("different")).toEqual([1]);
  expect(inMode("highlights")).toEqual([3]);
  expect(inMode("all", null, "bread")).toEqual([0, 2]);
});

test("a column's figures count what people decided, and leave out what has no grade", () => {
  expect(columnFigures(matrix, 0, [0, 1, 2, 3])).toMatchObject({
    ...{ passed: 2, graded: 3, errors: 1, score: 0.75, costUsd: null, latencyMs: 10 },
  });
  expect(scoreTenths(matrix, 0, [0, 1, 2, 3])).toEqual([0, 0, 1, 0, 0, 0, 0, 0, 0, 2]);
});

test("columns are compared by cases that both have, and only where both have a score", () => {
  const keys = ["a", "b", "c", "d"];
  const base = matrixOf(1, [{ state: "pass", score: 1 }, { state: "fail", score: 0 }, { state: "ungraded" }]);
  expect(pairScores({ matrix, column: 0, keys }, { matrix: base, column: 0, keys: ["b", "d", "a"] })).toEqual(
    [
      { at: 1, before: 1, after: 0.25 },
      { at: 3, before: 0, after: 1 },
    ],
  );
});

test("100,000 cells are filtered in the blink of an eye, whatever is looked for", () => {
  const large = emptyMatrix(10_000, 10);
  large.states.fill(stateCode("pass"));
  large.states[99_999] = stateCode("fail");
  expect(chosenCases(large, [], { mode: "failures", column: null, words: "" })).toEqual([9999]);
});
