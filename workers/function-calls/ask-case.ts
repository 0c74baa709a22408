import type { Answer } from "~/domain/function-calls/answer";
import { judgeCase } from "~/domain/function-calls/judge-case";
import type { TestCase } from "~/domain/function-calls/test-case";
import type { World } from "~/domain/function-calls/world";
import type { FunctionAnswer, FunctionCaller } from "~/providers/function-callers.server";
import { answerTalk } from "~/scene/assistant/suite/answer-talk";
import { videoWorld } from "~/scene/assistant/video-world";
import { stableId } from "~/stores/firestore/stable-id.server";
import type { StoredAnswer } from "./desk-tables";

export const worldOf = ({ world }: TestCase): World | null => (world === "video" ? videoWorld : null);

/** Names all that a model is told of a case: an answer to another question cannot be judged by it. */
export function questionOf({ id, turns, tools, instructions, world }: TestCase): Promise<string> {
  return stableId(
    "function-call question",
    JSON.stringify([id, turns.map(({ user }) => user), tools, instructions, world]),
  );
}

/** Asks a model all turns of a case and judges what it called. Throws as the model does. */
export async function askCase(test: TestCase, caller: FunctionCaller): Promise<StoredAnswer> {
  const { instructions, tools } = test;
  const begun = Date.now();
  const turns = await answerTalk(test, worldOf(test), (question) =>
    caller.ask({ ...question, instructions, tools }),
  );
  const latencyMs = Date.now() - begun;
  const answer: Answer = { turns: turns.map(({ calls, text }) => ({ calls, text })) };
  return {
    question: await questionOf(test),
    answer: JSON.stringify(answer),
    verdict: judgeCase(test, answer, worldOf(test)),
    latencyMs,
    inputTokens: total(turns, "inputTokens"),
    outputTokens: total(turns, "outputTokens"),
    costUsd: total(turns, "costUsd"),
  };
}

/** Null where one turn does not say. */
function total(
  turns: readonly FunctionAnswer[],
  field: "inputTokens" | "outputTokens" | "costUsd",
): number | null {
  return turns.reduce<number | null>((sum, turn) => {
    const value = turn[field];
    return sum === null || value === null ? null : sum + value;
  }, 0);
}
