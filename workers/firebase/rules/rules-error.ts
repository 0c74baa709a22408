/** A rules text that cannot be read, or an expression that cannot be evaluated: either way access is refused. */
export class RulesError extends Error {
  override readonly name = "RulesError";
}

export function refuse(message: string): never {
  throw new RulesError(message);
}
