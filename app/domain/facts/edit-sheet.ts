import { sameData } from "../data/same-data";
import { type Fact, mostSources, repeatedKinds } from "./fact";
import { type FactSheet, factKey, mostFacts } from "./fact-sheet";
import type { FactValue } from "./fact-value";

/** What a person says of a fact; the rest follows. */
type FactEntry = Pick<Fact, "kind" | "label" | "value" | "language" | "variantId">;

/** A person chose one of the facts that disagree. A later decision on the same question replaces it. `at` is ISO 8601. */
export function decideConflict(sheet: FactSheet, key: string, factId: string, at: string): FactSheet {
  return {
    ...sheet,
    decisions: [
      ...sheet.decisions.filter((decision) => decision.key !== key),
      { key, factId, decidedAt: at },
    ],
  };
}

/**
 * A person corrected what a fact says. Its sources stay, so that it can still be seen where the first reading came from; the person
 * comes before them. Among facts that disagree the corrected one is right from then on.
 */
export function correctFact(sheet: FactSheet, factId: string, value: FactValue, at: string): FactSheet {
  const fact = sheet.facts.find(({ id }) => id === factId);
  if (!fact) return sheet;
  return vouchFor(sheet, { ...fact, value }, at);
}

/**
 * A person added a fact. One that says the same takes the person among its sources instead. Among facts that disagree the added one is
 * right from then on. Throws a RangeError where the sheet is full.
 */
export function addFact(
  sheet: FactSheet,
  entry: FactEntry,
  { id, at }: { id: string; at: string },
): FactSheet {
  const key = factKey(entry);
  const same = sheet.facts.find((fact) => factKey(fact) === key && sameData(fact.value, entry.value));
  if (same) return vouchFor(sheet, same, at);
  if (sheet.facts.length >= mostFacts) {
    throw new RangeError(`There is room for ${mostFacts} facts. Drop one, then add this.`);
  }
  const added: Fact = { ...entry, id, sources: [], confidence: 1 };
  return vouchFor({ ...sheet, facts: [...sheet.facts, added] }, added, at);
}

/** Takes a fact out, with the decisions for it: what it disagreed with is open again where others still disagree. */
export function dropFact({ facts, decisions }: FactSheet, factId: string): FactSheet {
  return {
    facts: facts.filter(({ id }) => id !== factId),
    decisions: decisions.filter((decision) => decision.factId !== factId),
  };
}

/** Puts the person before the sources of a fact, in its place in the sheet, and decides for it where others disagree. */
function vouchFor(sheet: FactSheet, fact: Fact, at: string): FactSheet {
  const others = fact.sources.filter(({ from }) => from !== "you");
  const sources = [{ from: "you" as const, at }, ...others].slice(0, mostSources);
  const vouched = { ...fact, sources, confidence: 1 };
  const key = factKey(fact);
  const facts = sheet.facts.map((one) => (one.id === fact.id ? vouched : one));
  const isAlone = facts.every((one) => one.id === fact.id || factKey(one) !== key);
  return isAlone || repeatedKinds.has(fact.kind)
    ? { ...sheet, facts }
    : decideConflict({ ...sheet, facts }, key, fact.id, at);
}
