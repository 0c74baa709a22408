import type { CellChanges } from "~/domain/prompt-tests/desk";
import { type CellState, cellFlags, cellStates, stateCode } from "~/domain/prompt-tests/run-state";

/** The cells of a run, field by field: case × columns + column is the place of a cell. What is not known is NaN. */
export interface Matrix {
  cases: number;
  columns: number;
  /** Of the run that its cells are of. */
  revision: number;
  states: Uint8Array;
  scores: Float32Array;
  marks: Uint32Array;
  latenciesMs: Float32Array;
  costsUsd: Float64Array;
  stabilities: Float32Array;
  flags: Uint8Array;
}

export function emptyMatrix(cases: number, columns: number): Matrix {
  const size = cases * columns;
  return {
    ...{ cases, columns, revision: 0, states: new Uint8Array(size), marks: new Uint32Array(size) },
    ...{ scores: new Float32Array(size).fill(Number.NaN), flags: new Uint8Array(size) },
    latenciesMs: new Float32Array(size).fill(Number.NaN),
    costsUsd: new Float64Array(size).fill(Number.NaN),
    stabilities: new Float32Array(size).fill(Number.NaN),
  };
}

/** The matrix after changes. The same arrays are written to: only the newest matrix is to be read. */
export function applyChanges(matrix: Matrix, changes: CellChanges): Matrix {
  for (const [index, place] of changes.places.entries()) {
    matrix.states[place] = changes.states[index] ?? 0;
    matrix.scores[place] = changes.scores[index] ?? Number.NaN;
    matrix.marks[place] = changes.marks[index] ?? 0;
    matrix.latenciesMs[place] = changes.latenciesMs[index] ?? Number.NaN;
    matrix.costsUsd[place] = changes.costsUsd[index] ?? Number.NaN;
    matrix.stabilities[place] = changes.stabilities[index] ?? Number.NaN;
    matrix.flags[place] = changes.flags[index] ?? 0;
  }
  return { ...matrix, revision: changes.revision };
}

const [pass, fail] = [stateCode("pass"), stateCode("fail")];

/** How a cell stands, as a person decided where one did; the number is a place in `cellStates`. */
export function shownCode({ states, flags }: Matrix, place: number): number {
  const own = flags[place] ?? 0;
  if (own & cellFlags.madePass) return pass;
  if (own & cellFlags.madeFail) return fail;
  return states[place] ?? 0;
}

export const shownState = (matrix: Matrix, place: number): CellState =>
  cellStates[shownCode(matrix, place)] ?? "waiting";

/** The score a cell counts with in comparisons; NaN where it has none. */
export function countedScore(matrix: Matrix, place: number): number {
  const own = matrix.flags[place] ?? 0;
  if (own & cellFlags.madePass) return 1;
  if (own & cellFlags.madeFail) return 0;
  return matrix.scores[place] ?? Number.NaN;
}

export const modes = {
  all: "All",
  failures: "Failures",
  passes: "Passes",
  errors: "Errors",
  different: "Different",
  highlights: "Highlights",
} as const;
export type Mode = keyof typeof modes;
export const parseMode = (text: string): Mode => (text in modes ? (text as Mode) : "all");

const errors = new Set([stateCode("no-answer"), stateCode("ungraded")]);
const highlighted = cellFlags.starred | cellFlags.commented | cellFlags.madePass | cellFlags.madeFail;

const cellModes: Record<Exclude<Mode, "all" | "different">, (matrix: Matrix, place: number) => boolean> = {
  failures: (matrix, place) => shownCode(matrix, place) === fail,
  passes: (matrix, place) => shownCode(matrix, place) === pass,
  errors: (matrix, place) => errors.has(shownCode(matrix, place)),
  highlights: ({ flags }, place) => ((flags[place] ?? 0) & highlighted) !== 0,
};

export interface CaseFilter {
  mode: Mode;
  /** The one column that is looked at; null for any. */
  column: number | null;
  /** Words in lower case, which a case's title has to hold. */
  words: string;
}

