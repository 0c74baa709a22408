import type { Assertion } from "./assertion";
import { fillPrompt } from "./fill-prompt";

/**
 * An assertion with the variables of a case filled into its texts, so that one assertion of a run can expect another answer of each
 * case. Throws, with their names, where some are missing.
 */
export function fillAssertion(assertion: Assertion, values: Readonly<Record<string, string>>): Assertion {
  return filled(assertion, values) as Assertion;
}

function filled(value: unknown, values: Readonly<Record<string, string>>): unknown {
  if (typeof value === "string") {
    if (!value.includes("{{")) return value;
    const { text, missing } = fillPrompt(value, values);
    if (text !== null) return text;
    throw new Error(`The case has no ${missing.join(", ")}. Add it, or take it out of the assertion.`);
  }
  if (Array.isArray(value)) return value.map((item) => filled(item, values));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, filled(inner, values)]));
}
