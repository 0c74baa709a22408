import { describe, expect, test } from "vitest";
import type { Tool } from "../function-calls/parameter-schema";
import { assertionSchema } from "./assertion";
import { combineGrades, type Grade, type GradedAnswer, type Graders, gradeAnswer } from "./grade";

const tool: Tool = {
  name: "cut",
  description: "",
  parameters: { type: "object", properties: { seconds: { type: "number" } }, required: ["seconds"] },
};
const answer: GradedAnswer = {
  text: "Fresh coffee, roasted on Tuesday",
  calls: [{ name: "cut", input: '{"seconds":10}' }],
  tools: [tool],
  finishReason: "stop",
  latencyMs: 800,
  costUsd: 0.002,
};
const graders: Graders = {
  matches: (pattern, text) => new RegExp(pattern).test(text),
  similarity: async () => 0.9,
  rubric: async () => ({ score: 0.7, reason: "kind" }),
  isBest: async () => ({ isBest: true, reason: "shortest" }),
  human: () => null,
};
const grade = (given: object, change: Partial<GradedAnswer> = {}, others: Partial<Graders> = {}) =>
  gradeAnswer(assertionSchema.parse(given), { ...answer, ...change }, { ...graders, ...others });
const stateOf = async (...given: Parameters<typeof grade>) => (await grade(...given)).state;

/** Each kind with what holds, and what does not. */
const kinds: [string, object, object, Partial<GradedAnswer>?][] = [
  ["equals", { value: " Fresh coffee, roasted on Tuesday " }, { value: "Fresh" }],
  ["contains", { value: "coffee" }, { value: "COFFEE" }],
  ["contains", { value: "COFFEE", ignoreCase: true }, { value: "tea", ignoreCase: true }],
  ["contains-any", { values: ["tea", "coffee"] }, { values: ["tea"] }],
  ["contains-all", { values: ["Fresh", "coffee"] }, { values: ["Fresh", "tea"] }],
  ["starts-with", { value: "Fresh" }, { value: "fresh" }],
  ["regex", { pattern: "T\\w+day$" }, { pattern: "^coffee" }],
  ["levenshtein", { value: "Fresh coffee, roasted on Thursday", most: 3 }, { value: "Tea", most: 3 }],
  ["rouge-n", { value: "fresh coffee roasted on Tuesday" }, { value: "a cup of tea" }],
  ["similar", { value: "anything", threshold: 0.8 }, { value: "anything", threshold: 0.95 }],
  ["word-count", { least: 5, most: 5 }, { most: 4 }],
  ["latency", { mostMs: 800 }, { mostMs: 799 }],
  ["cost", { mostUsd: 0.002 }, { mostUsd: 0.001 }],
  ["finish-reason", { value: "stop" }, { value: "length" }],
  ["tool-call-f1", { calls: [{ name: "cut" }] }, { calls: [{ name: "cut" }, { name: "brand" }] }],
  ["rubric", { rubric: "Is it kind", threshold: 0.5 }, { rubric: "Is it kind", threshold: 0.8 }],
];

test.each(kinds)("%s holds or does not, and turned round the other way", async (kind, right, wrong) => {
  expect(await stateOf({ kind, ...right })).toBe("pass");
  expect(await stateOf({ kind, ...wrong })).toBe("fail");
  expect(await stateOf({ kind, ...right, not: true })).toBe("fail");
  expect(await stateOf({ kind, ...wrong, not: true })).toBe("pass");
});

test("JSON, and JSON that fits a schema", async () => {
  const schema = { type: "object", properties: { a: { type: "integer", minimum: 1 } }, required: ["a"] };
  const of = (text: string) => stateOf({ kind: "json", schema }, { text });
  expect(await stateOf({ kind: "json" }, { text: "[1]" })).toBe("pass");
  expect(await stateOf({ kind: "json" }, { text: "Sure: [1]" })).toBe("fail");
  expect(await of('{"a":1}')).toBe("pass");
  expect(await of('{"a":0}')).toBe("fail");
  expect(await of('{"a":1.5}')).toBe("fail");
  expect(await of("{}")).toBe("fail");
});

test("a schema that says more than is checked is an error, not a pass", async () => {
  expect(await grade({ kind: "json", schema: { pattern: "a" } }, { text: '"b"' })).toMatchObject({
    state: "error",
    message: 'The schema says "pattern", which is not checked here. Take it out.',
  });
});

