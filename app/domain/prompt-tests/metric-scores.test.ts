import { expect, test } from "vitest";
import { assertionSchema } from "./assertion";
import type { Grade } from "./grade";
import { metricScores } from "./metric-scores";

const contains = (metric: string, weight = 1) => ({ kind: "contains", value: "tea", metric, weight });
const read = (...given: object[]) => given.map((one) => assertionSchema.parse(one));
const scored = (score: number): Grade => ({ state: score === 1 ? "pass" : "fail", score, reason: "" });

test("assertions of one metric are averaged over repeats, whatever they weigh; those without one are in none", () => {
  const assertions = read(contains("facts"), contains(" facts ", 0), contains(""), contains("tone"));
  const first = [1, 0, 1, 0.5].map(scored);
  const second = [1, 1, 0, 0.25].map(scored);
  expect(metricScores(assertions, [first, second])).toEqual(
    new Map([
      ["facts", 0.75],
      ["tone", 0.375],
    ]),
  );
});

test("assertions of a set count in their own metrics, and what has no score is left out", () => {
  const assertions = read(
    { kind: "set", metric: "all", assertions: [contains("facts"), contains("")] },
    contains("tone"),
  );
  const set: Grade = { state: "fail", score: 0.5, reason: "", parts: [scored(0), scored(1)] };
  expect(metricScores(assertions, [[set, { state: "error", message: "The grader failed" }]])).toEqual(
    new Map([
      ["all", 0.5],
      ["facts", 0],
    ]),
  );
});
