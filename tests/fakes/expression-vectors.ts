import { describe, expect, test } from "vitest";
import type { Fields } from "../../workers/firebase/firestore/values";
import { decide, rulesOf } from "./rules-request";

/** Conditions of rules by what Google's documentation says becomes of them. */
export interface ExpressionVectors {
  true?: readonly string[];
  false?: readonly string[];
  error?: readonly string[];
}

/** "error" also for what is neither true nor false. */
export function outcomeOf(condition: string, stored: Fields = {}): "true" | "false" | "error" {
  const decision = decide(rulesOf(`match /items/{id} { allow get: if ${condition}; }`), { stored });
  if (decision.granted) return "true";
  return decision.denials[0]?.reason === "false" ? "false" : "error";
}

/** One test per vector. `stored` are the fields of the document asked for. */
export function testExpressions(title: string, vectors: ExpressionVectors, stored: Fields = {}): void {
  describe(title, () => {
    for (const outcome of ["true", "false", "error"] as const) {
      test.each(vectors[outcome] ?? [])(`${outcome}: %s`, (condition) => {
        expect(outcomeOf(condition, stored)).toBe(outcome);
      });
    }
  });
}
