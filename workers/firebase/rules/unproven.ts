import { compareRulesValues, equalRulesValues, isComparable } from "./equality";
import { refuse } from "./rules-error";
import { isList, isOfType, PartlyProvenMap, type RulesValue } from "./values";

/** Something that holds for a value in every document of a query's result. */
export type Fact =
  | { kind: "bound"; operator: "<" | "<=" | ">" | ">="; value: RulesValue }
  | { kind: "differs"; value: RulesValue }
  /** It is a list with this element. */
  | { kind: "holds"; value: RulesValue }
  /** It is there: some query filters and every order say no more than that. */
  | { kind: "present" };

/** A value that differs from document to document, or may be missing: only its facts are known. */
export class Unproven {
  constructor(readonly facts: readonly Fact[] = []) {}

  get isPresent(): boolean {
    return this.facts.length > 0;
  }
}

/** Any string: every string is at least the empty one. */
export const ANY_STRING = new Unproven([{ kind: "bound", operator: ">=", value: "" }]);

/** How a value can lie to another: of the same kind below, equal or above it, or of another kind. */
type Relation = "below" | "equal" | "above" | "other";
const RELATIONS: readonly Relation[] = ["below", "equal", "above", "other"];

/** What each comparison allows. `other` is decided by == and != alone; for an order it would be an error. */
const SATISFYING: Record<string, readonly Relation[]> = {
  "==": ["equal"],
  "!=": ["below", "above", "other"],
  "<": ["below"],
  "<=": ["below", "equal"],
  ">": ["above"],
  ">=": ["above", "equal"],
};

/** `unproven <operator> value`, if the facts decide it for every document. Refuses if they do not. */
export function decideComparison(unproven: Unproven, operator: string, value: RulesValue): boolean {
  const possible = unproven.facts.reduce(
    (relations, fact) => relations.filter((relation) => isPossible(relation, fact, value)),
    RELATIONS,
  );
  const isOrder = operator !== "==" && operator !== "!=";
  if (!unproven.isPresent || (isOrder && possible.includes("other"))) return refuseOpen();
  const satisfying = SATISFYING[operator]!;
  if (possible.every((relation) => satisfying.includes(relation))) return true;
  return possible.some((relation) => satisfying.includes(relation)) ? refuseOpen() : false;
}

/** A value that holds for every document a list request could return. Refuses what the query leaves open. */
export function requireProven(value: RulesValue): RulesValue {
  return value instanceof Unproven || value instanceof PartlyProvenMap ? refuseOpen() : value;
}

export function refuseOpen(): never {
  return refuse("the query does not prove this value");
}

/** Whether a value of which the fact holds can lie so to `value`. */
function isPossible(relation: Relation, fact: Fact, value: RulesValue): boolean {
  switch (fact.kind) {
    case "present":
      return true;
    case "holds":
      return relation === "other" || (relation === "equal" && isList(value));
    case "differs":
      return relation !== "equal" || !equalRulesValues(fact.value, value);
    case "bound":
      return isComparable(fact.value, value)
        ? isWithin(relation, fact.operator, compareRulesValues(fact.value, value))
        : relation === "other";
  }
}

/** `order` is that of the bound to the value compared with. */
function isWithin(relation: Relation, operator: "<" | "<=" | ">" | ">=", order: number): boolean {
  if (relation === "other") return false;
  if (Number.isNaN(order)) return true;
  const isLowerBound = operator === ">" || operator === ">=";
  if (order === 0) {
    if (relation === "equal") return operator === ">=" || operator === "<=";
    return relation === (isLowerBound ? "above" : "below");
  }
  if (isLowerBound) return order < 0 || relation === "above";
  return order > 0 || relation === "below";
}

/** `unproven is type`: a bound is of the type of what it bounds, but a number may be int or float. */
export function decideType(unproven: Unproven, type: string): boolean {
  for (const fact of unproven.facts) {
    if (fact.kind === "holds") return type === "list";
    if (fact.kind !== "bound") continue;
    if (isOfType(fact.value, "number")) {
      return type === "number" || (type === "int" || type === "float" ? refuseOpen() : false);
    }
    return isOfType(fact.value, type);
  }
  return refuseOpen();
}

/** Elements that the value, a list, is proven to hold. */
export function heldElements(unproven: Unproven): RulesValue[] {
  return unproven.facts.flatMap((fact) => (fact.kind === "holds" ? [fact.value] : []));
}
