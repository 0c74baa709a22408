/**
 * Firestore's hard limits (https://firebase.google.com/docs/firestore/quotas). Sizes are in bytes of UTF-8.
 *
 * Not limited any more, by Firestore and here: the number of writes in one commit, transaction or batchWrite (500
 * until March 2023); the request's size limits them. Values over 1,500 bytes are stored whole and cut in indexes.
 */

/** One request's body. */
export const MAX_REQUEST_BYTES = 10_485_760;
/** Everything that one commit writes, however it was sent. */
export const MAX_COMMIT_BYTES = 10_485_760;
/** One document: its name, field names, values and 32 bytes; see document-size.ts. */
export const MAX_DOCUMENT_BYTES = 1_048_576;
/** One string or bytes value: 1 MiB less 89 bytes. */
export const MAX_VALUE_BYTES = 1_048_487;
/** A whole document name, from `projects/` on. */
export const MAX_DOCUMENT_NAME_BYTES = 6_144;
/** A collection id or document id. */
export const MAX_ID_BYTES = 1_500;
/** Collections along one document's path. */
export const MAX_COLLECTION_DEPTH = 100;
/** A field name, and a path of field names with their dots. */
export const MAX_FIELD_PATH_BYTES = 1_500;
/** Maps and arrays inside each other, in one field. */
export const MAX_VALUE_DEPTH = 20;
/** Elements of a vector. */
export const MAX_VECTOR_DIMENSIONS = 2_048;
/** Entries of one document in the automatic single-field indexes. */
export const MAX_INDEX_ENTRIES = 40_000;
/** Field transforms on one document in one commit, all its writes together. */
export const MAX_TRANSFORMS_PER_DOCUMENT = 500;
/** A transaction ends this long after its beginning, whatever it does. */
export const TRANSACTION_LIFETIME_MS = 270_000;
/** A transaction ends this long after its last request. */
export const TRANSACTION_IDLE_MS = 60_000;
/** How far back a read time may lie. */
export const READ_TIME_RETENTION_MS = 3_600_000;
/** Documents of one page of a listed collection: most, and when the request names no number. */
export const MAX_PAGE_SIZE = 300;
export const DEFAULT_PAGE_SIZE = 20;
