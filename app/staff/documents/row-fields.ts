import type { DocumentRow } from "~/domain/documents/document-answers";
import { fromTaggedFields } from "~/domain/documents/tagged-json";
import type { WireFields } from "~/domain/documents/wire-value";

const read = new WeakMap<DocumentRow, WireFields>();

/** The fields of a row with their types, read once. */
export function fieldsOfRow(row: DocumentRow): WireFields {
  let fields = read.get(row);
  if (!fields) {
    fields = fromTaggedFields(row.fields);
    read.set(row, fields);
  }
  return fields;
}
