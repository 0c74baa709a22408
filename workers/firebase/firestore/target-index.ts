import type { DocumentChange } from "./commit";
import type { ListenTarget } from "./listen-target";
import { lastSegment, parentCollection } from "./resource-name";

/**
 * Targets of all listeners by what they look at, so that a commit wakes only those it can touch: by document name,
 * by exact collection, by collection id (collection group queries), and the few that watch everything below a place.
 */
export class TargetIndex<Owner> {
  readonly #byKey = new Map<string, Map<ListenTarget, Owner>>();

  add(target: ListenTarget, owner: Owner): void {
    for (const key of keysOf(target)) {
      const entries = this.#byKey.get(key) ?? new Map<ListenTarget, Owner>();
      this.#byKey.set(key, entries.set(target, owner));
    }
  }

  remove(target: ListenTarget): void {
    for (const key of keysOf(target)) {
      const entries = this.#byKey.get(key);
      entries?.delete(target);
      if (entries?.size === 0) this.#byKey.delete(key);
    }
  }

  /** Targets that the changes could touch, by their owner. */
  touchedBy(changes: readonly DocumentChange[]): Map<Owner, Set<ListenTarget>> {
    const touched = new Map<Owner, Set<ListenTarget>>();
    const keys = new Set(changes.flatMap(({ name }) => keysOfDocument(name)));
    for (const key of keys) {
      for (const [target, owner] of this.#byKey.get(key) ?? []) {
        const targets = touched.get(owner) ?? new Set();
        touched.set(owner, targets.add(target));
      }
    }
    return touched;
  }

  get size(): number {
    return new Set([...this.#byKey.values()].flatMap((entries) => [...entries.keys()])).size;
  }
}

const EVERYTHING = "everything";

/** A target's keys depend on its last judgement of access: remove it before that is renewed, add it again after. */
function keysOf({ scope, dependsOn, documentNames }: ListenTarget): string[] {
  const names = [...dependsOn, ...documentNames].map((name) => `document ${name}`);
  if (!scope) return names;
  if (scope.collectionId === null) return [...names, EVERYTHING];
  return scope.allDescendants
    ? [...names, `group ${scope.collectionId}`]
    : [...names, `collection ${scope.parent}/${scope.collectionId}`];
}

function keysOfDocument(name: string): string[] {
  const collection = parentCollection(name);
  return [`document ${name}`, `collection ${collection}`, `group ${lastSegment(collection)}`, EVERYTHING];
}
