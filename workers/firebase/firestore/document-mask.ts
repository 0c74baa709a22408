import { NAME_FIELD, type StoredDocument, toWireDocument, type WireDocument } from "./document";
import { type FieldPath, getAtPath, parseFieldPath, setAtPath } from "./field-path";
import type { StructuredQuery } from "./protocol";
import type { Fields } from "./values";

/** The paths of a mask, checked; absent for whole documents. */
export type ParsedMask = readonly FieldPath[] | undefined;

/** Reads the mask of a request. Throws INVALID_ARGUMENT. */
export function parseMask(mask: { fieldPaths?: string[] } | undefined): ParsedMask {
  if (!mask) return undefined;
  return (mask.fieldPaths ?? []).filter((fieldPath) => fieldPath !== NAME_FIELD).map(parseFieldPath);
}

/** A projection as a mask: no fields stand for all, `__name__` alone for none. Throws INVALID_ARGUMENT. */
export function parseProjection({ select }: StructuredQuery): ParsedMask {
  if (!select?.fields?.length) return undefined;
  return parseMask({ fieldPaths: select.fields.map(({ fieldPath }) => fieldPath ?? "") });
}

/** A document as it is answered: without a mask whole, with one only what it names and the document has. */
export function maskedDocument(document: StoredDocument, mask: ParsedMask): WireDocument {
  return toWireDocument(mask ? { ...document, fields: maskedFields(document.fields, mask) } : document);
}

function maskedFields(fields: Fields, mask: readonly FieldPath[]): Fields {
  const masked: Fields = {};
  for (const path of mask) {
    const value = getAtPath(fields, path);
    // Cloned, for a longer path of the same mask is set within it.
    if (value) setAtPath(masked, path, structuredClone(value));
  }
  return masked;
}
