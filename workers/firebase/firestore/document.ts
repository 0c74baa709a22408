import { getAtPath, parseFieldPath } from "./field-path";
import { microsToTimestamp } from "./timestamps";
import type { Fields, Value } from "./values";

/** A stored document. Times are microseconds since the epoch. */
export interface StoredDocument {
  name: string;
  fields: Fields;
  createTimeMicros: number;
  updateTimeMicros: number;
}

export interface WireDocument {
  name: string;
  fields: Fields;
  createTime: string;
  updateTime: string;
}

export const NAME_FIELD = "__name__";

export function toWireDocument(document: StoredDocument): WireDocument {
  return {
    name: document.name,
    fields: document.fields,
    createTime: microsToTimestamp(document.createTimeMicros),
    updateTime: microsToTimestamp(document.updateTimeMicros),
  };
}

/** The value a query sees under a field path; `__name__` is the document's own reference. */
export function documentField(document: StoredDocument, fieldPath: string): Value | undefined {
  if (fieldPath === NAME_FIELD) return { referenceValue: document.name };
  return getAtPath(document.fields, parseFieldPath(fieldPath));
}
