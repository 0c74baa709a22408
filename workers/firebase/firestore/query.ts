import type { StoredDocument } from "./document";
import { queryLimit, type StructuredQuery } from "./protocol";
import { matchesFilter } from "./query-filter";
import { compareDocuments, effectiveOrder, hasOrderFields, isBetweenCursors } from "./query-order";

/**
 * Where a query looks: one collection, every collection of one id below the parent, or (without an id) every
 * document below it. `parent` is the root `…/documents` or a document.
 */
export interface QueryScope {
  parent: string;
  collectionId: string | null;
  allDescendants: boolean;
}

export function queryScope(parent: string, query: StructuredQuery): QueryScope {
  const from = query.from?.[0] ?? { allDescendants: true };
  return { parent, collectionId: from.collectionId || null, allDescendants: from.allDescendants ?? false };
}

export function isInScope(name: string, scope: QueryScope): boolean {
  if (!name.startsWith(`${scope.parent}/`)) return false;
  const relative = name.slice(scope.parent.length + 1).split("/");
  if (scope.allDescendants) return scope.collectionId === null || relative.at(-2) === scope.collectionId;
  return relative.length === 2 && relative[0] === scope.collectionId;
}

/** Whether a document in scope belongs to the result when limit and offset are left out of account. */
export function satisfiesQuery(
  document: StoredDocument,
  query: StructuredQuery,
  order = effectiveOrder(query),
): boolean {
  return (
    matchesFilter(document, query.where) &&
    hasOrderFields(document, order) &&
    isBetweenCursors(document, query, order)
  );
}

/** A query without limit and offset is decided document by document, with no need to run it again on a change. */
export function isDecidedPerDocument(query: StructuredQuery): boolean {
  return queryLimit(query) === null && !query.offset;
}

/** The query's result, in order, from the documents in its scope. */
export function selectDocuments(documents: StoredDocument[], query: StructuredQuery): StoredDocument[] {
  const order = effectiveOrder(query);
  const matching = documents
    .filter((document) => satisfiesQuery(document, query, order))
    .sort((left, right) => compareDocuments(left, right, order));
  const offset = query.offset ?? 0;
  const limit = queryLimit(query);
  return matching.slice(offset, limit === null ? undefined : offset + limit);
}
