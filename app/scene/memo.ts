interface Entry<Value> {
  dependencies: readonly unknown[];
  value: Value;
}

/**
 * Remembers what was made of an object and of the values it depends on, as long as the object lives: the same again is the very
 * same value. Dependencies are compared by identity.
 */
export class Memo<Key extends object, Value> {
  readonly #entries = new WeakMap<Key, Entry<Value>[]>();

  /** `most` values are kept for one object: one for each size and place it is shown at. */
  constructor(private readonly most = 8) {}

  get(key: Key, dependencies: readonly unknown[], make: () => Value): Value {
    const entries = this.#entries.get(key);
    const known = entries?.find((entry) => sameItems(entry.dependencies, dependencies));
    if (known) return known.value;
    const entry = { dependencies, value: make() };
    if (!entries) this.#entries.set(key, [entry]);
    else {
      entries.unshift(entry);
      entries.length = Math.min(entries.length, this.most);
    }
    return entry.value;
  }
}

function sameItems(first: readonly unknown[], second: readonly unknown[]): boolean {
  return first.length === second.length && first.every((item, index) => Object.is(item, second[index]));
}