/** The places of the cases that are looked for, in order. */
export function chosenCases(
  matrix: Matrix,
  titles: readonly string[],
  { mode, column, words }: CaseFilter,
): number[] {
  const { cases, columns } = matrix;
  const [from, to] = column === null ? [0, columns] : [column, column + 1];
  const chosen: number[] = [];
  for (let at = 0; at < cases; at++) {
    if (words && !(titles[at] ?? "").includes(words)) continue;
    if (isChosen(matrix, mode, at * columns, from, to)) chosen.push(at);
  }
  return chosen;
}

function isChosen(matrix: Matrix, mode: Mode, first: number, from: number, to: number): boolean {
  if (mode === "all") return true;
  if (mode === "different") return areDifferent(matrix, first, matrix.columns);
  const test = cellModes[mode];
  for (let column = from; column < to; column++) if (test(matrix, first + column)) return true;
  return false;
}

/** Whether answers to one case differ; those that are not there are not compared. */
function areDifferent({ marks }: Matrix, first: number, columns: number): boolean {
  let seen = 0;
  for (let place = first; place < first + columns; place++) {
    const mark = marks[place] ?? 0;
    if (mark === 0) continue;
    if (seen !== 0 && mark !== seen) return true;
    seen = mark;
  }
  return false;
}

export interface ColumnFigures {
  passed: number;
  graded: number;
  errors: number;
  /** Null where nothing is known. */
  score: number | null;
  latencyMs: number | null;
  costUsd: number | null;
  stability: number | null;
}

/** What a column came to in these cases. */
export function columnFigures(matrix: Matrix, column: number, cases: Iterable<number>): ColumnFigures {
  const figures = { passed: 0, graded: 0, errors: 0 };
  const scores = mean();
  const latencies = mean();
  const costs = mean();
  const stabilities = mean();
  for (const at of cases) {
    const place = at * matrix.columns + column;
    const code = shownCode(matrix, place);
    if (code === pass) figures.passed++;
    if (code === pass || code === fail) figures.graded++;
    if (errors.has(code)) figures.errors++;
    scores.add(countedScore(matrix, place));
    latencies.add(matrix.latenciesMs[place] ?? Number.NaN);
    costs.add(matrix.costsUsd[place] ?? Number.NaN);
    stabilities.add(matrix.stabilities[place] ?? Number.NaN);
  }
  return {
    ...figures,
    ...{ score: scores.value(), latencyMs: latencies.value(), stability: stabilities.value() },
    costUsd: costs.sum(),
  };
}

function mean() {
  let total = 0;
  let count = 0;
  return {
    add(value: number) {
      if (Number.isNaN(value)) return;
      total += value;
      count++;
    },
    value: () => (count === 0 ? null : total / count),
    sum: () => (count === 0 ? null : total),
  };
}

/** Scores of one column, with those of the same cases in a column of this run or of another. */
export function pairScores(
  one: { matrix: Matrix; column: number; keys: readonly string[] },
  base: { matrix: Matrix; column: number; keys: readonly string[] },
): { at: number; before: number; after: number }[] {
  const places = new Map(base.keys.map((key, at) => [key, at]));
  return one.keys.flatMap((key, at) => {
    const other = places.get(key);
    if (other === undefined) return [];
    const after = countedScore(one.matrix, at * one.matrix.columns + one.column);
    const before = countedScore(base.matrix, other * base.matrix.columns + base.column);
    return Number.isNaN(after) || Number.isNaN(before) ? [] : [{ at, before, after }];
  });
}

/** How many scores lie in each tenth from 0 to 1; 1 itself is in the last. */
export function scoreTenths(matrix: Matrix, column: number, cases: Iterable<number>): number[] {
  const tenths = Array<number>(10).fill(0);
  for (const at of cases) {
    const score = countedScore(matrix, at * matrix.columns + column);
    if (Number.isNaN(score)) continue;
    const tenth = Math.min(9, Math.floor(score * 10));
    tenths[tenth] = (tenths[tenth] ?? 0) + 1;
  }
  return tenths;
}
