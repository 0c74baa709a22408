import { positionAt } from "./lex";
import type { Expression, MatchBlock, RulesText } from "./syntax";
import type { RulesValue } from "./values";

/** How often an expression had which outcome. */
export interface Outcomes {
  true: number;
  false: number;
  error: number;
  /** Something else than a boolean. */
  value: number;
}

/** What became of one expression of the rules, and of those within it. */
export interface ExpressionReport {
  sourcePosition: { line: number; column: number; currentOffset: number; endOffset: number };
  source: string;
  values: { value: { boolValue: boolean } | { error: true } | { other: true }; count: number }[];
  children: ExpressionReport[];
}

/** Counts the outcomes of each expression as requests are judged. Values are not kept: they are users' data. */
export class Coverage {
  readonly #outcomes = new Map<Expression, Outcomes>();

  record(expression: Expression, value: RulesValue): void {
    const outcomes = this.#of(expression);
    if (typeof value === "boolean") outcomes[value ? "true" : "false"]++;
    else outcomes.value++;
  }

  recordError(expression: Expression): void {
    this.#of(expression).error++;
  }

  outcomesOf(expression: Expression): Outcomes {
    return this.#outcomes.get(expression) ?? { true: 0, false: 0, error: 0, value: 0 };
  }

  #of(expression: Expression): Outcomes {
    const known = this.#outcomes.get(expression);
    if (known) return known;
    const outcomes = { true: 0, false: 0, error: 0, value: 0 };
    this.#outcomes.set(expression, outcomes);
    return outcomes;
  }

  /** Every `allow` condition and function body of a text, in the order they stand in. */
  report(source: string, { services }: RulesText): ExpressionReport[] {
    return services
      .flatMap(rootsOf)
      .sort((first, second) => first.start - second.start)
      .map((root) => this.#reportOf(source, root));
  }

  #reportOf(source: string, expression: Expression): ExpressionReport {
    const { start, end } = expression;
    const counts = this.outcomesOf(expression);
    const values = [
      { value: { boolValue: true }, count: counts.true },
      { value: { boolValue: false }, count: counts.false },
      { value: { error: true } as const, count: counts.error },
      { value: { other: true } as const, count: counts.value },
    ].filter(({ count }) => count > 0);
    return {
      sourcePosition: { ...positionAt(source, start), currentOffset: start, endOffset: end },
      source: source.slice(start, end),
      values,
      children: partsOf(expression).map((part) => this.#reportOf(source, part)),
    };
  }
}

function rootsOf(block: MatchBlock): Expression[] {
  return [
    ...block.allows.flatMap(({ condition }) => (condition ? [condition] : [])),
    ...[...block.functions.values()].flatMap(({ bindings, result }) => [
      ...bindings.map(({ value }) => value),
      result,
    ]),
    ...block.matches.flatMap(rootsOf),
  ];
}

/** The expressions directly within one. */
function partsOf(expression: Expression): Expression[] {
  switch (expression.kind) {
    case "literal":
    case "variable":
      return [];
    case "list":
      return expression.elements;
    case "map":
      return expression.entries.flat();
    case "path":
      return expression.parts;
    case "not":
    case "negate":
    case "is":
      return [expression.operand];
    case "conditional":
      return [expression.condition, expression.whenTrue, expression.whenFalse];
    case "member":
      return [expression.object];
    case "index":
      return [expression.object, expression.index];
    case "range":
      return [expression.object, expression.from, expression.to];
    case "method":
      return [expression.object, ...expression.arguments];
    case "call":
      return expression.arguments;
    case "binary":
      return [expression.left, expression.right];
  }
}
