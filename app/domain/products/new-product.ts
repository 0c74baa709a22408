import { addFact } from "../facts/edit-sheet";
import type { FactKind } from "../facts/fact";
import { type FactSheet, mostFacts } from "../facts/fact-sheet";
import type { FactValue } from "../facts/fact-value";
import { longestProductName, type ProductFields } from "./product";

/** A product with what is known of it; the rest is as products begin. */
export function newProduct(known: Pick<ProductFields, "name"> & Partial<ProductFields>): ProductFields {
  return {
    ...{ facts: { facts: [], decisions: [] }, variants: [], photos: [], brandId: null },
    ...{ sourceUrl: null, readAt: null, published: "ask" },
    ...known,
    name: known.name.trim().slice(0, longestProductName),
  };
}

export const textValue = (text: string): FactValue => ({ type: "text", text: text.slice(0, 2000) });

/** What a person typed of a product. `newId` gives an id for each fact; `at` is ISO 8601. */
export function typedSheet(
  typed: readonly [FactKind, FactValue][],
  at: string,
  newId: () => string,
): FactSheet {
  return typed
    .slice(0, mostFacts)
    .reduce<FactSheet>(
      (sheet, [kind, value]) => addFact(sheet, { kind, value, language: null }, { id: newId(), at }),
      { facts: [], decisions: [] },
    );
}
