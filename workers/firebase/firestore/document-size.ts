import { relativeSegments } from "./resource-name";
import { utf8Length } from "./utf8-length";
import { bytesLength, type Fields, type Value } from "./values";

/** What every document name, and every document, costs on top of its parts. */
const NAME_OVERHEAD_BYTES = 16;
const DOCUMENT_OVERHEAD_BYTES = 32;

/**
 * Bytes of a document by Firestore's rules (https://firebase.google.com/docs/firestore/storage-size): its name, its
 * field names and values, and 32 bytes.
 */
export function documentSize(name: string, fields: Fields): number {
  return nameSize(name) + fieldsSize(fields) + DOCUMENT_OVERHEAD_BYTES;
}

function nameSize(name: string): number {
  return relativeSegments(name).reduce((total, id) => total + textSize(id), NAME_OVERHEAD_BYTES);
}

function textSize(text: string): number {
  return utf8Length(text) + 1;
}

function fieldsSize(fields: Fields): number {
  let total = 0;
  for (const [name, value] of Object.entries(fields)) total += textSize(name) + valueSize(value);
  return total;
}

function valueSize(value: Value): number {
  if ("stringValue" in value) return textSize(value.stringValue);
  if ("mapValue" in value) return fieldsSize(value.mapValue.fields ?? {});
  if ("arrayValue" in value) {
    return (value.arrayValue.values ?? []).reduce((total, element) => total + valueSize(element), 0);
  }
  if ("bytesValue" in value) return bytesLength(value.bytesValue);
  if ("referenceValue" in value) return nameSize(value.referenceValue);
  if ("geoPointValue" in value) return 16;
  return "nullValue" in value || "booleanValue" in value ? 1 : 8;
}
