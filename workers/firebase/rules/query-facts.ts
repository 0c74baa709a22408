import { NAME_FIELD } from "../firestore/document";
import { parseFieldPath } from "../firestore/field-path";
import type { FieldFilter, Filter, StructuredQuery } from "../firestore/protocol";
import { arrayElements, type Value } from "../firestore/values";
import { isComparable } from "./equality";
import { fromFirestore } from "./from-firestore";
import { RulesLimitError } from "./rules-error";
import { type Fact, Unproven } from "./unproven";
import { PartlyProvenMap, type RulesValue } from "./values";

/** Firestore's own limit is 30; whatever has more is refused before it costs anything. */
const MAX_ALTERNATIVES = 100;

/** One of the alternatives of a query: every document of its result is in at least one of them. */
export interface Alternative {
  /** What is proven of `resource.data`. */
  data: PartlyProvenMap;
  /** Name of the only document there can be, if the query asks for one by its id. */
  documentName: string | null;
}

/**
 * What a query's filters and order prove of every document in its result: list requests are decided from these,
 * never from documents. A query that joins by OR (IN does) is granted only if each of its alternatives is.
 */
export function alternativesOf(query: StructuredQuery): Alternative[] {
  const alternatives = disjuncts(query.where);
  // Without any, the result is empty; granted is only what would be granted without a filter.
  return (alternatives.length > 0 ? alternatives : [[]]).map((filters) => alternativeOf(filters, query));
}

/** The filter as a list of alternatives, each a list of filters that hold together. */
function disjuncts(filter: Filter | undefined): Filter[][] {
  if (!filter) return [[]];
  const { compositeFilter, fieldFilter } = filter;
  if (compositeFilter) {
    const parts = (compositeFilter.filters ?? []).map(disjuncts);
    if (compositeFilter.op === "OR") return limited(parts.flat());
    return parts.reduce<Filter[][]>(
      (all, part) => limited(all.flatMap((left) => part.map((right) => [...left, ...right]))),
      [[]],
    );
  }
  if (fieldFilter?.op === "IN") return eachValue(fieldFilter, "EQUAL");
  if (fieldFilter?.op === "ARRAY_CONTAINS_ANY") return eachValue(fieldFilter, "ARRAY_CONTAINS");
  return [[filter]];
}

function eachValue(filter: FieldFilter, op: FieldFilter["op"]): Filter[][] {
  return limited(arrayElements(filter.value).map((value) => [{ fieldFilter: { ...filter, op, value } }]));
}

function limited(alternatives: Filter[][]): Filter[][] {
  if (alternatives.length > MAX_ALTERNATIVES)
    throw new RulesLimitError("the query has too many alternatives");
  return alternatives;
}

/** What is known of one field and those within it. */
interface FieldNode {
  /** Undefined: not known. */
  value: RulesValue | undefined;
  facts: Fact[];
  children: Map<string, FieldNode>;
}

function newNode(): FieldNode {
  return { value: undefined, facts: [], children: new Map() };
}

function alternativeOf(filters: Filter[], query: StructuredQuery): Alternative {
  const root = newNode();
  let documentName: string | null = null;
  for (const { fieldFilter, unaryFilter } of filters) {
    const fieldPath = (fieldFilter ?? unaryFilter)?.field.fieldPath ?? NAME_FIELD;
    if (fieldPath !== NAME_FIELD) {
      const node = nodeAt(root, fieldPath);
      if (fieldFilter?.op === "EQUAL") node.value = fromFirestore(fieldFilter.value);
      else if (unaryFilter?.op === "IS_NULL") node.value = null;
      else node.facts.push(...(fieldFilter ? factsOf(fieldFilter) : factsOfUnary(unaryFilter?.op)));
    } else if (fieldFilter?.op === "EQUAL" && "referenceValue" in fieldFilter.value) {
      documentName = fieldFilter.value.referenceValue;
    }
  }
  // Documents without a field that orders the result are not in it.
  for (const { field } of query.orderBy ?? []) {
    if (field.fieldPath !== NAME_FIELD) nodeAt(root, field.fieldPath).facts.push({ kind: "present" });
  }
  return { data: toMap(root), documentName };
}

function nodeAt(root: FieldNode, fieldPath: string): FieldNode {
  let node = root;
  for (const name of parseFieldPath(fieldPath)) {
    const child = node.children.get(name) ?? newNode();
    node.children.set(name, child);
    node = child;
  }
  return node;
}

function toMap({ children }: FieldNode): PartlyProvenMap {
  return new PartlyProvenMap(new Map([...children].map(([name, node]) => [name, toValue(node)])));
}

function toValue(node: FieldNode): RulesValue {
  if (node.value !== undefined) return node.value;
  return node.children.size > 0 ? toMap(node) : new Unproven(node.facts);
}

const BOUNDS: Partial<Record<FieldFilter["op"], "<" | "<=" | ">" | ">=">> = {
  LESS_THAN: "<",
  LESS_THAN_OR_EQUAL: "<=",
  GREATER_THAN: ">",
  GREATER_THAN_OR_EQUAL: ">=",
};
const NOT_NULL: Fact = { kind: "differs", value: null };

function factsOf({ op, value }: FieldFilter): Fact[] {
  const operator = BOUNDS[op];
  const bound = fromFirestore(value);
  // Firestore orders values of every type, rules only some: of the others a bound proves no more than presence.
  if (operator && isComparable(bound, bound)) return [{ kind: "bound", operator, value: bound }];
  if (op === "ARRAY_CONTAINS") return [{ kind: "holds", value: fromFirestore(value) }];
  if (op === "NOT_EQUAL") return [NOT_NULL, differs(value)];
  if (op === "NOT_IN") return [NOT_NULL, ...arrayElements(value).map(differs)];
  return [{ kind: "present" }];
}

function differs(value: Value): Fact {
  return { kind: "differs", value: fromFirestore(value) };
}

function factsOfUnary(op: string | undefined): Fact[] {
  return op === "IS_NOT_NULL" || op === "IS_NOT_NAN" ? [NOT_NULL] : [{ kind: "present" }];
}
