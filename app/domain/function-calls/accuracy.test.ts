import { expect, test } from "vitest";
import { type JudgedCell, reportOf, scoreOf, wilsonInterval } from "./accuracy";
import { weightedScore } from "./weights";

const cell = (change: Partial<JudgedCell>): JudgedCell => ({
  modelId: "a",
  category: "simple",
  isLive: false,
  state: "pass",
  fault: null,
  isExcluded: false,
  latencyMs: 10,
  inputTokens: 100,
  outputTokens: 10,
  costUsd: 0,
  ...change,
});

test.each([
  [8, 10, 0.4902, 0.9433],
  [0, 10, 0, 0.2775],
  [10, 10, 0.7225, 1],
  [81, 263, 0.2553, 0.3662],
  [0, 0, 0, 1],
])("the interval of %i of %i is Wilson's", (passed, total, low, high) => {
  const interval = wilsonInterval(passed, total);
  expect(interval.low).toBeCloseTo(low, 4);
  expect(interval.high).toBeCloseTo(high, 4);
});

test("what is excluded, unanswered or out of date counts neither way", () => {
  const cells = [
    cell({}),
    cell({ state: "fail" }),
    cell({ state: "fail", isExcluded: true }),
    cell({ state: "failed" }),
    cell({ state: "stale" }),
    cell({ state: "waiting" }),
  ];
  expect(scoreOf(cells)).toMatchObject({ passed: 1, judged: 2, share: 0.5 });
  expect(reportOf("a", cells)).toMatchObject({ excluded: 1, failed: 1, stale: 1, waiting: 1 });
});

test("false calls are those where none was right", () => {
  const cells = [
    cell({ category: "irrelevance", state: "fail" }),
    cell({ category: "irrelevance" }),
    cell({ category: "simple", state: "fail" }),
  ];
  expect(reportOf("a", cells).falseCalls).toEqual({ calls: 1, of: 2 });
});

test("one answer without a known price leaves the cost unknown", () => {
  expect(reportOf("a", [cell({ costUsd: 1 }), cell({ costUsd: 2 })]).costUsd).toBe(3);
  expect(reportOf("a", [cell({ costUsd: 1 }), cell({ costUsd: null })]).costUsd).toBeNull();
});

test("latency is told by its middle and its slow end", () => {
  const cells = Array.from({ length: 100 }, (_, index) => cell({ latencyMs: index + 1 }));
  expect(reportOf("a", cells).latency).toEqual({ median: 50, p95: 95 });
});

test("the leaderboard's weights are stretched over what was measured, and say how much that is", () => {
  const cells = [cell({}), cell({ category: "multi-turn", state: "fail" })];
  expect(weightedScore(cells, "bfcl-v4")).toMatchObject({ share: 0.25, measured: 40 });
  expect(weightedScore(cells, "ours").share).toBe(0.5);
  expect(weightedScore([], "bfcl-v4").share).toBeNull();
});
