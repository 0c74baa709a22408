import type { StoredDocument } from "./document";
import { documentSize } from "./document-size";
import { MAX_DOCUMENT_BYTES, MAX_INDEX_ENTRIES } from "./limits";
import { relativeSegments } from "./resource-name";
import { invalidArgument } from "./rpc-error";
import { arrayElements, type Fields, isVector, type Value } from "./values";

/** Every field has an entry in an ascending and in a descending index, and so has every distinct array element. */
const ENTRIES_PER_VALUE = 2;

/** What a whole document may not exceed, whatever was written to it. Throws INVALID_ARGUMENT. */
export function requireDocumentLimits({ name, fields }: StoredDocument): void {
  const size = documentSize(name, fields);
  if (size > MAX_DOCUMENT_BYTES) {
    const [shown, most] = [size, MAX_DOCUMENT_BYTES].map((bytes) => bytes.toLocaleString("en-US"));
    throw invalidArgument(
      `Document '${name}' cannot be written because its size (${shown} bytes) exceeds the maximum allowed size of ${most} bytes.`,
    );
  }
  // An entry needs at least a byte of the document: most documents need not be counted.
  if (size * ENTRIES_PER_VALUE > MAX_INDEX_ENTRIES && indexEntries(fields) > MAX_INDEX_ENTRIES) {
    throw invalidArgument(`too many index entries for entity /${relativeSegments(name).join("/")}`);
  }
}

/** Entries in the automatic single-field indexes. */
function indexEntries(fields: Fields): number {
  return Object.values(fields).reduce((total, value) => total + valueEntries(value), 0);
}

function valueEntries(value: Value): number {
  if ("mapValue" in value && !isVector(value))
    return ENTRIES_PER_VALUE + indexEntries(value.mapValue.fields ?? {});
  const distinct = new Set(arrayElements(value).map((element) => JSON.stringify(element)));
  return ENTRIES_PER_VALUE * (1 + distinct.size);
}
