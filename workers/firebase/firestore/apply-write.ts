import type { StoredDocument } from "./document";
import { getAtPath, parseWritablePath, setAtPath } from "./field-path";
import type { Precondition, Write, WriteResult } from "./protocol";
import { invalidArgument, RpcError } from "./rpc-error";
import { microsToTimestamp, timestampToMicros } from "./timestamps";
import { applyTransform } from "./transforms";
import { canonicalFields, canonicalValue, type Fields, sameFields } from "./values";

/** Name of the document a write is about. */
export function writeTarget(write: Write): string {
  const name = write.delete ?? write.verify ?? write.update?.name ?? write.transform?.document;
  if (!name) throw invalidArgument("A write must update, transform, delete or verify a document.");
  return name;
}

/** What a write makes of a document. Pure: stores nothing, looks at no precondition. */
export function applyWrite(
  write: Write,
  before: StoredDocument | null,
  commitMicros: number,
): { after: StoredDocument | null; result: WriteResult } {
  if (write.delete !== undefined) return { after: null, result: {} };
  if (write.verify !== undefined) return { after: before, result: {} };

  const fields = writtenFields(write, before);
  const transforms = write.updateTransforms ?? write.transform?.fieldTransforms ?? [];
  const transformResults = transforms.map((transform) => applyTransform(fields, transform, commitMicros));
  // A write that changes nothing keeps the update time, as Firestore does.
  const unchanged = before !== null && sameFields(before.fields, fields);
  const after = unchanged
    ? before
    : {
        name: writeTarget(write),
        fields,
        createTimeMicros: before?.createTimeMicros ?? commitMicros,
        updateTimeMicros: commitMicros,
      };
  return {
    after,
    result: {
      updateTime: microsToTimestamp(after.updateTimeMicros),
      ...(transforms.length ? { transformResults } : {}),
    },
  };
}

/** With a mask, only the masked paths change, and those absent from the update are deleted. */
function writtenFields(write: Write, before: StoredDocument | null): Fields {
  if (write.update && !write.updateMask) return canonicalFields(write.update.fields);
  const fields: Fields = structuredClone(before?.fields ?? {});
  for (const fieldPath of write.updateMask?.fieldPaths ?? []) {
    const path = parseWritablePath(fieldPath);
    const value = getAtPath(write.update?.fields ?? {}, path);
    setAtPath(fields, path, value && canonicalValue(value));
  }
  return fields;
}

/** The error a precondition raises against what is stored, or null if it holds. */
export function preconditionError(
  precondition: Precondition | undefined,
  document: StoredDocument | null,
  name: string,
): RpcError | null {
  if (!precondition) return null;
  if (precondition.exists === true && !document) {
    return new RpcError("NOT_FOUND", `No document to update: ${name}`);
  }
  if (precondition.exists === false && document) {
    return new RpcError("ALREADY_EXISTS", `Document already exists: ${name}`);
  }
  if (precondition.updateTime === undefined) return null;
  if (document?.updateTimeMicros === timestampToMicros(precondition.updateTime)) return null;
  return new RpcError(
    document ? "FAILED_PRECONDITION" : "NOT_FOUND",
    `the stored version (${document?.updateTimeMicros ?? 0}) does not match the required base version (${timestampToMicros(precondition.updateTime)})`,
  );
}
