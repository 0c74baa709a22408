import type { DatasetRow } from "~/domain/prompt-tests/dataset";
import type { RunColumn, RunParameters } from "~/domain/prompt-tests/desk";
import { fillPrompt } from "~/domain/prompt-tests/fill-prompt";
import { stableId } from "~/stores/firestore/stable-id.server";

export type FilledQuestion =
  | { question: { system: string; user: string }; missing: [] }
  | { question: null; missing: string[] };

/** What a column asks of a case. */
export function filledQuestion(column: RunColumn, { variables }: DatasetRow): FilledQuestion {
  const system = fillPrompt(column.system, variables);
  const user = fillPrompt(column.user, variables);
  const missing = [...new Set([...system.missing, ...user.missing])];
  if (system.text === null || user.text === null || missing.length > 0) return { question: null, missing };
  return { question: { system: system.text, user: user.text }, missing: [] };
}

/** Names an answer by all that decides it: what was answered once is found again by it. `salt` keeps a run's own apart. */
export function replyKeys(
  question: { system: string; user: string },
  { modelId, tools }: Pick<RunColumn, "modelId" | "tools">,
  { temperature, mostTokens, repeats }: RunParameters,
  salt: string,
): Promise<string[]> {
  const content = JSON.stringify([
    modelId,
    question.system,
    question.user,
    tools,
    temperature,
    mostTokens,
    salt,
  ]);
  return Promise.all(
    Array.from({ length: repeats }, (_, repeat) => stableId("prompt-test answer", content, String(repeat))),
  );
}
