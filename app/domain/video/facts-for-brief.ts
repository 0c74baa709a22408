import type { Fact, FactKind } from "../facts/fact";
import { type FactSheet, settledFacts } from "../facts/fact-sheet";
import { briefLimits } from "./brief";

/** Kinds that a video most likely states; others follow in the order of the sheet. */
const order: readonly FactKind[] = [
  "name",
  "brand",
  "price",
  "list-price",
  "discount",
  "offer-end",
  "rating",
  "benefit",
  "feature",
  "description",
  "availability",
  "shipping",
  "guarantee",
  "returns",
  "award",
  "certificate",
];

/** One place of a fact is enough to point to, the second to doubt it. */
const mostSources = 2;

/** The facts a video is made from: the settled ones that are true of all variants or of the chosen one, as many as a brief holds. */
export function factsForBrief(sheet: FactSheet, variantId: string | null): Fact[] {
  const settled = settledFacts(sheet).filter(
    (fact) => fact.variantId === undefined || fact.variantId === variantId,
  );
  // What is true of the variant goes before what is said of all.
  const questionOf = ({ kind, label = "" }: Fact) => `${kind}/${label.toLowerCase()}`;
  const ofVariant = new Set(settled.filter(({ variantId }) => variantId).map(questionOf));
  const facts = settled.filter((fact) => fact.variantId || !ofVariant.has(questionOf(fact)));
  const kept: Fact[] = [];
  let characters = 2;
  for (const fact of facts.toSorted((one, other) => placeOf(one) - placeOf(other))) {
    const slim = { ...fact, sources: fact.sources.slice(0, mostSources) };
    characters += JSON.stringify(slim).length + 1;
    if (kept.length >= briefLimits.facts || characters > briefLimits.factCharacters) break;
    kept.push(slim);
  }
  return kept;
}

function placeOf({ kind }: Fact): number {
  const at = order.indexOf(kind);
  return at < 0 ? order.length : at;
}
