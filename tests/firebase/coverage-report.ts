/** One expression of the rules in the answer of `…:ruleCoverage`. */
export interface ExpressionReport {
  sourcePosition: { line: number };
  source: string;
  values: { value: { boolValue?: boolean; other?: true }; count: number }[];
  children: ExpressionReport[];
}

/** Conditions, wherever they stand, that were not seen both true and false: where, what, and what is missing. */
export function unseenConditions(report: readonly ExpressionReport[]): string[] {
  return report.flatMap((expression) => [...unseenOf(expression), ...unseenConditions(expression.children)]);
}

function unseenOf({ source, sourcePosition, values }: ExpressionReport): string[] {
  const isLiteral = /^(true|false|null|'[^']*'|\d+)$/.test(source);
  const isNoCondition = values.some(({ value }) => value.other);
  if (isLiteral || isNoCondition) return [];
  return [true, false]
    .filter((wanted) => !values.some(({ value }) => value.boolValue === wanted))
    .map((wanted) => `line ${sourcePosition.line}: ${source} was never ${wanted}`);
}
