import { documentField, NAME_FIELD, type StoredDocument } from "./document";
import { parseFieldPath } from "./field-path";
import type { Cursor, Filter, StructuredQuery } from "./protocol";
import { compareNames } from "./resource-name";
import { compareUtf8 } from "./utf8-order";
import { compareValues } from "./value-order";
import type { Value } from "./values";

export interface Ordering {
  fieldPath: string;
  descending: boolean;
}

const INEQUALITY_OPERATORS = new Set([
  "LESS_THAN",
  "LESS_THAN_OR_EQUAL",
  "GREATER_THAN",
  "GREATER_THAN_OR_EQUAL",
  "NOT_EQUAL",
  "NOT_IN",
]);

/** Fields under an inequality anywhere in the filter. */
export function inequalityFields(filter: Filter | undefined): Set<string> {
  const { compositeFilter, fieldFilter, unaryFilter } = filter ?? {};
  if (compositeFilter) {
    const parts = compositeFilter.filters ?? [];
    return new Set(parts.flatMap((part) => [...inequalityFields(part)]));
  }
  if (fieldFilter && INEQUALITY_OPERATORS.has(fieldFilter.op)) return new Set([fieldFilter.field.fieldPath]);
  if (unaryFilter?.op.startsWith("IS_NOT_")) return new Set([unaryFilter.field.fieldPath]);
  return new Set();
}

/**
 * The complete order of a query: what it names, then inequality fields it does not name (in name order), then the
 * document name, all in the direction of the last named one.
 */
export function effectiveOrder(query: StructuredQuery): Ordering[] {
  const order = (query.orderBy ?? []).map(({ field, direction }) => ({
    fieldPath: field.fieldPath,
    descending: direction === "DESCENDING",
  }));
  const descending = order.at(-1)?.descending ?? false;
  const implied = [...inequalityFields(query.where)]
    .filter((each) => each !== NAME_FIELD)
    .sort(compareFieldPaths);
  for (const fieldPath of [...implied, NAME_FIELD]) {
    if (!order.some((each) => each.fieldPath === fieldPath)) order.push({ fieldPath, descending });
  }
  return order;
}

function compareFieldPaths(left: string, right: string): number {
  const rightNames = parseFieldPath(right);
  const leftNames = parseFieldPath(left);
  for (const [index, name] of leftNames.entries()) {
    const other = rightNames[index];
    if (other === undefined) break;
    const order = compareUtf8(name, other);
    if (order) return order;
  }
  return leftNames.length - rightNames.length;
}

/** A document is only in a query's result if it has every field the query is ordered by. */
export function hasOrderFields(document: StoredDocument, order: Ordering[]): boolean {
  return order.every(({ fieldPath }) => documentField(document, fieldPath) !== undefined);
}

/** Order of two documents that both have all the order's fields. */
export function compareDocuments(left: StoredDocument, right: StoredDocument, order: Ordering[]): number {
  for (const { fieldPath, descending } of order) {
    const difference =
      fieldPath === NAME_FIELD
        ? compareNames(left.name, right.name)
        : compareValues(documentField(left, fieldPath)!, documentField(right, fieldPath)!);
    if (difference) return descending ? -difference : difference;
  }
  return 0;
}

/** Whether a document lies between the query's cursors. */
export function isBetweenCursors(
  document: StoredDocument,
  query: StructuredQuery,
  order: Ordering[],
): boolean {
  if (query.startAt) {
    const position = compareToCursor(document, query.startAt, order);
    if (position < 0 || (position === 0 && !query.startAt.before)) return false;
  }
  if (query.endAt) {
    const position = compareToCursor(document, query.endAt, order);
    if (position > 0 || (position === 0 && query.endAt.before)) return false;
  }
  return true;
}

/** A cursor may name fewer values than the order has fields: it then stands for all documents that share them. */
function compareToCursor(document: StoredDocument, cursor: Cursor, order: Ordering[]): number {
  const values: Value[] = cursor.values ?? [];
  for (const [index, value] of values.entries()) {
    const ordering = order[index];
    if (!ordering) break;
    const difference = compareValues(documentField(document, ordering.fieldPath)!, value);
    if (difference) return ordering.descending ? -difference : difference;
  }
  return 0;
}
