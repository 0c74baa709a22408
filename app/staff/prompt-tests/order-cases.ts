import type { Sort } from "../table/sort-rows";
import { columnFigures, countedScore, type Matrix } from "./matrix";

/** What cases can be ordered by, beside the order they come in; each as it stands in the address. */
export const caseOrders = {
  pass: "Fewest pass first",
  "-pass": "Most pass first",
  worst: "Worst score first",
  "-worst": "Best of the worst first",
  "-cost": "Dearest first",
  cost: "Cheapest first",
  "-latency": "Slowest first",
  latency: "Fastest first",
} as const;

type Key = "pass" | "worst" | "cost" | "latency";

const keys: Record<Key, (matrix: Matrix, at: number, columns: readonly number[]) => number> = {
  pass: (matrix, at, columns) => {
    const figures = columns.map((column) => columnFigures(matrix, column, [at]));
    const graded = figures.reduce((sum, one) => sum + one.graded, 0);
    return graded === 0 ? Number.NaN : figures.reduce((sum, one) => sum + one.passed, 0) / graded;
  },
  worst: (matrix, at, columns) => {
    const scores = known(columns.map((column) => countedScore(matrix, at * matrix.columns + column)));
    return scores.length === 0 ? Number.NaN : Math.min(...scores);
  },
  cost: ({ costsUsd, columns: count }, at, columns) => {
    const costs = known(columns.map((column) => costsUsd[at * count + column] ?? Number.NaN));
    return costs.length === 0 ? Number.NaN : costs.reduce((sum, cost) => sum + cost, 0);
  },
  latency: ({ latenciesMs, columns: count }, at, columns) => {
    const latencies = known(columns.map((column) => latenciesMs[at * count + column] ?? Number.NaN));
    return latencies.reduce((sum, latency) => sum + latency, 0) / latencies.length;
  },
};

const known = (values: readonly number[]) => values.filter((value) => !Number.isNaN(value));

/**
 * The cases in an order: by the share of their cells that pass, their worst score, what all of their answers cost, or the mean time these
 * took; of one column, or of all. Equal ones stay as they come, and those of which it is not known come last either way.
 */
export function orderCases(
  matrix: Matrix,
  cases: readonly number[],
  sort: Sort | null,
  column: number | null,
): readonly number[] {
  if (!sort || !(sort.columnId in keys)) return cases;
  const columns = column === null ? Array.from({ length: matrix.columns }, (_, index) => index) : [column];
  const key = keys[sort.columnId as Key];
  const way = sort.direction === "ascending" ? 1 : -1;
  return cases
    .map((at) => ({ at, value: key(matrix, at, columns) }))
    .sort((one, other) => {
      const [isUnknown, isOtherUnknown] = [Number.isNaN(one.value), Number.isNaN(other.value)];
      if (isUnknown || isOtherUnknown) return Number(isUnknown) - Number(isOtherUnknown);
      return way * (one.value - other.value);
    })
    .map(({ at }) => at);
}
