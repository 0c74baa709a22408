import type { Fact } from "../facts/fact";
import { type FactSheet, factKey, settledFacts } from "../facts/fact-sheet";

/**
 * What every fact of a sheet says now, by its own id: one that gave way to another answer to the same question says what that one
 * says, so that words which were bound to it follow the decision.
 */
export function currentFacts(sheet: FactSheet): Fact[] {
  const settled = settledFacts(sheet);
  const ids = new Set(settled.map(({ id }) => id));
  const byKey = new Map(settled.map((fact) => [factKey(fact), fact]));
  return sheet.facts.flatMap((fact) => {
    const said = ids.has(fact.id) ? fact : byKey.get(factKey(fact));
    return said ? [{ ...said, id: fact.id }] : [];
  });
}
