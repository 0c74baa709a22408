import { NAME_FIELD } from "./document";
import { collectionKey, KeyWriter, keyAfter } from "./index-key";
import { type IndexShape, writeName } from "./index-shape";
import { conditionIntervals, EVERYTHING, type Interval, intersect } from "./key-intervals";
import type { Cursor, StructuredQuery } from "./protocol";
import type { QueryScope } from "./query";
import type { Condition, Conjunction } from "./query-normal-form";
import type { Ordering } from "./query-order";
import { parentCollection, relativeSegments } from "./resource-name";
import { compareBytes } from "./utf8-order";
import { equalValues } from "./value-order";
import type { Value } from "./values";

/** Keys from `from` (with it) to `to` (without it). */
export interface KeyRange {
  from: Uint8Array;
  to: Uint8Array;
}

/** How to find what meets one conjunction, in the query's order. */
export interface IndexScan {
  shape: IndexShape;
  /** How many of the shape's fields, the first, have a fixed value in what is looked for; the others are in order. */
  fixedFields: number;
  /** The index is read from its end. */
  reversed: boolean;
  /** Where to look, one range after the other. */
  ranges: KeyRange[];
  /** Everything found there belongs to the result; else it may be too much, and each document must be judged. */
  isExact: boolean;
}

/** A conjunction that names its document needs no index. */
export interface DocumentLookup {
  name: string;
}

/**
 * The plan for one conjunction: its equalities are the beginning of every key, the query's order is the rest, and
 * inequalities on the first ordered field and cursors bound what is read. The index of a plan is always the one
 * that fits it: equal fields in the order of their names, then the query's order, forwards.
 */
export function planConjunction(
  conjunction: Conjunction,
  query: StructuredQuery,
  scope: QueryScope,
  order: readonly Ordering[],
): IndexScan | DocumentLookup {
  const equal = new Map<string, Condition>();
  for (const condition of conjunction) {
    if (condition.op === "EQUAL" && !equal.has(condition.fieldPath))
      equal.set(condition.fieldPath, condition);
  }
  const name = equal.get(NAME_FIELD)?.value;
  if (name && "referenceValue" in name) return { name: name.referenceValue };
  equal.delete(NAME_FIELD);
  return new ScanPlanner(conjunction, query, scope, order, equal).plan();
}

class ScanPlanner {
  readonly #used = new Set<Condition>();
  readonly #rest: readonly Ordering[];
  readonly #reversed: boolean;
  readonly #contains: Condition | undefined;
  readonly #shape: IndexShape;
  #isExact = true;

  constructor(
    private readonly conjunction: Conjunction,
    private readonly query: StructuredQuery,
    private readonly scope: QueryScope,
    private readonly order: readonly Ordering[],
    private readonly equal: ReadonlyMap<string, Condition>,
  ) {
    this.#rest = order.filter(({ fieldPath }) => !equal.has(fieldPath));
    this.#reversed = this.#rest[0]!.descending;
    this.#contains = conjunction.find(({ op }) => op === "ARRAY_CONTAINS");
    this.#shape = this.#fittingShape();
  }

