import * as z from "zod/mini";
import { wordsOf } from "~/domain/prompt-tests/text-measures";
import { askObject } from "~/providers/ask-object.server";
import { resolveModels, type ScriptModel } from "~/providers/model-catalogue.server";
import { gradeAnswerPrompt } from "~/providers/prompts/grade-answer.v1";
import type { ProviderBindings } from "~/settings/provider-settings.server";

/** Who grades answers by words. Both throw as the model does; then nothing is said of the answer. */
export interface PromptGrader {
  id: string;
  label: string;
  about: string;
  rubric(rubric: string, answer: string, key: string): Promise<{ score: number; reason: string }>;
  /** The places of the best; several where it cannot tell them apart. */
  best(
    criteria: string,
    answers: readonly string[],
    key: string,
  ): Promise<{ best: number[]; reason: string }>;
}

/** The graders of this installation, AI models first. */
export function promptGraders(bindings: ProviderBindings): PromptGrader[] {
  const scripts = resolveModels(bindings).script.filter(({ provider }) => provider !== "built-in");
  return [...scripts.map(aiGrader), builtInGrader];
}

const gradeSchema = z.object({ score: z.number().check(z.gte(0), z.lte(1)), reason: z.string() });
const bestSchema = z.object({ best: z.int().check(z.gte(0)), reason: z.string() });

function aiGrader(model: ScriptModel): PromptGrader {
  const { id, label } = model;
  return {
    ...{ id, label, about: `AI model ${label}.` },
    async rubric(rubric, answer, idempotencyKey) {
      const user = gradeAnswerPrompt.rubric(rubric, answer);
      const question = { name: "grade", system: gradeAnswerPrompt.rubricSystem, user, schema: gradeSchema };
      return (await askObject(model, question, { idempotencyKey })).value;
    },
    async best(criteria, answers, idempotencyKey) {
      const question = {
        ...{ name: "best", system: gradeAnswerPrompt.bestSystem, schema: bestSchema },
        user: gradeAnswerPrompt.best(criteria, answers),
        problems: ({ best }: { best: number }) =>
          best < answers.length ? [] : [`best: there are ${answers.length} answers, counted from 0`],
      };
      const { value } = await askObject(model, question, { idempotencyKey });
      return { best: [value.best], reason: value.reason };
    },
  };
}

/** Looks for words, as nothing here understands them: said plainly wherever it is offered. */
export const builtInGrader: PromptGrader = {
  id: "built-in/grader",
  label: "Built-in grader",
  about:
    "Counts which words of a rubric stand in the answer. It is a program, not an AI model, and understands neither.",
  async rubric(rubric, answer) {
    const { found, wanted } = wordsFound(rubric, answer);
    return {
      score: wanted === 0 ? 0 : found / wanted,
      reason: `${found} of ${wanted} words of the rubric found`,
    };
  },
  async best(criteria, answers) {
    const counts = answers.map((answer) => wordsFound(criteria, answer).found);
    const most = Math.max(0, ...counts);
    return {
      best: counts.flatMap((count, place) => (count === most ? [place] : [])),
      reason: `${most} words of the criteria found in the best`,
    };
  },
};

/** Words of fewer letters say little. */
const leastLetters = 4;

function wordsFound(criteria: string, answer: string): { found: number; wanted: number } {
  const wanted = new Set(wordsOf(criteria).filter((word) => word.length >= leastLetters));
  const there = new Set(wordsOf(answer));
  return { found: [...wanted].filter((word) => there.has(word)).length, wanted: wanted.size };
}
