import { expect, test, vi } from "vitest";
import { importCases, importLimits } from "./import-suite";
import { judgeCase } from "./judge-case";

const area = {
  name: "area.of",
  description: "The area of a triangle",
  parameters: {
    type: "dict",
    properties: { base: { type: "integer" }, height: { type: "float" }, unit: { type: "string" } },
    required: ["base", "height"],
  },
};
const question = (id: string, more: object = {}) =>
  JSON.stringify({ id, question: [[{ role: "user", content: "Find the area" }]], function: [area], ...more });
const truth = (id: string, given: object = { base: [10], height: [5], unit: ["cm", ""] }) =>
  JSON.stringify({ id, ground_truth: [{ "area.of": given }] });

test("the leaderboard's two files, one after the other, become cases that can be judged", () => {
  const { cases } = importCases(
    [question("simple_python_0"), question("live_irrelevance_3"), truth("simple_python_0")].join("\n"),
  );
  expect(cases).toMatchObject([
    {
      id: "simple_python_0",
      category: "simple",
      isLive: false,
      tools: [{ parameters: { type: "object", properties: { height: { type: "number" } } } }],
      turns: [{ user: "Find the area", expected: [{ name: "area.of" }] }],
    },
    { id: "live_irrelevance_3", category: "irrelevance", isLive: true },
  ]);
  const calls = [{ name: "area_of", input: '{"base":10,"height":5}' }];
  expect(judgeCase(cases![0]!, { turns: [{ calls, text: "" }] }, null).pass).toBe(true);
});

test("an array will do, and several turns", () => {
  const talk = {
    id: "talk",
    category: "multi_turn",
    question: [
      [
        { role: "system", content: "Be brief." },
        { role: "user", content: "One" },
      ],
      [{ role: "user", content: "Two" }],
    ],
    function: [area],
    ground_truth: [[{ "area.of": { base: [1], height: [2] } }], []],
  };
  const { cases } = importCases(JSON.stringify([talk], null, 2));
  expect(cases).toMatchObject([
    {
      category: "multi-turn",
      instructions: "Be brief.",
      turns: [{ user: "One" }, { user: "Two", expected: [] }],
    },
  ]);
});

const range = <Value>(length: number, make: (index: number) => Value) =>
  Array.from({ length }, (_, index) => make(index));

test("a file with more lines than its cases can have is refused before any of them is read", () => {
  const parse = vi.spyOn(JSON, "parse");
  const { errors } = importCases(range(2 * importLimits.cases + 1, () => "{nope").join("\n"));
  const parsed = parse.mock.calls.length;
  parse.mockRestore();
  expect(errors).toEqual([{ line: 1, message: expect.stringContaining("has 4001 lines. Split it") }]);
  expect(parsed).toBe(0);
});

test("after 50 wrong lines no more are read", () => {
  const parse = vi.spyOn(JSON, "parse");
  const { errors } = importCases(range(1000, () => "{nope").join("\n"));
  const parsed = parse.mock.calls.length;
  parse.mockRestore();
  expect(errors.map(({ line }) => line)).toEqual(range(importLimits.errors, (index) => index + 1));
  expect(parsed).toBe(importLimits.errors);
});

test("as many cases as are allowed are taken with their answers in lines of their own", () => {
  const ids = range(importLimits.cases, (index) => `simple_${index}`);
  const lines = [...ids.map((id) => question(id)), ...ids.map((id) => truth(id))];
  expect(importCases(lines.join("\n")).cases).toHaveLength(importLimits.cases);
});

test.each([
  ["not JSON", [question("simple_0", { ground_truth: [] }), "{nope"].join("\n"), 2, "not JSON"],
  ["an entry of an array", `[\n${question("irrelevance_0")},\n\n  [1, "],"]\n]`, 4, "no object"],
  ["no answer", question("simple_0"), 1, 'no "ground_truth"'],
  ["an answer without a question", truth("simple_0"), 1, "No line has the question"],
  ["an unknown category", question("odd_0", { ground_truth: [] }), 1, "does not begin with a category"],
  ["a wrong category", question("simple_0", { category: "odd" }), 1, "is no category"],
  [
    "an unknown type",
    question("irrelevance_0", { function: [{ name: "f", parameters: { type: "blob" } }] }),
    1,
    "Its types are",
  ],
  [
    "an unknown argument",
    [question("simple_0"), truth("simple_0", { depth: [1] })].join("\n"),
    1,
    'the argument "depth"',
  ],
  [
    "values that are no list",
    [question("simple_0"), truth("simple_0", { base: 10 })].join("\n"),
    1,
    "as a list of the values",
  ],
  ["a call as text", question("simple_0", { ground_truth: ["area.of(base=1)"] }), 1, "a call as text"],
  ["an unknown tool", question("simple_0", { ground_truth: [{ other: {} }] }), 1, "none of its functions"],
  [
    "one id twice",
    [question("irrelevance_0"), question("irrelevance_0")].join("\n"),
    2,
    "stands in line 1 too",
  ],
  ["other turns than answers", question("simple_0", { ground_truth: [[], []] }), 1, "has 1 turns"],
  [
    "something very deep",
    `{"id":"simple_0","question":${"[".repeat(5000)}${"]".repeat(5000)}}`,
    1,
    "deeper than",
  ],
  ["something very long", JSON.stringify({ id: "simple_0", question: "a".repeat(300_000) }), 1, "Shorten it"],
  ["nothing", "  \n", 1, "empty"],
])("%s is said with its line, and nothing is taken", (_, text, line, message) => {
  const { cases, errors } = importCases(text);
  expect(cases).toBeNull();
  expect(errors[0]?.line).toBe(line);
  expect(errors[0]?.message).toContain(message);
});