  plan(): IndexScan {
    const { value: prefix, isWhole } = this.#prefix();
    let bounds: KeyRange = { from: prefix, to: keyAfter(prefix) };
    let ranges = [bounds];
    if (isWhole) {
      bounds = this.#betweenCursors(prefix, bounds);
      ranges = this.#firstOrderedIntervals().map(({ from, to }) => ({
        from: new KeyWriter().raw(prefix).raw(from).finish(),
        to: new KeyWriter().raw(prefix).raw(to).finish(),
      }));
    }
    if (this.conjunction.some((condition) => !this.#used.has(condition))) this.#isExact = false;
    const inBounds = intersect(ranges, [bounds]);
    return {
      shape: this.#shape,
      fixedFields: this.#fixedFields,
      reversed: this.#reversed,
      ranges: this.#reversed ? inBounds.reverse() : inBounds,
      isExact: this.#isExact,
    };
  }

  get #fixedFields(): number {
    return this.equal.size + (this.#contains ? 1 : 0);
  }

  #fittingShape(): IndexShape {
    const { collectionId, allDescendants } = this.scope;
    const ordered = this.#rest.slice(0, -1).map(({ fieldPath, descending }) => ({
      fieldPath,
      kind: descending === this.#reversed ? ("ascending" as const) : ("descending" as const),
    }));
    const contains = this.#contains
      ? [{ fieldPath: this.#contains.fieldPath, kind: "contains" as const }]
      : [];
    const equal = [...this.equal.keys()]
      .sort()
      .map((fieldPath) => ({ fieldPath, kind: "ascending" as const }));
    return {
      scope: collectionId === null ? "all" : allDescendants ? "group" : "collection",
      collectionId: collectionId ?? "",
      fields: [...equal, ...contains, ...ordered],
      nameDescending: this.#rest.at(-1)!.descending !== this.#reversed,
    };
  }

  /** What all keys of the conjunction begin with: the collection and the values its conditions name. */
  #prefix(): { value: Uint8Array; isWhole: boolean } {
    const writer = new KeyWriter();
    if (this.#shape.scope === "collection") {
      writer.raw(collectionKey(`${this.scope.parent}/${this.scope.collectionId}`));
    }
    for (const { fieldPath, kind } of this.#shape.fields.slice(0, this.#fixedFields)) {
      const condition = kind === "contains" ? this.#contains! : this.equal.get(fieldPath)!;
      this.#used.add(condition);
      if (!writer.value(condition.value)) {
        this.#isExact = false;
        return { value: writer.finish(), isWhole: false };
      }
    }
    return { value: writer.finish(), isWhole: true };
  }

  /** What inequalities leave of the first field in the order (or of the names), as parts of keys. */
  #firstOrderedIntervals(): Interval[] {
    const first = this.#rest[0]!.fieldPath;
    let intervals = EVERYTHING;
    for (const condition of this.conjunction) {
      if (condition.fieldPath !== first) continue;
      const encode = first === NAME_FIELD ? this.#encodeName : null;
      const found = conditionIntervals(condition, encode);
      if (!found) continue;
      intervals = intersect(intervals, found.intervals);
      if (found.isExact) this.#used.add(condition);
    }
    if (this.#shape.scope === "collection" || relativeSegments(this.scope.parent).length === 0)
      return intervals;
    // Only what lies below the parent: by name it is a range, else every document must be judged.
    if (first !== NAME_FIELD) {
      this.#isExact = false;
      return intervals;
    }
    const parent = new KeyWriter().segments(relativeSegments(this.scope.parent)).finish();
    const self = new KeyWriter().path(relativeSegments(this.scope.parent)).finish();
    return intersect(intervals, [{ from: keyAfter(self), to: keyAfter(parent) }]);
  }

  /** A name's part of a key, or null if it has no place in the index. */
  readonly #encodeName = (value: Value): Uint8Array | null => {
    if (!("referenceValue" in value) || !this.#isPlaced(value.referenceValue)) return null;
    const writer = new KeyWriter();
    writeName(writer, value.referenceValue, { scope: this.#shape.scope, nameDescending: false });
    return writer.finish();
  };

  #isPlaced(name: string): boolean {
    if (this.#shape.scope === "collection") {
      return parentCollection(name) === `${this.scope.parent}/${this.scope.collectionId}`;
    }
    return name.split("/", 5).join("/") === this.scope.parent.split("/", 5).join("/");
  }

  #betweenCursors(prefix: Uint8Array, { from, to }: KeyRange): KeyRange {
    const { startAt, endAt } = this.query;
    const [low, high] = this.#reversed ? [endAt, startAt] : [startAt, endAt];
    if (low) {
      const { key, isWhole } = this.#cursorKey(prefix, low);
      // A start before its position takes what is there, an end before it does not.
      const takesPosition = !isWhole || Boolean(low.before) === (low === startAt);
      from = later(from, takesPosition ? key : keyAfter(key));
    }
    if (high) {
      const { key, isWhole } = this.#cursorKey(prefix, high);
      const takesPosition = !isWhole || Boolean(high.before) === (high === startAt);
      to = earlier(to, takesPosition ? keyAfter(key) : key);
    }
    return { from, to };
  }

  /** The beginning of keys at a cursor's position; cut short where its values cannot be followed. */
  #cursorKey(prefix: Uint8Array, { values = [] }: Cursor): { key: Uint8Array; isWhole: boolean } {
    const writer = new KeyWriter().raw(prefix);
    let isWhole = true;
    for (const [position, value] of values.entries()) {
      const ordering = this.order[position];
      if (!ordering) break;
      const { fieldPath, descending } = ordering;
      const fixed = this.equal.get(fieldPath)?.value;
      if (fixed && equalValues(fixed, value)) continue;
      isWhole = false;
      if (fixed) break;
      if (fieldPath !== NAME_FIELD) {
        isWhole = writer.value(value, descending !== this.#reversed);
      } else if ("referenceValue" in value && this.#isPlaced(value.referenceValue)) {
        writeName(writer, value.referenceValue, this.#shape);
        isWhole = true;
      }
      if (!isWhole) break;
    }
    if (!isWhole) this.#isExact = false;
    return { key: writer.finish(), isWhole };
  }
}

function later(left: Uint8Array, right: Uint8Array): Uint8Array {
  return compareBytes(left, right) >= 0 ? left : right;
}

function earlier(left: Uint8Array, right: Uint8Array): Uint8Array {
  return compareBytes(left, right) <= 0 ? left : right;
}

export function isLookup(plan: IndexScan | DocumentLookup): plan is DocumentLookup {
  return "name" in plan;
}
