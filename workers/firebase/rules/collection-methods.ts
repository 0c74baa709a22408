import { byKey, equalRulesValues, keyOf } from "./equality";
import type { Methods } from "./methods";
import { elementsOf } from "./operators";
import { refuse } from "./rules-error";
import { requireText, textOf } from "./string-methods";
import { isList, isMap, MapDiff, RulesSet, type RulesValue } from "./values";

/** Keys of the elements of a list or set. */
function keysOf(value: RulesValue | undefined): ReadonlySet<string> {
  return value instanceof RulesSet ? new Set(value.byKey.keys()) : new Set(elementsOf(value).map(keyOf));
}

function isSubset(inner: ReadonlySet<string>, outer: ReadonlySet<string>): boolean {
  for (const key of inner) if (!outer.has(key)) return false;
  return true;
}

function overlaps(left: ReadonlySet<string>, right: ReadonlySet<string>): boolean {
  for (const key of left) if (right.has(key)) return true;
  return false;
}

function setOfTexts(texts: Iterable<string>): RulesSet {
  return new RulesSet(byKey(texts));
}

/** https://firebase.google.com/docs/reference/rules/rules.List */
export const LIST_METHODS: Methods<readonly RulesValue[]> = {
  size: (self) => BigInt(self.length),
  hasAny: (self, other) => overlaps(keysOf(other), keysOf(self)),
  hasAll: (self, other) => isSubset(keysOf(other), keysOf(self)),
  hasOnly: (self, other) => isSubset(keysOf(self), keysOf(other)),
  concat: (self, other) => (isList(other) ? [...self, ...other] : refuse("not a list")),
  join: (self, separator) => self.map(textOf).join(requireText(separator)),
  toSet: (self) => new RulesSet(byKey(self)),
  removeAll: (self, other) => {
    const removed = keysOf(other);
    return self.filter((each) => !removed.has(keyOf(each)));
  },
};

/** https://firebase.google.com/docs/reference/rules/rules.Set */
export const SET_METHODS: Methods<RulesSet> = {
  size: (self) => BigInt(self.byKey.size),
  hasAny: (self, other) => overlaps(keysOf(other), keysOf(self)),
  hasAll: (self, other) => isSubset(keysOf(other), keysOf(self)),
  hasOnly: (self, other) => isSubset(keysOf(self), keysOf(other)),
  union: (self, other) => new RulesSet(new Map([...self.byKey, ...requireSet(other).byKey])),
  intersection: (self, other) => restricted(self, (key) => requireSet(other).byKey.has(key)),
  difference: (self, other) => restricted(self, (key) => !requireSet(other).byKey.has(key)),
};

function requireSet(value: RulesValue | undefined): RulesSet {
  return value instanceof RulesSet ? value : refuse("not a set");
}

function restricted({ byKey: elements }: RulesSet, keeps: (key: string) => boolean): RulesSet {
  return new RulesSet(new Map([...elements].filter(([key]) => keeps(key))));
}

/** https://firebase.google.com/docs/reference/rules/rules.Map */
export const MAP_METHODS: Methods<ReadonlyMap<string, RulesValue>> = {
  size: (self) => BigInt(self.size),
  keys: (self) => [...self.keys()],
  values: (self) => [...self.values()],
  get: (self, key, fallback) => getNested(self, key, fallback),
  diff: (self, before) => (isMap(before) ? new MapDiff(self, before) : refuse("not a map")),
};

/** The steps of a key, which may be a list: the way down nested maps. */
export function stepsOf(key: RulesValue | undefined): string[] {
  return isList(key) ? key.map(requireText) : [requireText(key)];
}

function getNested(
  self: ReadonlyMap<string, RulesValue>,
  key: RulesValue | undefined,
  fallback: RulesValue | undefined,
): RulesValue {
  let value: RulesValue | undefined = self;
  for (const step of stepsOf(key)) value = isMap(value) ? value.get(step) : undefined;
  return value ?? (value === null ? null : fallback!);
}

/** https://firebase.google.com/docs/reference/rules/rules.MapDiff */
export const DIFF_METHODS: Methods<MapDiff> = {
  addedKeys: ({ after, before }) => setOfTexts([...after.keys()].filter((key) => !before.has(key))),
  removedKeys: ({ after, before }) => setOfTexts([...before.keys()].filter((key) => !after.has(key))),
  changedKeys: (self) => setOfTexts(sharedKeys(self).filter((key) => !isUnchanged(self, key))),
  unchangedKeys: (self) => setOfTexts(sharedKeys(self).filter((key) => isUnchanged(self, key))),
  affectedKeys: (self) =>
    setOfTexts([...self.after.keys(), ...self.before.keys()].filter((key) => !isUnchanged(self, key))),
};

function sharedKeys({ after, before }: MapDiff): string[] {
  return [...after.keys()].filter((key) => before.has(key));
}

function isUnchanged({ after, before }: MapDiff, key: string): boolean {
  const now = after.get(key);
  const then = before.get(key);
  return now !== undefined && then !== undefined && equalRulesValues(now, then);
}