test("calls are valid where their tools take them", async () => {
  const of = (...calls: GradedAnswer["calls"]) => stateOf({ kind: "valid-function-call" }, { calls });
  expect(await of(...answer.calls)).toBe("pass");
  expect(await of()).toBe("fail");
  expect(await of({ name: "cut", input: "{" })).toBe("fail");
  expect(await of({ name: "cut", input: "{}" })).toBe("fail");
  expect(await of({ name: "cut", input: '{"seconds":"10"}' })).toBe("fail");
  expect(await of({ name: "cut", input: '{"seconds":1,"fast":true}' })).toBe("fail");
  expect(await of({ name: "paint", input: "{}" })).toBe("fail");
});

test.each(["I can't help with that.", "I'm sorry, but I can not do this.", "Ich kann dabei nicht helfen."])(
  "“%s” is a refusal",
  async (text) => {
    expect(await stateOf({ kind: "refusal" }, { text })).toBe("pass");
    expect(await stateOf({ kind: "refusal", not: true })).toBe("pass");
  },
);

describe("a grader that fails is an error, never a fail", () => {
  const broken = async () => {
    throw new Error("The grader could not be reached.");
  };
  test.each([
    [{ kind: "similar", value: "a" }, { similarity: broken }],
    [{ kind: "rubric", rubric: "a" }, { rubric: broken }],
    [{ kind: "pick-best", criteria: "a" }, { isBest: broken }],
    [{ kind: "rubric", rubric: "a", not: true }, { rubric: broken }],
  ])("%o", async (assertion, others) => {
    expect(await stateOf(assertion, {}, others)).toBe("error");
  });
  test.each([
    { kind: "contains", value: "" },
    { kind: "contains-any", values: ["tea", ""] },
    { kind: "contains-all", values: [""], not: true },
    { kind: "starts-with", value: "" },
    { kind: "regex", pattern: "" },
  ])("nor does an empty text, which every answer holds, let one pass: %o", async (assertion) => {
    expect(await stateOf(assertion)).toBe("error");
  });
  test("nor is what nobody measured", async () => {
    expect(await stateOf({ kind: "cost", mostUsd: 1 }, { costUsd: null })).toBe("error");
    expect(await stateOf({ kind: "latency", mostMs: 1, not: true }, { latencyMs: null })).toBe("error");
  });
});

test("what a person has to decide waits until one has", async () => {
  const asked = { kind: "human", question: "Is it funny" };
  expect(await stateOf(asked)).toBe("waiting");
  expect(await stateOf(asked, {}, { human: () => ({ pass: true, reason: "ha" }) })).toBe("pass");
});

describe("several together", () => {
  const of = (score: number): Grade => ({ state: score >= 0.5 ? "pass" : "fail", score, reason: "" });
  const error: Grade = { state: "error", message: "broken" };
  const parts = (...grades: [Grade, number][]) => grades.map(([grade, weight]) => ({ grade, weight }));

  test("all have to hold, or their weighted mean reaches the threshold", () => {
    expect(combineGrades(parts([of(1), 1], [of(0), 1]), null).state).toBe("fail");
    expect(combineGrades(parts([of(1), 3], [of(0), 1]), 0.75)).toMatchObject({ state: "pass", score: 0.75 });
    expect(combineGrades(parts([of(1), 1], [of(0), 3]), 0.75).state).toBe("fail");
  });

  test("a failed grader leaves open only what depends on it", () => {
    expect(combineGrades(parts([of(1), 1], [error, 1]), null).state).toBe("error");
    expect(combineGrades(parts([of(0), 1], [error, 1]), null).state).toBe("fail");
    expect(combineGrades(parts([of(1), 3], [error, 1]), 0.7).state).toBe("pass");
    expect(combineGrades(parts([of(0), 3], [error, 1]), 0.7).state).toBe("fail");
    expect(combineGrades(parts([of(1), 1], [error, 1]), 0.7).state).toBe("error");
    expect(combineGrades(parts([of(1), 1], [error, 0]), null).state).toBe("pass");
    expect(combineGrades(parts([of(1), 1], [{ state: "waiting" }, 0]), null).state).toBe("pass");
  });

  test("a set is one of them, and can be turned round", async () => {
    const set = {
      kind: "set",
      threshold: 0.5,
      assertions: [
        { kind: "contains", value: "coffee" },
        { kind: "contains", value: "tea" },
      ],
    };
    expect(await grade(set)).toMatchObject({ state: "pass", score: 0.5, parts: [{}, {}] });
    expect(await stateOf({ ...set, not: true })).toBe("fail");
    expect(await stateOf({ ...set, threshold: 0.6 })).toBe("fail");
  });
});
