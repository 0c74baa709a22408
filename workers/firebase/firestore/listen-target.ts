import type { Caller } from "../caller";
import type { AccessGuard, Grant } from "./access-guard";
import type { DocumentChange } from "./commit";
import type { StoredDocument } from "./document";
import type { DocumentStore } from "./document-store";
import { queryLimit, type StructuredQuery } from "./protocol";
import { isDecidedPerDocument, isInScope, type QueryScope, queryScope, satisfiesQuery } from "./query";
import { effectiveOrder } from "./query-order";
import { requireValidQuery } from "./query-validation";
import { requireDocumentName } from "./resource-name";
import { invalidArgument } from "./rpc-error";

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

/** Documents by name: each is read under the `get` rule, again whenever it changes. */
export class DocumentsTarget implements ListenTarget {
  readonly scope = null;
  readonly documentNames: readonly string[];
  #dependsOn = new Set<string>();

  constructor(
    readonly id: number,
    names: readonly string[] | undefined,
    private readonly context: TargetContext,
  ) {
    this.documentNames = [...new Set(names)];
    if (!this.documentNames.length) throw invalidArgument("A documents target must name documents.");
    for (const name of this.documentNames) requireDocumentName(name, context.database);
  }

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

  restart(): StoredDocument[] {
    return this.documentNames.flatMap((name) => this.context.store.get(name) ?? []);
  }

  delta(changes: readonly DocumentChange[]): TargetDelta {
    const own = changes.filter(({ name }) => this.documentNames.includes(name));
    return {
      changed: own.flatMap(({ after }) => after ?? []),
      removed: own.filter(({ after }) => !after).map(({ name }) => name),
    };
  }

  deltaSince(
    changes: readonly DocumentChange[],
    result: readonly StoredDocument[],
    expectedCount: number | undefined,
  ): TargetDelta | null {
    if (expectedCount !== undefined && expectedCount !== countBefore(changes, result.length)) return null;
    return this.delta(changes);
  }
}

/** A query: read under the `list` rule, which judges the query and not its documents. */
export class QueryTarget implements ListenTarget {
  readonly documentNames = [];
  readonly scope: QueryScope;
  readonly #limit: number | null;
  readonly #perDocument: boolean;
  readonly #order: ReturnType<typeof effectiveOrder>;
  #grant: Grant = { dependsOn: new Set() };
  /** Under a limit or offset, what the client has: name → update time. Without one, changes tell all. */
  #shown = new Map<string, number>();

  constructor(
    readonly id: number,
    private readonly query: StructuredQuery,
    parent: string,
    private readonly context: TargetContext,
  ) {
    if (!`${parent}/`.startsWith(`${context.database}/documents/`)) {
      throw invalidArgument(`The query's parent "${parent}" is not in ${context.database}.`);
    }
    requireValidQuery(parent, query);
    this.scope = queryScope(parent, query);
    this.#order = effectiveOrder(query);
    this.#limit = queryLimit(query);
    this.#perDocument = isDecidedPerDocument(query);
  }

  get dependsOn(): ReadonlySet<string> {
    return this.#grant.dependsOn;
  }

  requireAccess(atMicros: number): void {
    const { guard, caller } = this.context;
    this.#grant = guard.requireList(caller, this.scope.parent, this.query, atMicros);
  }

  restart(): StoredDocument[] {
    const result = this.context.store.query(this.scope.parent, this.query);
    if (!this.#perDocument) {
      this.#shown = new Map(result.map(({ name, updateTimeMicros }) => [name, updateTimeMicros]));
    }
    return result;
  }

  delta(changes: readonly DocumentChange[]): TargetDelta {
    const matching = this.#movesIn(changes);
    if (this.#perDocument) return deltaOf(matching);
    // One that waits behind the limit may go without a trace; one before the offset may not.
    const moves = matching.filter(
      ({ name, after }) => after !== null || this.query.offset || this.#shown.has(name),
    );
    if (!moves.length) return { changed: [], removed: [] };
    return this.#hasRoomFor(moves) ? this.#keep(deltaOf(moves)) : this.#deltaOfNewRun();
  }

  deltaSince(
    changes: readonly DocumentChange[],
    result: readonly StoredDocument[],
    expectedCount: number | undefined,
  ): TargetDelta | null {
    const moves = this.#movesIn(changes);
    const earlierCount = countBefore(moves, result.length);
    if (expectedCount !== undefined && expectedCount !== earlierCount) return null;
    if (this.#perDocument || !moves.length) return deltaOf(moves);
    // Below its limit then and now, the result was and is everything that matches.
    const hadRoom = !this.query.offset && this.#limit !== null && earlierCount <= this.#limit;
    return hadRoom && result.length < this.#limit! ? deltaOf(moves) : null;
  }

  /** Changes of documents that matched, or match now; what does not match is told as absent. */
  #movesIn(changes: readonly DocumentChange[]): DocumentChange[] {
    return changes.flatMap(({ name, before, after }) => {
      if (!isInScope(name, this.scope)) return [];
      const move = { name, before: this.#matching(before), after: this.#matching(after) };
      return move.before || move.after ? [move] : [];
    });
  }

  #matching(document: StoredDocument | null): StoredDocument | null {
    return document && satisfiesQuery(document, this.query, this.#order) ? document : null;
  }

  /** Below its limit a result holds everything that matches, so a change cannot move other documents in or out. */
  #hasRoomFor(moves: readonly DocumentChange[]): boolean {
    if (this.#limit === null || this.query.offset || this.#shown.size >= this.#limit) return false;
    const entering = moves.filter(({ before }) => !before).length;
    return this.#shown.size + entering <= this.#limit;
  }

  #keep(delta: TargetDelta): TargetDelta {
    for (const { name, updateTimeMicros } of delta.changed) this.#shown.set(name, updateTimeMicros);
    for (const name of delta.removed) this.#shown.delete(name);
    return delta;
  }

  /** Under a limit or offset, one document's change moves others in or out. */
  #deltaOfNewRun(): TargetDelta {
    const shown = this.#shown;
    const result = this.restart();
    return {
      changed: result.filter(({ name, updateTimeMicros }) => shown.get(name) !== updateTimeMicros),
      removed: [...shown.keys()].filter((name) => !this.#shown.has(name)),
    };
  }
}

function deltaOf(moves: readonly DocumentChange[]): TargetDelta {
  return {
    changed: moves.flatMap(({ after }) => after ?? []),
    removed: moves.filter(({ after }) => !after).map(({ name }) => name),
  };
}

/** Size of a result before changes, from its size after them. */
function countBefore(changes: readonly DocumentChange[], count: number): number {
  const difference = ({ before, after }: DocumentChange) => Number(before !== null) - Number(after !== null);
  return changes.reduce((total, change) => total + difference(change), count);
}
