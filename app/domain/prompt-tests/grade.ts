import type { FunctionCall, RawCall } from "../function-calls/answer";
import { decodeCalls } from "../function-calls/answer";
import { sameName } from "../function-calls/judge-calls";
import { fitsType, type ParameterSchema, type Tool } from "../function-calls/parameter-schema";
import type { Assertion, AssertionSet, SimpleAssertion } from "./assertion";
import { SchemaError, schemaProblems } from "./json-schema";
import { f1, isRefusal, levenshteinDistance, rougeN, wordsOf } from "./text-measures";

/** An answer of a model, with what is known of how it came. */
export interface GradedAnswer {
  text: string;
  calls: readonly RawCall[];
  tools: readonly Tool[];
  finishReason: string | null;
  latencyMs: number | null;
  costUsd: number | null;
}

/** What only others can say. Each may throw: then the grader failed, and nothing is said of the answer. */
export interface Graders {
  /** Whether a pattern is found, in linear time. */
  matches(pattern: string, text: string, ignoreCase: boolean): boolean;
  /** 0 to 1. */
  similarity(one: string, other: string): Promise<number>;
  rubric(rubric: string, text: string): Promise<{ score: number; reason: string }>;
  isBest(criteria: string): Promise<{ isBest: boolean; reason: string }>;
  /** What a person decided; null while nobody has. */
  human(question: string): { pass: boolean; reason: string } | null;
}

export type Grade =
  | { state: "pass" | "fail"; score: number; reason: string; parts?: Grade[] }
  | { state: "error"; message: string; parts?: Grade[] }
  /** A person has not decided yet. */
  | { state: "waiting" };

interface Finding {
  pass: boolean;
  score: number;
  reason: string;
}

const found = (pass: boolean, reason: string, score = pass ? 1 : 0): Finding => ({ pass, score, reason });

/** What an assertion says of an answer. A grader that fails is an error, turned round or not. */
export async function gradeAnswer(
  assertion: Assertion,
  answer: GradedAnswer,
  graders: Graders,
): Promise<Grade> {
  if (assertion.kind === "set") return gradeSet(assertion, answer, graders);
  let finding: Finding | null;
  try {
    finding = await findingOf(assertion, answer, graders);
  } catch (error) {
    return { state: "error", message: (error as Error).message };
  }
  if (!finding) return { state: "waiting" };
  const { pass, score, reason } = finding;
  return assertion.not
    ? { state: pass ? "fail" : "pass", score: 1 - score, reason }
    : { state: pass ? "pass" : "fail", score, reason };
}

async function gradeSet(set: AssertionSet, answer: GradedAnswer, graders: Graders): Promise<Grade> {
  const parts = await Promise.all(set.assertions.map((one) => gradeAnswer(one, answer, graders)));
  const whole = combineGrades(
    parts.map((grade, index) => ({ grade, weight: set.assertions[index]?.weight ?? 1 })),
    set.threshold,
  );
  if (whole.state === "error" || whole.state === "waiting")
    return { ...whole, ...(whole.state === "error" && { parts }) };
  if (!set.not) return { ...whole, parts };
  return { ...whole, state: whole.state === "pass" ? "fail" : "pass", score: 1 - whole.score, parts };
}

/**
 * One grade of several: the weighted mean, which passes where all do or, with a threshold, where it reaches that. A part that
 * is not known leaves the whole unknown only where the whole depends on it.
 */
export function combineGrades(
  parts: readonly { grade: Grade; weight: number }[],
  threshold: number | null,
): Grade {
  const weigh = (unknown: number) => {
    const total = parts.reduce((sum, { weight }) => sum + weight, 0);
    const sum = parts.reduce(
      (so, { grade, weight }) => so + weight * ("score" in grade ? grade.score : unknown),
      0,
    );
    return total === 0 ? 1 : sum / total;
  };
  const unknown = parts.filter(({ grade, weight }) => !("score" in grade) && weight > 0);
  const failed = parts.filter(({ grade, weight }) => grade.state === "fail" && weight > 0);
  const [least, most] = [weigh(0), weigh(1)];
  const reason = failed.length === 0 ? "all hold" : `${failed.length} of ${parts.length} do not hold`;
  const isFail = threshold === null ? failed.length > 0 : most < threshold;
  const isPass = threshold === null ? failed.length === 0 && unknown.length === 0 : least >= threshold;
  if (isFail) return { state: "fail", score: least, reason };
  if (isPass) return { state: "pass", score: least, reason };
  const error = unknown.find(({ grade }) => grade.state === "error")?.grade;
  return error ?? { state: "waiting" };
}

