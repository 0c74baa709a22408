import { NAME_FIELD, type StoredDocument, toWireDocument, type WireDocument } from "./document";
import { getAtPath, parseFieldPath, setAtPath } from "./field-path";
import type { StructuredQuery } from "./protocol";
import type { Fields } from "./values";

/** A document as it is answered: without a mask whole, with one only what it names and the document has. */
export function maskedDocument(document: StoredDocument, fieldPaths?: readonly string[]): WireDocument {
  const fields = fieldPaths ? maskedFields(document.fields, fieldPaths) : document.fields;
  return toWireDocument({ ...document, fields });
}

/** The mask of a projection: no fields stand for all, `__name__` alone for none. */
export function projectionMask({ select }: StructuredQuery): string[] | undefined {
  return select?.fields?.length ? select.fields.map(({ fieldPath }) => fieldPath) : undefined;
}

function maskedFields(fields: Fields, fieldPaths: readonly string[]): Fields {
  const masked: Fields = {};
  for (const fieldPath of fieldPaths) {
    if (fieldPath === NAME_FIELD) continue;
    const path = parseFieldPath(fieldPath);
    const value = getAtPath(fields, path);
    // Cloned, for a longer path of the same mask is set within it.
    if (value) setAtPath(masked, path, structuredClone(value));
  }
  return masked;
}
