import type { Fact } from "../facts/fact";
import { type FactSheet, factKey, mostFacts } from "../facts/fact-sheet";

/** What is known of one variant, or with null of the product whatever the variant, as a sheet of its own. */
export function sheetOfVariant({ facts, decisions }: FactSheet, variantId: string | null): FactSheet {
  const own = facts.filter((fact) => (fact.variantId ?? null) === variantId);
  return {
    facts: own.map(withoutVariantId),
    decisions: decisions.flatMap((decision) => {
      const fact = own.find((one) => factKey(one) === decision.key);
      return fact ? [{ ...decision, key: factKey(withoutVariantId(fact)) }] : [];
    }),
  };
}

/** The whole sheet with what is known of one variant as it was changed. Throws a RangeError where it is full. */
export function withSheetOfVariant(
  sheet: FactSheet,
  variantId: string | null,
  changed: FactSheet,
): FactSheet {
  const before = new Set(sheet.facts.filter((fact) => (fact.variantId ?? null) === variantId).map(factKey));
  const others = sheet.facts.filter((fact) => (fact.variantId ?? null) !== variantId);
  const own = changed.facts.map((fact) => (variantId === null ? fact : { ...fact, variantId }));
  if (others.length + own.length > Math.max(mostFacts, sheet.facts.length)) {
    throw new RangeError(`There is room for ${mostFacts} facts. Drop one, then add this.`);
  }
  const decisions = changed.decisions.flatMap((decision) => {
    const at = changed.facts.findIndex((fact) => factKey(fact) === decision.key);
    const fact = own[at];
    return fact ? [{ ...decision, key: factKey(fact) }] : [];
  });
  return {
    facts: inOrderOf(sheet.facts, [...others, ...own]),
    decisions: [...sheet.decisions.filter(({ key }) => !before.has(key)), ...decisions],
  };
}

/** Known facts stand where they stood, new ones behind. */
function inOrderOf(before: readonly Fact[], facts: readonly Fact[]): Fact[] {
  const places = new Map(before.map(({ id }, index) => [id, index]));
  const placeOf = ({ id }: Fact) => places.get(id) ?? before.length;
  return facts.toSorted((one, other) => placeOf(one) - placeOf(other));
}

function withoutVariantId({ variantId: _, ...fact }: Fact): Fact {
  return fact;
}
