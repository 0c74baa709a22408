import type { Assertion } from "./assertion";
import type { Grade } from "./grade";

/**
 * What the assertions of a metric come to in one cell, those of sets among them: the plain mean of their scores over all repeats, so
 * that what weighs nothing can still be measured. What has no score is left out.
 */
export function metricScores(
  assertions: readonly Assertion[],
  repeats: readonly (readonly Grade[])[],
): Map<string, number> {
  const scores = new Map<string, number[]>();
  for (const grades of repeats) gather(assertions, grades, scores);
  return new Map(
    [...scores].map(([metric, all]) => [metric, all.reduce((sum, one) => sum + one, 0) / all.length]),
  );
}

function gather(assertions: readonly Assertion[], grades: readonly Grade[], scores: Map<string, number[]>) {
  for (const [place, assertion] of assertions.entries()) {
    const grade = grades[place];
    if (!grade) continue;
    const metric = assertion.metric.trim();
    if (metric && "score" in grade) scores.set(metric, [...(scores.get(metric) ?? []), grade.score]);
    if (assertion.kind === "set" && "parts" in grade) gather(assertion.assertions, grade.parts ?? [], scores);
  }
}
