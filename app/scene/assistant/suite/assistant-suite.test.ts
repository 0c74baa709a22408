import { expect, test } from "vitest";
import { type Answer, encodeCall } from "~/domain/function-calls/answer";
import { judgeCase, rightCall } from "~/domain/function-calls/judge-case";
import { categories, type TestCase } from "~/domain/function-calls/test-case";
import type { VideoOutline } from "~/scene/assistant/assistant-request";
import { callTools } from "~/scene/assistant/call-tools";
import { videoTools } from "~/scene/assistant/video-tools";
import { videoWorld } from "~/scene/assistant/video-world";
import { answerTalk } from "./answer-talk";
import { assistantSuite } from "./assistant-suite";

const { cases } = assistantSuite;

/** What the built-in assistant does not understand: rules read the usual wishes. Each is a fault it is known by. */
const knownFaults: Record<string, string> = {
  "simple-cut-minute": "wrong_value",
  "simple-template": "wrong_count",
  "simple-text": "wrong_count",
  "multiple-move": "wrong_count",
  "multiple-plain-cuts": "wrong_count",
  "parallel-two-texts": "wrong_count",
  "nested-all-scenes": "wrong_function",
  "irrelevance-trap-brand": "false_call",
  "irrelevance-trap-cut": "false_call",
  "relevance-quick": "no_call",
  "talk-back-again": "empty_turn",
};

async function builtInAnswer(test: TestCase): Promise<Answer> {
  const turns = await answerTalk(test, videoWorld, async ({ user, state }) => ({
    calls: callTools(user, state as VideoOutline, test.tools),
    text: "",
  }));
  return { turns };
}

test("every category has cases of its own, each by an id of its own", () => {
  expect(new Set(cases.map(({ category }) => category))).toEqual(new Set(categories));
  expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length);
});

test("every tool of the assistant is asked for in some case", () => {
  const expected = cases.flatMap(({ turns }) =>
    turns.flatMap((turn) => turn.expected.map(({ name }) => name)),
  );
  // Its words are free, so that none of them is the right one.
  const judged = videoTools.map(({ name }) => name).filter((name) => name !== "rewrite");
  expect(judged.filter((name) => !expected.includes(name))).toEqual([]);
});

test.each(cases.map((one) => [one.id, one] as const))("%s is passed by what it expects", (_, one) => {
  const turns = one.turns.map(({ expected }) => ({
    calls: expected.map((right) => encodeCall(rightCall(right, one.tools))),
    text: "",
  }));
  if (one.category === "relevance") turns[0]!.calls.push({ name: "cut", input: "{}" });
  expect(judgeCase(one, { turns }, videoWorld)).toEqual({ pass: true, faults: [] });
});

test("the built-in assistant passes all but what it is known not to understand", async () => {
  const faults: Record<string, string> = {};
  for (const one of cases) {
    const { pass, faults: found } = judgeCase(one, await builtInAnswer(one), videoWorld);
    if (!pass) faults[one.id] = found[0]?.code ?? "";
  }
  expect(faults).toEqual(knownFaults);
});
