import type { Caller } from "../request/caller";
import type { AppliedWrite } from "./commit";
import type { StoredDocument } from "./document";
import type { StructuredQuery } from "./protocol";

/** Reads documents for rules that look beyond the one at hand. */
export interface DocumentLookup {
  before: (name: string) => StoredDocument | null;
  after: (name: string) => StoredDocument | null;
}

/** Documents a granted access depended on: when one changes, a listener's access must be judged again. */
export interface Grant {
  dependsOn: ReadonlySet<string>;
}

/** Decides what callers may do. Every method throws PERMISSION_DENIED to refuse. */
export interface AccessGuard {
  requireGet(caller: Caller, name: string, document: StoredDocument | null, atMicros: number): Grant;
  requireList(caller: Caller, parent: string, query: StructuredQuery, atMicros: number): Grant;
  requireWrite(caller: Caller, write: AppliedWrite, atMicros: number, lookup: DocumentLookup): void;
}
