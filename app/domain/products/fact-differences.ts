import { sameData } from "../data/same-data";
import type { FactValue } from "../facts/fact-value";
import { stateFact } from "../facts/state-fact";
import { numberFormat } from "./write-number";
import type { StatedFact } from "./written-fact";

/** A fact that is shown otherwise than it is now. */
export interface FactDifference {
  factId: string;
  kind: StatedFact["kind"];
  /** In words, for a person. */
  shown: string;
  now: string;
}

/** What of the facts shown somewhere is otherwise by now. A fact that is gone is not: its words stay as they were. */
export function factDifferences(
  shown: readonly StatedFact[],
  now: readonly StatedFact[],
  language: string,
): FactDifference[] {
  const byId = new Map(now.map((fact) => [fact.id, fact]));
  return shown.flatMap(({ id, kind, value }) => {
    const current = byId.get(id);
    if (!current || sameData(current.value, value)) return [];
    return [
      {
        ...{ factId: id, kind },
        shown: valueInWords(value, language),
        now: valueInWords(current.value, language),
      },
    ];
  });
}

/** A value as people of a language write it: "£17.50". */
export function valueInWords(value: FactValue, language: string): string {
  if (value.type !== "money") return stateFact({ value });
  const amount = Number(value.amount);
  const isWhole = Number.isInteger(amount);
  return numberFormat(language, {
    ...{ style: "currency", currency: value.currency, currencyDisplay: "narrowSymbol" },
    ...(isWhole && { minimumFractionDigits: 0, maximumFractionDigits: 0 }),
  }).format(amount);
}
