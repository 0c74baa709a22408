import type { Caller } from "../caller";
import type { AccessGuard, Grant } from "./access-guard";
import type { DocumentChange } from "./commit";
import type { StoredDocument } from "./document";
import type { DocumentStore } from "./document-store";
import { queryLimit, type StructuredQuery } from "./protocol";
import { isDecidedPerDocument, isInScope, type QueryScope, queryScope, satisfiesQuery } from "./query";
import { requireValidQuery } from "./query-validation";

/** What a commit means for one target. */
export interface TargetDelta {
  /** Documents that are in the result, new or changed. */
  changed: StoredDocument[];
  /** Names that left the result. */
  removed: string[];
}

/** Something a client listens to, with the versions it has been sent: name → update time in microseconds. */
export interface ListenTarget {
  readonly id: number;
  readonly sent: Map<string, number>;
  /** Documents whose change asks for a new judgement of access. */
  readonly dependsOn: ReadonlySet<string>;
  /** Names of documents listened to by name; empty for a query. */
  readonly documentNames: readonly string[];
  readonly scope: QueryScope | null;
  /** Throws PERMISSION_DENIED when the caller may not (any longer) read this. */
  requireAccess(atMicros: number): void;
  currentDocuments(): StoredDocument[];
  delta(changes: readonly DocumentChange[]): TargetDelta;
}

interface TargetContext {
  store: DocumentStore;
  guard: AccessGuard;
  caller: Caller;
}

/** Documents by name: each is read under the `get` rule, again whenever it changes. */
export class DocumentsTarget implements ListenTarget {
  readonly sent = new Map<string, number>();
  readonly scope = null;
  #dependsOn = new Set<string>();

  constructor(
    readonly id: number,
    readonly documentNames: readonly string[],
    private readonly context: TargetContext,
  ) {}

  get dependsOn(): ReadonlySet<string> {
    return this.#dependsOn;
  }

  requireAccess(atMicros: number): void {
    const { store, guard, caller } = this.context;
    const grants = this.documentNames.map((name) =>
      guard.requireGet(caller, name, store.get(name), atMicros),
    );
    this.#dependsOn = new Set([...this.documentNames, ...grants.flatMap(({ dependsOn }) => [...dependsOn])]);
  }

  currentDocuments(): StoredDocument[] {
    return this.documentNames.flatMap((name) => this.context.store.get(name) ?? []);
  }

  delta(changes: readonly DocumentChange[]): TargetDelta {
    const own = changes.filter(({ name }) => this.documentNames.includes(name));
    return {
      changed: own.flatMap(({ after }) => after ?? []),
      removed: own.filter(({ after }) => !after).map(({ name }) => name),
    };
  }
}

/** A query: read under the `list` rule, which judges the query and not its documents. */
export class QueryTarget implements ListenTarget {
  readonly sent = new Map<string, number>();
  readonly documentNames = [];
  readonly scope: QueryScope;
  #grant: Grant = { dependsOn: new Set() };

  constructor(
    readonly id: number,
    private readonly query: StructuredQuery,
    parent: string,
    private readonly context: TargetContext,
  ) {
    requireValidQuery(parent, query);
    this.scope = queryScope(parent, query);
  }

  get dependsOn(): ReadonlySet<string> {
    return this.#grant.dependsOn;
  }

  requireAccess(atMicros: number): void {
    const { guard, caller } = this.context;
    this.#grant = guard.requireList(caller, this.scope.parent, this.query, atMicros);
  }

  currentDocuments(): StoredDocument[] {
    return this.context.store.query(this.scope.parent, this.query);
  }

  delta(changes: readonly DocumentChange[]): TargetDelta {
    const relevant = changes.filter(({ name, after }) => {
      if (!isInScope(name, this.scope)) return false;
      return this.sent.has(name) || (after !== null && satisfiesQuery(after, this.query));
    });
    if (!relevant.length) return { changed: [], removed: [] };
    const perDocument = isDecidedPerDocument(this.query) || this.#hasRoomFor(relevant);
    return perDocument ? this.#deltaPerDocument(relevant) : this.#deltaOfNewRun();
  }

  /** Below its limit a result holds everything that matches, so a change cannot move other documents in or out. */
  #hasRoomFor(changes: DocumentChange[]): boolean {
    const limit = queryLimit(this.query);
    if (limit === null || this.query.offset || this.sent.size >= limit) return false;
    const entering = changes.filter(({ name }) => !this.sent.has(name)).length;
    return this.sent.size + entering <= limit;
  }

  #deltaPerDocument(changes: DocumentChange[]): TargetDelta {
    const changed = changes.flatMap(({ after }) => (after && satisfiesQuery(after, this.query) ? after : []));
    const kept = new Set(changed.map(({ name }) => name));
    const removed = changes.map(({ name }) => name).filter((name) => this.sent.has(name) && !kept.has(name));
    return { changed, removed };
  }

  /** Under a limit or offset, one document's change moves others in or out. */
  #deltaOfNewRun(): TargetDelta {
    const result = this.currentDocuments();
    const names = new Set(result.map(({ name }) => name));
    return {
      changed: result.filter(({ name, updateTimeMicros }) => this.sent.get(name) !== updateTimeMicros),
      removed: [...this.sent.keys()].filter((name) => !names.has(name)),
    };
  }
}
