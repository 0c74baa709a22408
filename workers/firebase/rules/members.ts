import { stepsOf } from "./collection-methods";
import { byKey, keyOf } from "./equality";
import { elementsOf } from "./operators";
import { refuse } from "./rules-error";
import { heldElements, refuseOpen, requireProven, Unproven } from "./unproven";
import { characters, isList, isMap, PartlyProvenMap, RulesPath, type RulesValue } from "./values";

/** `object.name`. What a query leaves open has members as open as itself. */
export function memberOf(object: RulesValue, name: string): RulesValue {
  if (object instanceof Unproven) return new Unproven();
  if (object instanceof PartlyProvenMap) {
    const known = object.proven.get(name);
    return known === undefined ? new Unproven() : known;
  }
  if (!isMap(object))
    return refuse(object === null ? "Null value error." : `Property ${name} is undefined on object.`);
  const value = object.get(name);
  return value === undefined ? refuse(`Property ${name} is undefined on object.`) : value;
}

/** `object[index]`: of a map by name, of lists, texts and paths by number. */
export function elementAt(object: RulesValue, index: RulesValue): RulesValue {
  const key = requireProven(index);
  if (typeof key === "string") {
    // A name may come from data, so the error does not repeat it.
    if (isMap(object) && !object.has(key)) return refuse("the map has no such key");
    return isMap(object) || object instanceof PartlyProvenMap || object instanceof Unproven
      ? memberOf(object, key)
      : refuse("only maps are indexed by a string");
  }
  if (typeof key !== "bigint") return refuse("an index must be a string or an int");
  if (object instanceof Unproven) return new Unproven();
  const sequence = sequenceOf(object);
  return key >= 0n && key < BigInt(sequence.length)
    ? sequence[Number(key)]!
    : refuse("the index is out of bounds");
}

/** `object[from:to]`, of a list or text. */
export function rangeOf(object: RulesValue, from: RulesValue, to: RulesValue): RulesValue {
  if (object instanceof RulesPath) return refuse("paths have no ranges");
  const sequence = sequenceOf(requireProven(object));
  const [start, end] = [requireProven(from), requireProven(to)];
  if (typeof start !== "bigint" || typeof end !== "bigint") return refuse("a range must be of ints");
  if (start < 0n || end < start || end > BigInt(sequence.length)) return refuse("the range is out of bounds");
  const part = sequence.slice(Number(start), Number(end));
  return typeof object === "string" ? part.join("") : part;
}

function sequenceOf(object: RulesValue): readonly RulesValue[] {
  if (isList(object)) return object;
  if (object instanceof RulesPath) return object.segments;
  return typeof object === "string"
    ? characters(object)
    : refuse("only lists, strings and paths have indexes");
}

/** Methods of a map known in part: what they say must hold for every document. */
export function methodOfPartlyProven(self: PartlyProvenMap, name: string, given: RulesValue[]): RulesValue {
  if (name === "keys" && given.length === 0) {
    const present = [...self.proven].filter(([, value]) => !(value instanceof Unproven) || value.isPresent);
    return new Unproven(present.map(([field]) => ({ kind: "holds", value: field })));
  }
  if (name === "get" && given.length === 2) {
    const found = stepsOf(given[0]).reduce<RulesValue>(memberOf, self);
    return found instanceof Unproven && !found.isPresent ? refuseOpen() : found;
  }
  return refuseOpen();
}

/** Methods of an open value: of a list proven to hold elements, `hasAny` and `hasAll` can be proven true. */
export function methodOfUnproven(self: Unproven, name: string, given: RulesValue[]): RulesValue {
  const held = byKey(heldElements(self));
  const [other] = given;
  if (name === "toSet" && given.length === 0) return self;
  if (given.length !== 1) return refuseOpen();
  const isHeld = (value: RulesValue) => held.has(keyOf(value));
  if (name === "hasAny" && elementsOf(other).some(isHeld)) return true;
  if (name === "hasAll" && elementsOf(other).every(isHeld) && held.size > 0) return true;
  return refuseOpen();
}
