import type { FaultCode } from "./fault";
import { type Category, categories } from "./test-case";

export interface Interval {
  low: number;
  high: number;
}

/** Of a standard normal distribution, for 95 %. */
const Z95 = 1.959964;

/**
 * The 95 % interval of a share by Wilson's score, 0 to 1: unlike the usual ± it stays within bounds, and says something of no
 * failures among few cases. Of no cases, everything is possible.
 */
export function wilsonInterval(passed: number, total: number): Interval {
  if (total === 0) return { low: 0, high: 1 };
  const share = passed / total;
  const square = Z95 ** 2;
  const centre = share + square / (2 * total);
  const spread = Z95 * Math.sqrt((share * (1 - share)) / total + square / (4 * total ** 2));
  const whole = 1 + square / total;
  return {
    low: passed === 0 ? 0 : Math.max(0, (centre - spread) / whole),
    high: passed === total ? 1 : Math.min(1, (centre + spread) / whole),
  };
}

/** One answer as reports count it. `failed`: no answer came, which is nobody's mistake in calling. */
export interface JudgedCell {
  modelId: string;
  category: Category;
  isLive: boolean;
  state: "pass" | "fail" | "failed" | "waiting" | "stale";
  fault: FaultCode | null;
  isExcluded: boolean;
  latencyMs: number | null;
  inputTokens: number | null;
  outputTokens: number | null;
  /** In US dollars; null where no price is known. */
  costUsd: number | null;
}

export interface Score extends Interval {
  passed: number;
  judged: number;
  /** Null of no cases. */
  share: number | null;
}

/** Of what was answered and not excluded. */
export function scoreOf(cells: readonly Pick<JudgedCell, "state" | "isExcluded">[]): Score {
  const judged = cells.filter(
    ({ state, isExcluded }) => !isExcluded && (state === "pass" || state === "fail"),
  );
  const passed = judged.filter(({ state }) => state === "pass").length;
  return scoreFrom(passed, judged.length);
}

export const scoreFrom = (passed: number, judged: number): Score => ({
  passed,
  judged,
  share: judged === 0 ? null : passed / judged,
  ...wilsonInterval(passed, judged),
});

export interface ModelReport {
  modelId: string;
  total: Score;
  byCategory: Record<Category, Score>;
  /** Calls where none was right. */
  falseCalls: { calls: number; of: number };
  /** Of answers, in milliseconds; null of none. */
  latency: { median: number; p95: number } | null;
  tokens: { input: number; output: number } | null;
  /** Null where one answer has no known price. */
  costUsd: number | null;
  failed: number;
  waiting: number;
  excluded: number;
  stale: number;
}

export function reportOf(modelId: string, cells: readonly JudgedCell[]): ModelReport {
  const own = cells.filter((cell) => cell.modelId === modelId);
  const kept = own.filter(({ isExcluded }) => !isExcluded);
  const count = (state: JudgedCell["state"]) => kept.filter((cell) => cell.state === state).length;
  const irrelevant = kept.filter(
    ({ category, state }) => category === "irrelevance" && (state === "pass" || state === "fail"),
  );
  const answered = kept.filter(({ state }) => state === "pass" || state === "fail");
  return {
    modelId,
    total: scoreOf(own),
    byCategory: Object.fromEntries(
      categories.map((category) => [category, scoreOf(own.filter((cell) => cell.category === category))]),
    ) as Record<Category, Score>,
    falseCalls: {
      calls: irrelevant.filter(({ state }) => state === "fail").length,
      of: irrelevant.length,
    },
    latency: latencyOf(answered.flatMap(({ latencyMs }) => latencyMs ?? [])),
    tokens: answered.some(({ inputTokens }) => inputTokens !== null)
      ? {
          input: sum(answered.map(({ inputTokens }) => inputTokens ?? 0)),
          output: sum(answered.map(({ outputTokens }) => outputTokens ?? 0)),
        }
      : null,
    costUsd:
      answered.length === 0 || answered.some(({ costUsd }) => costUsd === null)
        ? null
        : sum(answered.map(({ costUsd }) => costUsd ?? 0)),
    failed: count("failed"),
    waiting: count("waiting"),
    stale: count("stale"),
    excluded: own.length - kept.length,
  };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

function latencyOf(values: readonly number[]): ModelReport["latency"] {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
  return sorted.length === 0 ? null : { median: at(0.5), p95: at(0.95) };
}
