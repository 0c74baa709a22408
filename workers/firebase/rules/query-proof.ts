import type { Filter, StructuredQuery } from "../firestore/protocol";
import { arrayElements } from "../firestore/values";
import { fromFirestore, PartlyProvenMap, ProvenOneOf, ProvenToHold, type RulesValue } from "./values";

/**
 * What a query's filters prove of every document in its result: list rules are decided from these, never from
 * documents. Only filters joined by AND at the top prove anything; nested fields prove nothing.
 */
export function provenByQuery(query: StructuredQuery): PartlyProvenMap {
  const fields = new PartlyProvenMap();
  for (const filter of conjuncts(query.where)) {
    const fieldPath = (filter.fieldFilter ?? filter.unaryFilter)?.field.fieldPath;
    const value = provenValue(filter);
    if (fieldPath && value !== undefined && /^[A-Za-z_]\w*$/.test(fieldPath) && fieldPath !== "__name__") {
      fields.set(fieldPath, value);
    }
  }
  return fields;
}

function conjuncts(filter: Filter | undefined): Filter[] {
  if (!filter) return [];
  if (!filter.compositeFilter) return [filter];
  return filter.compositeFilter.op === "AND" ? (filter.compositeFilter.filters ?? []).flatMap(conjuncts) : [];
}

function provenValue({ fieldFilter, unaryFilter }: Filter): RulesValue | undefined {
  if (unaryFilter) return unaryFilter.op === "IS_NULL" ? null : undefined;
  if (!fieldFilter) return undefined;
  switch (fieldFilter.op) {
    case "EQUAL":
      return fromFirestore(fieldFilter.value);
    case "IN":
      return new ProvenOneOf(arrayElements(fieldFilter.value).map(fromFirestore));
    case "ARRAY_CONTAINS":
      return new ProvenToHold([fromFirestore(fieldFilter.value)]);
    default:
      return undefined;
  }
}
