import type { Assertion, SimpleAssertion } from "~/domain/prompt-tests/assertion";
import { stabilityOf } from "~/domain/prompt-tests/compare-runs";
import type { DatasetRow } from "~/domain/prompt-tests/dataset";
import type { RepeatGrade, RunColumn } from "~/domain/prompt-tests/desk";
import { fillAssertion } from "~/domain/prompt-tests/fill-assertion";
import { combineGrades, type Grade, type Graders, gradeAnswer } from "~/domain/prompt-tests/grade";
import { metricScores } from "~/domain/prompt-tests/metric-scores";
import type { CellState } from "~/domain/prompt-tests/run-state";
import { wordSimilarity } from "~/domain/prompt-tests/text-measures";
import type { PromptGrader } from "~/providers/prompt-graders.server";
import type { Reply, RunData, SettledCell } from "./run-tables";

/** Whether an answer has to be held against those of the other columns. */
export const comparesAnswers = (assertions: readonly Assertion[]): boolean =>
  assertions.some(
    (one) => one.kind === "pick-best" || (one.kind === "set" && comparesAnswers(one.assertions)),
  );

export const assertionsOf = ({ assertions }: Pick<RunData, "assertions">, row: DatasetRow): Assertion[] => [
  ...assertions,
  ...row.assertions,
];

export type HumanDecisions = Record<string, { pass: boolean; reason: string }>;

export interface GradedCell {
  data: Pick<RunData, "assertions" | "threshold">;
  row: DatasetRow;
  column: RunColumn;
  replies: readonly Reply[];
  /** Answers of all columns to the case, by column; null of those that gave none. */
  others: readonly (readonly Reply[] | null)[];
  at: number;
  humans: HumanDecisions;
  grader: PromptGrader | null;
  matches: Graders["matches"];
}

/** What a cell comes to. Every repeat is graded; a cell passes where all do. */
export async function gradeCell(cell: GradedCell): Promise<Omit<SettledCell, "isCached">> {
  const { data, row, replies } = cell;
  const assertions = assertionsOf(data, row);
  const grades = await Promise.all(
    replies.map(async (reply, repeat): Promise<RepeatGrade> => {
      const parts = await Promise.all(
        assertions.map((assertion) => gradeOne(assertion, cell, reply, repeat)),
      );
      const weighed = parts.map((grade, place) => ({ grade, weight: assertions[place]?.weight ?? 1 }));
      return { whole: combineGrades(weighed, data.threshold), parts };
    }),
  );
  const whole = combineGrades(
    grades.map(({ whole: grade }) => ({ grade, weight: 1 })),
    null,
  );
  return {
    state: stateOfGrade(whole),
    score: "score" in whole ? whole.score : null,
    mark: replies[0]?.mark ?? null,
    latencyMs: mean(replies.map(({ latencyMs }) => latencyMs)),
    costUsd: total(replies.map(({ costUsd }) => costUsd)),
    stability: replies.length > 1 ? stabilityOf(replies.map(({ mark }) => String(mark))) : null,
    problem: whole.state === "error" ? whole.message : null,
    grades,
    metrics: metricScores(
      assertions,
      grades.map(({ parts }) => parts),
    ),
  };
}

function gradeOne(assertion: Assertion, cell: GradedCell, reply: Reply, repeat: number): Promise<Grade> {
  let filled: Assertion;
  try {
    filled = fillAssertion(assertion, cell.row.variables);
  } catch (error) {
    return Promise.resolve({ state: "error", message: (error as Error).message });
  }
  const { text, calls, finishReason, latencyMs, costUsd } = reply;
  const answer = { text, calls, tools: cell.column.tools, finishReason, latencyMs, costUsd };
  return gradeAnswer(filled, answer, gradersOf(cell, reply, repeat));
}

function gradersOf(
  { grader, humans, others, at, matches }: GradedCell,
  reply: Reply,
  repeat: number,
): Graders {
  const chosen = () => {
    if (grader) return grader;
    throw new Error("The grader of this run is not offered any more. Start the run again with another.");
  };
  return {
    matches,
    similarity: async (one, other) => wordSimilarity(one, other),
    rubric: (rubric, text) => chosen().rubric(rubric, text, `${reply.key}:rubric`),
    isBest: async (criteria) => {
      const there = others.flatMap((answers, column) =>
        answers?.[repeat] ? [{ column, text: answers[repeat].text }] : [],
      );
      const key = `${others.map((answers) => answers?.[repeat]?.key ?? "").join()}:best`.slice(-200);
      const { best, reason } = await chosen().best(
        criteria,
        there.map(({ text }) => text),
        key,
      );
      return { isBest: best.some((place) => there[place]?.column === at), reason };
    },
    human: (question) => humans[question] ?? null,
  };
}

function stateOfGrade({ state }: Grade): CellState {
  if (state === "error") return "ungraded";
  return state === "waiting" ? "undecided" : state;
}

/** The questions of these assertions that people answer. */
export function humanQuestions(assertions: readonly Assertion[]): string[] {
  return assertions.flatMap((one: Assertion | SimpleAssertion) =>
    one.kind === "set" ? humanQuestions(one.assertions) : one.kind === "human" ? [one.question] : [],
  );
}

const mean = (values: readonly number[]) =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

const total = (values: readonly (number | null)[]) =>
  values.reduce<number | null>((sum, value) => (sum === null || value === null ? null : sum + value), 0);
