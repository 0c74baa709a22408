import { writeTarget } from "./apply-write";
import { documentSize } from "./document-size";
import { parseWritablePath } from "./field-path";
import { MAX_COMMIT_BYTES, MAX_DOCUMENT_BYTES, MAX_TRANSFORMS_PER_DOCUMENT } from "./limits";
import type { FieldTransform, Write } from "./protocol";
import { requireDocumentName } from "./resource-name";
import { invalidArgument } from "./rpc-error";
import { requireStorableElements, requireStorableFields } from "./storable-fields";
import { isNumber } from "./values";

/**
 * Refuses writes that no document could make valid, before rules or preconditions are asked. Expects writes that fit
 * their message (wire-json.ts). Throws INVALID_ARGUMENT.
 */
export function requireWellFormedWrites(writes: readonly Write[], database: string): void {
  const transformCounts = new Map<string, number>();
  for (const write of writes) {
    const name = writeTarget(write);
    requireDocumentName(name, database);
    for (const path of write.updateMask?.fieldPaths ?? []) parseWritablePath(path);
    if (write.update?.fields) requireStorableFields(write.update.fields);

    const transforms = write.updateTransforms ?? write.transform?.fieldTransforms ?? [];
    for (const transform of transforms) requireWellFormedTransform(transform);
    const count = (transformCounts.get(name) ?? 0) + transforms.length;
    if (count > MAX_TRANSFORMS_PER_DOCUMENT) {
      throw invalidArgument(
        `cannot have more than ${MAX_TRANSFORMS_PER_DOCUMENT} field transforms on a single document`,
      );
    }
    transformCounts.set(name, count);
  }
  requireCommitSize(writes);
}

/** Fewer documents than this cannot be too much together: each has its own limit. */
const COUNT_WORTH_MEASURING = MAX_COMMIT_BYTES / MAX_DOCUMENT_BYTES;

function requireCommitSize(writes: readonly Write[]): void {
  if (writes.length < COUNT_WORTH_MEASURING) return;
  const size = writes.reduce(
    (total, write) => total + documentSize(writeTarget(write), write.update?.fields ?? {}),
    0,
  );
  if (size > MAX_COMMIT_BYTES) throw invalidArgument("Transaction too big. Decrease transaction size.");
}

function requireWellFormedTransform(transform: FieldTransform): void {
  parseWritablePath(transform.fieldPath ?? "");
  const operand = transform.increment ?? transform.maximum ?? transform.minimum;
  if (operand && !isNumber(operand)) {
    throw invalidArgument(`The transform of "${transform.fieldPath}" needs an integer or a double.`);
  }
  const elements = transform.appendMissingElements ?? transform.removeAllFromArray;
  requireStorableElements(elements?.values ?? []);
  if (!operand && !elements && transform.setToServerValue !== "REQUEST_TIME") {
    throw invalidArgument(`Unknown transform of "${transform.fieldPath}".`);
  }
}
