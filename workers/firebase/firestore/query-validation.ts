import { NAME_FIELD } from "./document";
import type { Cursor, Filter, StructuredQuery } from "./protocol";
import { queryLimit } from "./protocol";
import { requireReasonableSize, requireWithinLimits } from "./query-limits";
import { effectiveOrder, inequalityFields } from "./query-order";
import { relativeSegments, requireAllowedCollectionId, requireAllowedId } from "./resource-name";
import { invalidArgument } from "./rpc-error";
import { arrayElements, type Value } from "./values";

const LIST_OPERATORS = new Set(["IN", "NOT_IN", "ARRAY_CONTAINS_ANY"]);

/** Refuses what Firestore refuses before it looks at any document. Throws INVALID_ARGUMENT. */
export function requireValidQuery(parent: string, query: StructuredQuery): void {
  relativeSegments(parent).forEach(requireAllowedId);
  requireAllowedCollectionId(query.from?.[0]?.collectionId ?? "");
  requireNoNegativeCounts(query);
  const filters = leafFilters(query.where);
  requireReasonableSize(parent, filters.length, query.orderBy?.length ?? 0);
  filters.forEach(requireValidOperand);
  requireOneNegation(filters);
  requireValidKeyFilters(filters, query);
  requireCollectionUnlessByName(filters, query);
  requireValidOrder(query);
  requireValidCursor(query, query.startAt);
  requireValidCursor(query, query.endAt);
  requireWithinLimits(parent, query);
}

/** A field or unary filter, as far as its place in the query's rules goes. */
interface LeafFilter {
  fieldPath: string;
  op: string;
  value: Value | null;
}

function leafFilters(filter: Filter | undefined): LeafFilter[] {
  const { compositeFilter, fieldFilter, unaryFilter } = filter ?? {};
  if (compositeFilter) {
    if (!compositeFilter.filters?.length) {
      throw invalidArgument("Composite filter must have at least one sub-filter.");
    }
    return compositeFilter.filters.flatMap(leafFilters);
  }
  if (fieldFilter) {
    return [{ fieldPath: fieldFilter.field.fieldPath, op: fieldFilter.op, value: fieldFilter.value }];
  }
  if (unaryFilter) return [{ fieldPath: unaryFilter.field.fieldPath, op: unaryFilter.op, value: null }];
  return [];
}

function requireNoNegativeCounts(query: StructuredQuery): void {
  if ((queryLimit(query) ?? 0) < 0) throw invalidArgument("limit is negative");
  if ((query.offset ?? 0) < 0) throw invalidArgument("offset is negative");
}

function requireValidOperand({ op, value }: LeafFilter): void {
  if (!LIST_OPERATORS.has(op)) return;
  if (!value || !("arrayValue" in value)) throw invalidArgument(`'${op}' requires an ArrayValue.`);
  if (!arrayElements(value).length) throw invalidArgument(`'${op}' requires an non-empty ArrayValue.`);
}

function requireOneNegation(filters: LeafFilter[]): void {
  const negations = filters.filter(
    ({ op }) => op === "NOT_EQUAL" || op === "NOT_IN" || op.startsWith("IS_NOT_"),
  );
  if (negations.length > 1) {
    throw invalidArgument(
      "Only a single 'NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', or 'IS_NOT_NULL' filter allowed per query.",
    );
  }
  // Google documents OR as excluded too; its emulator answers such queries, and the SDK's tests ask them.
  const hasMembership = filters.some(({ op }) => op === "IN" || op === "ARRAY_CONTAINS_ANY");
  if (hasMembership && filters.some(({ op }) => op === "NOT_IN")) {
    throw invalidArgument(
      "'NOT_IN' cannot be used in the same query with 'IN', 'ARRAY_CONTAINS_ANY' or 'OR'.",
    );
  }
}

function requireValidKeyFilters(filters: LeafFilter[], query: StructuredQuery): void {
  const inequalities = inequalityFields(query.where);
  for (const { fieldPath, op, value } of filters) {
    if (fieldPath !== NAME_FIELD) continue;
    if (op.startsWith("ARRAY_CONTAINS")) throw invalidArgument("the name __key__ is reserved");
    const keys = value && "arrayValue" in value ? arrayElements(value) : [value];
    for (const key of keys) {
      if (!key || !("referenceValue" in key)) throw invalidArgument("__key__ filter value must be a Key");
      relativeSegments(key.referenceValue).forEach(requireAllowedId);
    }
    if ((op === "EQUAL" || op === "IN") && inequalities.size > 0 && !inequalities.has(NAME_FIELD)) {
      throw invalidArgument(
        "Equality on key is not allowed if there are other inequality fields and key does not appear in inequalities.",
      );
    }
  }
}

/** Without a collection id nothing but names is in order. */
function requireCollectionUnlessByName(filters: LeafFilter[], query: StructuredQuery): void {
  if (query.from?.[0]?.collectionId) return;
  const filter = filters.find(({ fieldPath }) => fieldPath !== NAME_FIELD);
  if (filter) throw invalidArgument(`kind is required for filter: ${filter.fieldPath}`);
  const isByName = effectiveOrder(query).every(
    ({ fieldPath, descending }) => fieldPath === NAME_FIELD && !descending,
  );
  if (!isByName) throw invalidArgument("kind is required for all orders except __key__ ascending");
}

function requireValidOrder(query: StructuredQuery): void {
  const named = (query.orderBy ?? []).map(({ field }) => field.fieldPath);
  const twice = named.find((fieldPath, index) => named.indexOf(fieldPath) < index);
  if (twice) throw invalidArgument(`order by clause cannot contain duplicate fields ${twice}`);
  const order = effectiveOrder(query);
  const afterKey = order[order.findIndex(({ fieldPath }) => fieldPath === NAME_FIELD) + 1];
  if (afterKey) {
    throw invalidArgument(`order by clause cannot contain more fields after the key ${afterKey.fieldPath}`);
  }
}

function requireValidCursor({ orderBy = [] }: StructuredQuery, cursor: Cursor | undefined): void {
  const values = cursor?.values ?? [];
  if (values.length > orderBy.length) throw invalidArgument("Cursor has too many values.");
  for (const [index, value] of values.entries()) {
    if (orderBy[index]?.field.fieldPath !== NAME_FIELD) continue;
    if (!("referenceValue" in value)) {
      throw invalidArgument("Cursor __key__ value is not a document reference.");
    }
    const name = value.referenceValue;
    if (relativeSegments(name).length % 2 !== 0) {
      throw invalidArgument(`Document parent name "${name}" lacks "/" at index ${name.length}.`);
    }
  }
}
