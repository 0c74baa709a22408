import * as z from "zod/mini";
import { sameData } from "../data/same-data";
import { type Fact, factSchema, repeatedKinds } from "./fact";

export const mostFacts = 300;

/** Which of several facts that disagree is right, as a person decided. */
const factDecisionSchema = z.object({
  /** See `factKey`. */
  key: z.string().check(z.maxLength(220)),
  factId: z.string().check(z.maxLength(64)),
  /** ISO 8601. */
  decidedAt: z.string().check(z.maxLength(32)),
});

/** What is known of one thing, and what was decided where sources disagree. */
export const factSheetSchema = z.object({
  facts: z.array(factSchema).check(z.maxLength(mostFacts)),
  decisions: z.array(factDecisionSchema).check(z.maxLength(mostFacts)),
});
export type FactSheet = z.infer<typeof factSheetSchema>;

/** Facts that cannot all be true. */
export interface FactConflict {
  key: string;
  facts: Fact[];
}

/** The same for facts that answer the same question of the same variant: "price" or "dimension/height". */
export function factKey({
  kind,
  label = "",
  variantId = "",
}: Pick<Fact, "kind" | "label" | "variantId">): string {
  return [kind, label.trim().toLowerCase(), variantId].join("/");
}

/** Where facts of one key disagree and no decision names one of them, in the order of the sheet. */
export function openConflicts({ facts, decisions }: FactSheet): FactConflict[] {
  return [...groupByKey(facts)].flatMap(([key, group]) => {
    const isDecided = decisions.some(
      (decision) => decision.key === key && group.some(({ id }) => id === decision.factId),
    );
    return disagree(group) && !isDecided ? [{ key, facts: group }] : [];
  });
}

/**
 * The facts that may be used: of those that disagree the decided one, or the most trusted where nobody has decided yet. Keeps the
 * order of the sheet.
 */
export function settledFacts({ facts, decisions }: FactSheet): Fact[] {
  const dropped = new Set<string>();
  for (const [key, group] of groupByKey(facts)) {
    if (!disagree(group)) continue;
    const decided = decisions.findLast((decision) => decision.key === key)?.factId;
    const [trusted] = group.toSorted((one, other) => other.confidence - one.confidence);
    const kept = group.find(({ id }) => id === decided) ?? trusted;
    for (const { id } of group) if (id !== kept?.id) dropped.add(id);
  }
  return facts.filter(({ id }) => !dropped.has(id));
}

function groupByKey(facts: readonly Fact[]): Map<string, Fact[]> {
  const groups = new Map<string, Fact[]>();
  for (const fact of facts) {
    if (repeatedKinds.has(fact.kind)) continue;
    const key = factKey(fact);
    groups.set(key, [...(groups.get(key) ?? []), fact]);
  }
  return groups;
}

function disagree(group: readonly Fact[]): boolean {
  return group.some(({ value }) => !sameData(value, group[0]?.value));
}
