import type { StoredDocument } from "./document";
import type { DocumentStore } from "./document-store";
import type { StructuredQuery } from "./protocol";
import { RpcError } from "./rpc-error";

/** What a transaction has seen: a commit holds only if it would see the same now. */
export interface TransactionReads {
  /** Update time in microseconds (0 for absent) of each document read by name. */
  documents: Map<string, number>;
  queries: QueryRead[];
}

/** A query's whole result is a read: a document that would join it later (a phantom) is a conflict as well. */
interface QueryRead {
  parent: string;
  query: StructuredQuery;
  /** Names and update times, in order. */
  seen: string;
}

export function noReads(): TransactionReads {
  return { documents: new Map(), queries: [] };
}

/** Throws ABORTED if a document read before has another version by now: no commit could succeed any more. */
export function recordDocument(reads: TransactionReads, name: string, document: StoredDocument | null): void {
  const version = document?.updateTimeMicros ?? 0;
  if ((reads.documents.get(name) ?? version) !== version) throw contention();
  reads.documents.set(name, version);
}

export function recordQuery(
  reads: TransactionReads,
  parent: string,
  query: StructuredQuery,
  result: readonly StoredDocument[],
): void {
  reads.queries.push({ parent, query, seen: fingerprint(result) });
}

/** Throws ABORTED if anything the transaction read has changed. */
export function requireUnchanged(store: DocumentStore, { documents, queries }: TransactionReads): void {
  for (const [name, updateTimeMicros] of documents) {
    if ((store.get(name)?.updateTimeMicros ?? 0) !== updateTimeMicros) throw contention();
  }
  for (const { parent, query, seen } of queries) {
    if (fingerprint(store.query(parent, query)) !== seen) throw contention();
  }
}

function fingerprint(result: readonly StoredDocument[]): string {
  return result.map(({ name, updateTimeMicros }) => `${name} ${updateTimeMicros}`).join("\n");
}

function contention(): RpcError {
  return new RpcError(
    "ABORTED",
    "Aborted due to cross-transaction contention. This occurs when multiple transactions attempt to access the same data, requiring Firestore to abort at least one in order to enforce serializability.",
  );
}
