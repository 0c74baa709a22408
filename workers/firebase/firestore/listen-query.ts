import type { Grant } from "./access-guard";
import type { DocumentChange } from "./commit";
import type { StoredDocument } from "./document";
import {
  countBefore,
  isCount,
  type ListenTarget,
  type TargetContext,
  type TargetDelta,
} from "./listen-target";
import { queryLimit, type StructuredQuery } from "./protocol";
import { isDecidedPerDocument, isInScope, type QueryScope, queryScope, satisfiesQuery } from "./query";
import { compareDocuments, effectiveOrder } from "./query-order";
import { requireValidQuery } from "./query-validation";
import { invalidArgument } from "./rpc-error";

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
    if (!this.#perDocument) this.#shown = versionsOf(result);
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
    if (this.#perDocument) {
      return isCount(expectedCount, countBefore(moves, result.length)) ? deltaOf(moves) : null;
    }
    const earlier = this.#resultBefore(moves);
    return isCount(expectedCount, earlier.length) ? differenceOf(versionsOf(earlier), result) : null;
  }

  /** The result under a limit or offset before changes; what they pushed out is found this far behind the limit. */
  #resultBefore(moves: readonly DocumentChange[]): StoredDocument[] {
    const { offset = 0 } = this.query;
    const end = this.#limit === null ? undefined : offset + this.#limit;
    const reach = end === undefined ? undefined : end + moves.length;
    const { offset: _, limit: __, ...unlimited } = this.query;
    const near = this.context.store.query(this.scope.parent, {
      ...unlimited,
      ...(reach === undefined ? {} : { limit: reach }),
    });
    const moved = new Set(moves.map(({ name }) => name));
    return [...near.filter(({ name }) => !moved.has(name)), ...moves.flatMap(({ before }) => before ?? [])]
      .sort((left, right) => compareDocuments(left, right, this.#order))
      .slice(offset, end);
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
    return differenceOf(shown, this.restart());
  }
}

/** What makes of one result, given by its versions, another. */
function differenceOf(shown: ReadonlyMap<string, number>, now: readonly StoredDocument[]): TargetDelta {
  const names = new Set(now.map(({ name }) => name));
  return {
    changed: now.filter(({ name, updateTimeMicros }) => shown.get(name) !== updateTimeMicros),
    removed: [...shown.keys()].filter((name) => !names.has(name)),
  };
}

function versionsOf(documents: readonly StoredDocument[]): Map<string, number> {
  return new Map(documents.map(({ name, updateTimeMicros }) => [name, updateTimeMicros]));
}

function deltaOf(moves: readonly DocumentChange[]): TargetDelta {
  return {
    changed: moves.flatMap(({ after }) => after ?? []),
    removed: moves.filter(({ after }) => !after).map(({ name }) => name),
  };
}
