import { documentField, type StoredDocument } from "./document";
import type { FieldFilter, Filter, UnaryFilter } from "./protocol";
import { invalidArgument } from "./rpc-error";
import { compareValues, equalValues, typeRank } from "./value-order";
import { arrayElements, isNaNValue, isNull, type Value } from "./values";

/** Whether a document passes a filter; a filter on a field the document lacks never passes. */
export function matchesFilter(document: StoredDocument, filter: Filter | undefined): boolean {
  if (!filter) return true;
  if (filter.compositeFilter) {
    const parts = filter.compositeFilter.filters ?? [];
    return filter.compositeFilter.op === "OR"
      ? parts.some((part) => matchesFilter(document, part))
      : parts.every((part) => matchesFilter(document, part));
  }
  if (filter.unaryFilter) return matchesUnary(document, filter.unaryFilter);
  if (filter.fieldFilter) return matchesField(document, filter.fieldFilter);
  throw invalidArgument("A filter must be composite, unary or of a field.");
}

function matchesUnary(document: StoredDocument, filter: UnaryFilter): boolean {
  const value = documentField(document, filter.field.fieldPath);
  if (!value) return false;
  switch (filter.op) {
    case "IS_NULL":
      return isNull(value);
    case "IS_NAN":
      return isNaNValue(value);
    case "IS_NOT_NULL":
      return !isNull(value);
    case "IS_NOT_NAN":
      return !isNaNValue(value) && !isNull(value);
    default:
      throw invalidArgument(`Unsupported operator ${filter.op}.`);
  }
}

function matchesField(document: StoredDocument, { field, op, value: operand }: FieldFilter): boolean {
  const value = documentField(document, field.fieldPath);
  if (!value) return false;
  const comparable = typeRank(value) === typeRank(operand);
  const operands = arrayElements(operand);
  switch (op) {
    case "EQUAL":
      return equalValues(value, operand);
    case "NOT_EQUAL":
      return !isNull(value) && !equalValues(value, operand);
    case "LESS_THAN":
      return comparable && !isNaNValue(value) && compareValues(value, operand) < 0;
    case "LESS_THAN_OR_EQUAL":
      return comparable && (!isNaNValue(value) || isNaNValue(operand)) && compareValues(value, operand) <= 0;
    case "GREATER_THAN":
      return comparable && compareValues(value, operand) > 0;
    case "GREATER_THAN_OR_EQUAL":
      return comparable && compareValues(value, operand) >= 0;
    case "IN":
      return isMember(value, operands);
    case "NOT_IN":
      return !operands.some(isNull) && !isNull(value) && !operands.some((each) => equalValues(each, value));
    case "ARRAY_CONTAINS":
      return arrayElements(value).some((element) => equalValues(element, operand));
    case "ARRAY_CONTAINS_ANY":
      return arrayElements(value).some((element) => isMember(element, operands));
    default:
      throw invalidArgument(`Unsupported operator ${op}.`);
  }
}

/** IN and ARRAY_CONTAINS_ANY never match null or NaN, not even when asked for by name. */
function isMember(value: Value, operands: Value[]): boolean {
  return !isNull(value) && !isNaNValue(value) && operands.some((operand) => equalValues(operand, value));
}