async function findingOf(
  assertion: SimpleAssertion,
  answer: GradedAnswer,
  graders: Graders,
): Promise<Finding | null> {
  const { text } = answer;
  switch (assertion.kind) {
    case "equals":
      return found(text.trim() === assertion.value.trim(), "compared as a whole");
    case "contains":
      return among([assertion.value], text, assertion.ignoreCase, 1);
    case "contains-any":
      return among(assertion.values, text, assertion.ignoreCase, 1);
    case "contains-all":
      return among(assertion.values, text, assertion.ignoreCase, assertion.values.length);
    case "starts-with": {
      requireText(assertion.value);
      const start = text.trimStart().slice(0, assertion.value.length);
      const isSame = assertion.ignoreCase
        ? start.toLowerCase() === assertion.value.toLowerCase()
        : start === assertion.value;
      return found(isSame, `starts with “${start.slice(0, 60)}”`);
    }
    case "regex":
      requireText(assertion.pattern);
      return found(graders.matches(assertion.pattern, text, assertion.ignoreCase), "looked for the pattern");
    case "json":
      return jsonFinding(text, assertion.schema);
    case "levenshtein": {
      const distance = levenshteinDistance(text, assertion.value);
      const longest = Math.max(text.length, assertion.value.length, 1);
      return found(distance <= assertion.most, `${distance} letters apart`, 1 - distance / longest);
    }
    case "rouge-n":
      return reaches(rougeN(text, assertion.value, assertion.size), assertion.threshold);
    case "similar":
      return reaches(await graders.similarity(text, assertion.value), assertion.threshold);
    case "word-count": {
      const words = wordsOf(text).length;
      return found(
        words >= assertion.least && words <= (assertion.most ?? Infinity),
        `${words} ${words === 1 ? "word" : "words"}`,
      );
    }
    case "latency":
      return atMost(answer.latencyMs, assertion.mostMs, "latency", "ms");
    case "cost":
      return atMost(answer.costUsd, assertion.mostUsd, "cost", "dollars");
    case "finish-reason":
      if (answer.finishReason === null) throw new Error("The model did not say why it ended.");
      return found(answer.finishReason === assertion.value, `ended by “${answer.finishReason}”`);
    case "refusal":
      return found(isRefusal(text), "looked for words of refusal");
    case "valid-function-call":
      return validCalls(answer);
    case "tool-call-f1": {
      const own = answer.calls.map(({ name }) => name);
      const wanted = assertion.calls.map(({ name }) => name);
      return reaches(f1(inBoth(own, wanted), own.length, wanted.length), assertion.threshold);
    }
    case "rubric": {
      const { score, reason } = await graders.rubric(assertion.rubric, text);
      return found(score >= assertion.threshold, reason, score);
    }
    case "pick-best": {
      const { isBest, reason } = await graders.isBest(assertion.criteria);
      return found(isBest, reason);
    }
    case "human": {
      const decided = graders.human(assertion.question);
      return decided && found(decided.pass, decided.reason);
    }
  }
}

/** Every answer holds an empty text: a case whose variable is empty would pass whatever was answered. */
function requireText(sought: string): void {
  if (sought === "") throw new Error("There is no text to look for. Fill it in, or take the assertion out.");
}

function among(values: readonly string[], text: string, ignoreCase: boolean, least: number): Finding {
  values.forEach(requireText);
  const fold = (some: string) => (ignoreCase ? some.toLowerCase() : some);
  const there = values.filter((value) => fold(text).includes(fold(value)));
  const score = least === 1 ? Number(there.length > 0) : there.length / values.length;
  return found(there.length >= least, `${there.length} of ${values.length} found`, score);
}

const reaches = (score: number, threshold: number) =>
  found(score >= threshold, `${score.toFixed(2)} of at least ${threshold}`, score);

function atMost(value: number | null, most: number, name: string, unit: string): Finding {
  if (value === null) throw new Error(`The ${name} of this answer is not known.`);
  return found(value <= most, `${value} ${unit}`);
}

function jsonFinding(text: string, schema: unknown): Finding {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return found(false, "no JSON");
  }
  if (schema === null) return found(true, "JSON");
  try {
    const problems = schemaProblems(value, schema);
    return found(problems.length === 0, problems.slice(0, 5).join("; ") || "fits the schema");
  } catch (error) {
    if (error instanceof SchemaError) throw error;
    throw new Error("The schema cannot be used.");
  }
}

function validCalls({ calls, tools }: GradedAnswer): Finding {
  if (calls.length === 0) return found(false, "no call");
  const wrong = decodeCalls(calls).findIndex((call) => call === null || problemOf(call, tools) !== null);
  if (wrong < 0)
    return found(true, `${calls.length === 1 ? "a call" : `${calls.length} calls`} that tools take`);
  const call = decodeCalls(calls)[wrong];
  return found(false, call ? (problemOf(call, tools) ?? "") : `call ${wrong + 1} is no JSON object`);
}

function problemOf(call: FunctionCall, tools: readonly Tool[]): string | null {
  const tool = tools.find(({ name }) => sameName(name, call.name));
  return tool ? misfit(call.arguments, tool.parameters, call.name) : `there is no tool ${call.name}`;
}

function misfit(value: unknown, schema: ParameterSchema, place: string): string | null {
  if (!fitsType(value, schema)) return `${place} is of another type`;
  if (schema.enum && !schema.enum.includes(value)) return `${place} is none of the values it may be`;
  if (Array.isArray(value) && schema.items) {
    const items = schema.items;
    return firstOf(value.map((item, index) => misfit(item, items, `${place}[${index}]`)));
  }
  const { properties, required = [] } = schema;
  if (typeof value !== "object" || value === null || Array.isArray(value) || !properties) return null;
  const given = value as Record<string, unknown>;
  const missing = required.find((key) => !Object.hasOwn(given, key));
  if (missing) return `${place}.${missing} is missing`;
  return firstOf(
    Object.entries(given).map(([key, inner]) => {
      const own = Object.hasOwn(properties, key) ? properties[key] : undefined;
      return own ? misfit(inner, own, `${place}.${key}`) : `${place}.${key} is not known`;
    }),
  );
}

const firstOf = (problems: (string | null)[]) => problems.find((problem) => problem !== null) ?? null;

function inBoth(own: readonly string[], wanted: readonly string[]): number {
  const left = [...wanted];
  return own.filter((name) => {
    const place = left.findIndex((one) => sameName(one, name));
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  }).length;
}
