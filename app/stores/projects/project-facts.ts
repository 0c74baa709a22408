import type { Fact } from "~/domain/facts/fact";
import type { FactSheet } from "~/domain/facts/fact-sheet";
import { currentFacts } from "~/domain/products/current-facts";

/** What every fact of a project says now: its own, and those of its product, which count where both have one of the same id. */
export function factsOfProject(own: FactSheet, ofProduct: readonly Fact[]): Fact[] {
  const facts = [...currentFacts(own), ...ofProduct];
  return [...new Map(facts.map((fact) => [fact.id, fact])).values()];
}
