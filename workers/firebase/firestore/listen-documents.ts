import type { DocumentChange } from "./commit";
import type { StoredDocument } from "./document";
import {
  countBefore,
  isCount,
  type ListenTarget,
  type TargetContext,
  type TargetDelta,
} from "./listen-target";
import { requireDocumentName } from "./resource-name";
import { invalidArgument } from "./rpc-error";

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
    return isCount(expectedCount, countBefore(changes, result.length)) ? this.delta(changes) : null;
  }
}
