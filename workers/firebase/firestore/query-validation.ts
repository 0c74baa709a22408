import { NAME_FIELD } from "./document";
import type { FieldFilter, StructuredQuery } from "./protocol";
import { effectiveOrder, inequalityFields } from "./query-order";
import { relativeSegments, requireAllowedId } from "./resource-name";
import { invalidArgument } from "./rpc-error";

/** Refuses what Firestore refuses before it looks at any document. Throws INVALID_ARGUMENT. */
export function requireValidQuery(parent: string, query: StructuredQuery): void {
  relativeSegments(parent).forEach(requireAllowedId);
  requireAllowedId(query.from?.[0]?.collectionId ?? "");
  requireKeyLastInOrder(query);
  requireValidKeyFilters(query);
}

function requireKeyLastInOrder(query: StructuredQuery): void {
  const order = effectiveOrder(query);
  const afterKey = order[order.findIndex(({ fieldPath }) => fieldPath === NAME_FIELD) + 1];
  if (afterKey) {
    throw invalidArgument(`order by clause cannot contain more fields after the key ${afterKey.fieldPath}`);
  }
}

function requireValidKeyFilters(query: StructuredQuery): void {
  const inequalities = inequalityFields(query.where);
  for (const filter of conjunctFieldFilters(query)) {
    if (filter.field.fieldPath !== NAME_FIELD) continue;
    if (filter.op === "EQUAL" && inequalities.size > 0 && !inequalities.has(NAME_FIELD)) {
      throw invalidArgument(
        "Equality on key is not allowed if there are other inequality fields and key does not appear in inequalities.",
      );
    }
    const keys = "arrayValue" in filter.value ? (filter.value.arrayValue.values ?? []) : [filter.value];
    for (const key of keys) {
      if ("referenceValue" in key) relativeSegments(key.referenceValue).forEach(requireAllowedId);
    }
  }
}

function conjunctFieldFilters(query: StructuredQuery): FieldFilter[] {
  const { where } = query;
  const conjuncts =
    where?.compositeFilter?.op === "AND" ? (where.compositeFilter.filters ?? []) : where ? [where] : [];
  return conjuncts.flatMap((filter) => filter.fieldFilter ?? []);
}
