import { applyWrite, preconditionError, writeTarget } from "./apply-write";
import type { CommitClock } from "./commit-clock";
import type { StoredDocument } from "./document";
import { requireDocumentLimits } from "./document-limits";
import type { DocumentStore } from "./document-store";
import type { Write, WriteResult } from "./protocol";
import { invalidArgument, RpcError } from "./rpc-error";
import { requireStorableFields } from "./storable-fields";
import { requireUnchanged, type TransactionReads } from "./transaction-reads";
import { requireWellFormedWrites } from "./write-check";

/** One document before and after a commit. */
export interface DocumentChange {
  name: string;
  before: StoredDocument | null;
  after: StoredDocument | null;
}

/** One write as applied: what the rules judge. */
export interface AppliedWrite extends DocumentChange {
  kind: "update" | "delete" | "verify";
}

export interface CommitOutcome {
  writeResults: WriteResult[];
  commitMicros: number;
  changes: DocumentChange[];
}

export interface CommitRequest {
  database: string;
  writes: Write[];
  /** What the transaction has read: if any of it has changed, the commit is aborted. */
  reads?: TransactionReads;
  /**
   * Throws if the caller may not make this write. Runs inside the commit, after all its writes: the store shows
   * the state after, `documentBefore` the state before the commit.
   */
  requireAllowed: (
    write: AppliedWrite,
    commitMicros: number,
    documentBefore: (name: string) => StoredDocument | null,
  ) => void;
}

/**
 * Applies writes in order inside one storage transaction; any error (from the caller's rules too) undoes all. First
 * come requests that are wrong in themselves, then conflicts, the rules, preconditions, and the documents' limits.
 */
export function commitWrites(
  store: DocumentStore,
  clock: CommitClock,
  request: CommitRequest,
): CommitOutcome {
  requireWellFormedWrites(request.writes, request.database);
  const commitMicros = clock.tick();
  if (request.reads) requireUnchanged(store, request.reads);

  const changes = new Map<string, DocumentChange>();
  const applied: AppliedWrite[] = [];
  const writeResults: WriteResult[] = [];
  let failure: RpcError | null = null;
  for (const write of request.writes) {
    const name = writeTarget(write);
    const before = store.get(name);
    // Applied even if its precondition fails, so that the rules can speak first: a caller without
    // permission must not learn whether the document exists.
    const { after, result } = applyWrite(write, before, commitMicros);
    const excess = limitError(write, after);
    failure = writeError(write, name, before, changes.has(name)) ?? excess;
    applied.push({ name, before, after, kind: writeKind(write) });
    // What is too large for Firestore may be too large for the store as well.
    if (after && after !== before && !excess) store.put(after);
    if (!after && before) store.delete(name);
    const earlier = changes.get(name);
    changes.set(name, { name, before: earlier ? earlier.before : before, after });
    if (failure) break;
    writeResults.push(result);
  }

  const documentBefore = (name: string) => {
    const change = changes.get(name);
    return change ? change.before : store.get(name);
  };
  for (const write of applied) request.requireAllowed(write, commitMicros, documentBefore);
  if (failure) throw failure;

  clock.persist(commitMicros);
  const realChanges = [...changes.values()].filter(({ before, after }) => before !== after);
  return { writeResults, commitMicros, changes: realChanges };
}

function writeKind(write: Write): AppliedWrite["kind"] {
  if (write.delete !== undefined) return "delete";
  return write.verify !== undefined ? "verify" : "update";
}

function writeError(
  write: Write,
  name: string,
  before: StoredDocument | null,
  writtenEarlier: boolean,
): RpcError | null {
  if (writtenEarlier && !before && write.currentDocument?.exists) {
    return invalidArgument(`cannot update ${name} after deleting it in the same commit`);
  }
  return preconditionError(write.currentDocument, before, name);
}

/** Limits of the document as written; its size may depend on what the caller is not allowed to read. */
function limitError(write: Write, after: StoredDocument | null): RpcError | null {
  if (!after || write.verify !== undefined) return null;
  try {
    // A mask or a transform puts values deeper than the request shows them.
    if (write.updateMask || write.updateTransforms || write.transform) requireStorableFields(after.fields);
    requireDocumentLimits(after);
    return null;
  } catch (thrown) {
    return RpcError.from(thrown);
  }
}
