import { RE2JS } from "re2js";
import type { Assertion } from "~/domain/prompt-tests/assertion";

/**
 * Whether a pattern is found in a text, in time that grows with the text alone: patterns are typed, and answers are as long as a
 * model likes. Throws, with what to do, where the pattern is none or would have to go back (look-around, back references).
 */
export function matchesPattern(pattern: string, text: string, ignoreCase: boolean): boolean {
  return compiled(pattern, ignoreCase).matcher(text).find();
}

/** Why a pattern of these cannot be used; null where all can. Those that a case fills in are known only then. */
export function patternProblem(assertions: readonly Assertion[]): string | null {
  for (const assertion of assertions) {
    if (assertion.kind === "set") {
      const problem = patternProblem(assertion.assertions);
      if (problem) return problem;
    }
    if (assertion.kind !== "regex" || assertion.pattern.includes("{{")) continue;
    try {
      compiled(assertion.pattern, assertion.ignoreCase);
    } catch (error) {
      return (error as Error).message;
    }
  }
  return null;
}

function compiled(pattern: string, ignoreCase: boolean): RE2JS {
  try {
    return RE2JS.compile(pattern, ignoreCase ? RE2JS.CASE_INSENSITIVE : 0);
  } catch (error) {
    throw new Error(
      `The pattern “${pattern.slice(0, 60)}” cannot be used: ${(error as Error).message}. Write it without look-around and back references.`,
    );
  }
}
