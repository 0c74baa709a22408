import { DOCUMENT_MASK, PRECONDITION, VALUE, WRITE } from "./wire-messages";
import { enumeration, type MessageSchema, message, oneOf, repeated } from "./wire-schema";

/** Requests, and the queries within them (google/firestore/v1/{firestore,query}.proto). */

const FIELD_REFERENCE = message("StructuredQuery.FieldReference", { fieldPath: "string" });

const COMPOSITE_FILTER = message("StructuredQuery.CompositeFilter", {
  op: { enum: enumeration("StructuredQuery.CompositeFilter.Operator", [undefined, "AND", "OR"]) },
  filters: repeated({ message: () => FILTER }),
});

const FIELD_FILTER = message("StructuredQuery.FieldFilter", {
  field: { message: () => FIELD_REFERENCE },
  op: {
    enum: enumeration("StructuredQuery.FieldFilter.Operator", [
      undefined,
      "LESS_THAN",
      "LESS_THAN_OR_EQUAL",
      "GREATER_THAN",
      "GREATER_THAN_OR_EQUAL",
      "EQUAL",
      "NOT_EQUAL",
      "ARRAY_CONTAINS",
      "IN",
      "ARRAY_CONTAINS_ANY",
      "NOT_IN",
    ]),
  },
  value: { message: () => VALUE },
});

const UNARY_FILTER = message("StructuredQuery.UnaryFilter", {
  op: {
    enum: enumeration("StructuredQuery.UnaryFilter.Operator", [
      undefined,
      undefined,
      "IS_NAN",
      "IS_NULL",
      "IS_NOT_NAN",
      "IS_NOT_NULL",
    ]),
  },
  field: { message: () => FIELD_REFERENCE },
});

const FILTER: MessageSchema = message(
  "StructuredQuery.Filter",
  oneOf("filter_type", {
    compositeFilter: { message: () => COMPOSITE_FILTER },
    fieldFilter: { message: () => FIELD_FILTER },
    unaryFilter: { message: () => UNARY_FILTER },
  }),
);

const ORDER = message("StructuredQuery.Order", {
  field: { message: () => FIELD_REFERENCE },
  direction: { enum: enumeration("StructuredQuery.Direction", [undefined, "ASCENDING", "DESCENDING"]) },
});

const COLLECTION_SELECTOR = message("StructuredQuery.CollectionSelector", {
  collectionId: "string",
  allDescendants: "bool",
});

const CURSOR = message("Cursor", { values: repeated({ message: () => VALUE }), before: "bool" });

const PROJECTION = message("StructuredQuery.Projection", {
  fields: repeated({ message: () => FIELD_REFERENCE }),
});

const STRUCTURED_QUERY = message("StructuredQuery", {
  select: { message: () => PROJECTION },
  from: repeated({ message: () => COLLECTION_SELECTOR }),
  where: { message: () => FILTER },
  orderBy: repeated({ message: () => ORDER }),
  startAt: { message: () => CURSOR },
  endAt: { message: () => CURSOR },
  offset: "int32",
  limit: { wrapped: "int32" },
  findNearest: "any",
});

/** What a listener listens to. */
export const QUERY_TARGET = message("Target.QueryTarget", {
  parent: "string",
  structuredQuery: { message: () => STRUCTURED_QUERY },
});
export const DOCUMENTS_TARGET = message("Target.DocumentsTarget", { documents: repeated("string") });

const COUNT = message("StructuredAggregationQuery.Aggregation.Count", { upTo: { wrapped: "int64" } });
const OF_FIELD = message("StructuredAggregationQuery.Aggregation.Sum", {
  field: { message: () => FIELD_REFERENCE },
});

const AGGREGATION = message("StructuredAggregationQuery.Aggregation", {
  alias: "string",
  ...oneOf("operator", {
    count: { message: () => COUNT },
    sum: { message: () => OF_FIELD },
    avg: { message: () => OF_FIELD },
  }),
});

const STRUCTURED_AGGREGATION_QUERY = message("StructuredAggregationQuery", {
  structuredQuery: { message: () => STRUCTURED_QUERY },
  aggregations: repeated({ message: () => AGGREGATION }),
});

const TRANSACTION_OPTIONS = message(
  "TransactionOptions",
  oneOf("mode", {
    readOnly: { message: () => message("TransactionOptions.ReadOnly", { readTime: "timestamp" }) },
    readWrite: { message: () => message("TransactionOptions.ReadWrite", { retryTransaction: "bytes" }) },
  }),
);

const READ_CONSISTENCY = oneOf("consistency_selector", { transaction: "bytes", readTime: "timestamp" });
const CONSISTENCY = oneOf("consistency_selector", {
  transaction: "bytes",
  newTransaction: { message: () => TRANSACTION_OPTIONS },
  readTime: "timestamp",
});
const DATABASE = { database: "string" } as const;
const PARENT = { parent: "string" } as const;
const WRITES = { writes: repeated({ message: () => WRITE }) };

/** Bodies of the custom methods, by the name after the colon. */
export const METHOD_BODIES = {
  batchGet: message("BatchGetDocumentsRequest", {
    ...DATABASE,
    documents: repeated("string"),
    mask: { message: () => DOCUMENT_MASK },
    ...CONSISTENCY,
  }),
  batchWrite: message("BatchWriteRequest", { ...DATABASE, ...WRITES, labels: "any" }),
  beginTransaction: message("BeginTransactionRequest", {
    ...DATABASE,
    options: { message: () => TRANSACTION_OPTIONS },
  }),
  commit: message("CommitRequest", { ...DATABASE, ...WRITES, transaction: "bytes" }),
  listCollectionIds: message("ListCollectionIdsRequest", {
    ...PARENT,
    pageSize: "int32",
    pageToken: "string",
    readTime: "timestamp",
  }),
  rollback: message("RollbackRequest", { ...DATABASE, transaction: "bytes" }),
  runAggregationQuery: message("RunAggregationQueryRequest", {
    ...PARENT,
    structuredAggregationQuery: { message: () => STRUCTURED_AGGREGATION_QUERY },
    ...CONSISTENCY,
    explainOptions: "any",
  }),
  runQuery: message("RunQueryRequest", {
    ...PARENT,
    structuredQuery: { message: () => STRUCTURED_QUERY },
    ...CONSISTENCY,
    explainOptions: "any",
  }),
} satisfies Record<string, MessageSchema>;

/** Query-string parameters of the plain verbs. */
export const VERB_PARAMETERS = {
  get: message("GetDocumentRequest", { mask: { message: () => DOCUMENT_MASK }, ...READ_CONSISTENCY }),
  list: message("ListDocumentsRequest", {
    pageSize: "int32",
    pageToken: "string",
    orderBy: "string",
    mask: { message: () => DOCUMENT_MASK },
    showMissing: "bool",
    ...READ_CONSISTENCY,
  }),
  create: message("CreateDocumentRequest", {
    documentId: "string",
    mask: { message: () => DOCUMENT_MASK },
  }),
  patch: message("UpdateDocumentRequest", {
    updateMask: { message: () => DOCUMENT_MASK },
    mask: { message: () => DOCUMENT_MASK },
    currentDocument: { message: () => PRECONDITION },
  }),
  delete: message("DeleteDocumentRequest", { currentDocument: { message: () => PRECONDITION } }),
} satisfies Record<string, MessageSchema>;

/** Every message of a Write stream. */
export const WRITE_STREAM_REQUEST = message("WriteRequest", {
  ...DATABASE,
  ...WRITES,
  streamId: "string",
  streamToken: "bytes",
  labels: "any",
});
