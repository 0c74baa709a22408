/** An expression that cannot be evaluated: the `allow` it stands in grants nothing. */
export class RulesError extends Error {
  override readonly name: string = "RulesError";
}

/** A limit of one request was passed: nothing grants it any more, whatever stands on the other side of an `||`. */
export class RulesLimitError extends RulesError {
  override readonly name = "RulesLimitError";
}

/** A rules text that cannot be read. Line and column count from 1. */
export class RulesSyntaxError extends Error {
  override readonly name = "RulesSyntaxError";
  constructor(
    readonly description: string,
    readonly line: number,
    readonly column: number,
  ) {
    super(`Line ${line}, column ${column}: ${description}`);
  }
}

export function refuse(message: string): never {
  throw new RulesError(message);
}
