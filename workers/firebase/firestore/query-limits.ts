import type { Filter, StructuredQuery } from "./protocol";
import { disjunctionsOf, sizeOfNormalForm } from "./query-normal-form";
import { inequalityFields } from "./query-order";
import { relativeSegments } from "./resource-name";
import { invalidArgument } from "./rpc-error";
import { arrayElements } from "./values";

/** https://firebase.google.com/docs/firestore/query-data/queries#query_limitations */
const MAX_DISJUNCTIONS = 30;
const MAX_EXCLUDED_VALUES = 10;
const MAX_INEQUALITY_FIELDS = 10;
const MAX_COMPONENTS = 100;

/** Refuses queries too large for Firestore, in its order and words. Throws INVALID_ARGUMENT. */
export function requireWithinLimits(parent: string, query: StructuredQuery): void {
  requireFewValues(query.where);
  const { disjunctions, conditions } = sizeOfNormalForm(query.where);
  if (disjunctions > MAX_DISJUNCTIONS) {
    throw invalidArgument(
      `Too many disjunctions after normalization. Result had ${disjunctions} disjunctions which is more than the maximum of ${MAX_DISJUNCTIONS}`,
    );
  }
  for (const conjunction of disjunctionsOf(query.where)) {
    if (conjunction.filter(({ op }) => op === "ARRAY_CONTAINS").length > 1) {
      throw invalidArgument("A maximum of 1 'ARRAY_CONTAINS' filter is allowed per disjunction.");
    }
  }
  const unequal = inequalityFields(query.where);
  if (unequal.size > MAX_INEQUALITY_FIELDS) {
    throw invalidArgument(
      `The query contains ${unequal.size} distinct inequality fields: [${[...unequal].join(", ")}]. A query may not have more than ${MAX_INEQUALITY_FIELDS} distinct inequality fields.`,
    );
  }
  requireFewComponents(parent, conditions, query.orderBy?.length ?? 0);
}

/** So many parts are refused before anything is compared with anything. Throws INVALID_ARGUMENT. */
export function requireReasonableSize(parent: string, filters: number, orders: number): void {
  if (filters + orders > 10 * MAX_COMPONENTS) requireFewComponents(parent, filters, orders);
}

function requireFewComponents(parent: string, filters: number, orders: number): void {
  const ancestors = relativeSegments(parent).length > 0 ? 1 : 0;
  if (filters + orders + ancestors <= MAX_COMPONENTS) return;
  throw invalidArgument(
    `The query may not have more than ${MAX_COMPONENTS} filters + sort orders + ancestor total. Currently there are ${filters} filters, ${orders} sort orders, and ${ancestors ? "one" : "no"} ancestor filter.`,
  );
}

function requireFewValues(filter: Filter | undefined): void {
  filter?.compositeFilter?.filters?.forEach(requireFewValues);
  const { op, value } = filter?.fieldFilter ?? {};
  if (op !== "IN" && op !== "ARRAY_CONTAINS_ANY" && op !== "NOT_IN") return;
  const most = op === "NOT_IN" ? MAX_EXCLUDED_VALUES : MAX_DISJUNCTIONS;
  if (arrayElements(value).length > most) {
    throw invalidArgument(`'${op}' supports up to ${most} comparison values.`);
  }
}
