import type { WireTimestamp } from "./timestamps";
import type { Fields, Value } from "./values";

/** Requests of google.firestore.v1 in proto3 JSON, as far as they are served. */

export interface FieldReference {
  fieldPath: string;
}

export type FieldOperator =
  | "EQUAL"
  | "NOT_EQUAL"
  | "LESS_THAN"
  | "LESS_THAN_OR_EQUAL"
  | "GREATER_THAN"
  | "GREATER_THAN_OR_EQUAL"
  | "IN"
  | "NOT_IN"
  | "ARRAY_CONTAINS"
  | "ARRAY_CONTAINS_ANY";

export interface FieldFilter {
  field: FieldReference;
  op: FieldOperator;
  value: Value;
}

export interface UnaryFilter {
  field: FieldReference;
  op: "IS_NULL" | "IS_NAN" | "IS_NOT_NULL" | "IS_NOT_NAN";
}

export interface Filter {
  compositeFilter?: { op: "AND" | "OR"; filters?: Filter[] };
  fieldFilter?: FieldFilter;
  unaryFilter?: UnaryFilter;
}

export interface Cursor {
  values?: Value[];
  before?: boolean;
}

export interface StructuredQuery {
  /** Fields to answer with; the query's result is the same. */
  select?: { fields?: FieldReference[] };
  from?: { collectionId?: string; allDescendants?: boolean }[];
  where?: Filter;
  orderBy?: { field: FieldReference; direction?: "ASCENDING" | "DESCENDING" }[];
  startAt?: Cursor;
  endAt?: Cursor;
  offset?: number;
  limit?: number | { value: number };
}

export interface Aggregation {
  alias?: string;
  count?: { upTo?: string | number | { value: string | number } };
  sum?: { field: FieldReference };
  avg?: { field: FieldReference };
}

export interface Precondition {
  exists?: boolean;
  updateTime?: WireTimestamp;
}

export interface FieldTransform {
  fieldPath: string;
  setToServerValue?: "REQUEST_TIME";
  increment?: Value;
  maximum?: Value;
  minimum?: Value;
  appendMissingElements?: { values?: Value[] };
  removeAllFromArray?: { values?: Value[] };
}

export interface Write {
  update?: { name: string; fields?: Fields };
  updateMask?: { fieldPaths?: string[] };
  updateTransforms?: FieldTransform[];
  transform?: { document: string; fieldTransforms?: FieldTransform[] };
  delete?: string;
  verify?: string;
  currentDocument?: Precondition;
}

export interface WriteResult {
  updateTime?: string;
  transformResults?: Value[];
}

export interface AddTarget {
  /** Absent or 0: the server chooses one. */
  targetId?: number;
  query?: { parent: string; structuredQuery: StructuredQuery };
  documents?: { documents: string[] };
  resumeToken?: string;
  readTime?: WireTimestamp;
  /** How many documents the client has from the time it resumes. */
  expectedCount?: number;
  /** End the target as soon as its result is complete. */
  once?: boolean;
}

export interface ListenRequest {
  /** The same in every request of a stream. */
  database?: string;
  addTarget?: AddTarget;
  removeTarget?: number;
}

export interface WriteRequest {
  streamToken?: string;
  writes?: Write[];
}

export interface TransactionOptions {
  readOnly?: { readTime?: WireTimestamp };
  readWrite?: { retryTransaction?: string };
}

/** A query's limit, which the web SDK sends bare and other clients as Int32Value. */
export function queryLimit(query: StructuredQuery): number | null {
  const limit = typeof query.limit === "object" ? query.limit.value : query.limit;
  return limit ?? null;
}
