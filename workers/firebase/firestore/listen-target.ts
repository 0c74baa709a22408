import type { Caller } from "../request/caller";
import type { AccessGuard } from "./access-guard";
import type { DocumentChange } from "./commit";
import type { StoredDocument } from "./document";
import type { DocumentStore } from "./document-store";
import type { QueryScope } from "./query";

/** What happened to a target's result. */
export interface TargetDelta {
  /** Documents that are in the result, new or changed. */
  changed: StoredDocument[];
  /** Names that left the result. */
  removed: string[];
}

/** Something a client listens to. */
export interface ListenTarget {
  readonly id: number;
  /** Documents whose change asks for a new judgement of access. */
  readonly dependsOn: ReadonlySet<string>;
  /** Names of documents listened to by name; empty for a query. */
  readonly documentNames: readonly string[];
  readonly scope: QueryScope | null;
  /** Throws PERMISSION_DENIED when the caller may not (any longer) read this. */
  requireAccess(atMicros: number): void;
  /** Reads the whole result; deltas count from it. */
  restart(): StoredDocument[];
  delta(changes: readonly DocumentChange[]): TargetDelta;
  /**
   * What a client missed, from all changes in scope since the time it knows; null if they do not tell.
   * @param result What `restart` gave.
   * @param expectedCount Number of documents the client has, if it says.
   */
  deltaSince(
    changes: readonly DocumentChange[],
    result: readonly StoredDocument[],
    expectedCount: number | undefined,
  ): TargetDelta | null;
}

export interface TargetContext {
  /** projects/{p}/databases/{d}: targets must lie in it. */
  database: string;
  store: DocumentStore;
  guard: AccessGuard;
  caller: Caller;
}

/** Size of a result before changes, from its size after them. */
export function countBefore(changes: readonly DocumentChange[], count: number): number {
  const difference = ({ before, after }: DocumentChange) => Number(before !== null) - Number(after !== null);
  return changes.reduce((total, change) => total + difference(change), count);
}

/** Whether a client that says how many documents it has says this number. */
export function isCount(expectedCount: number | undefined, count: number): boolean {
  return expectedCount === undefined || expectedCount === count;
}
