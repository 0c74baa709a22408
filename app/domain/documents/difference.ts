import { type Tagged, toTagged } from "./tagged-json";
import { isSameValue, typeOf, type WireFields, type WireValue } from "./wire-value";

/** A field as it was and as it becomes; a side that is absent is not there. */
export interface ValueChange {
  path: string[];
  before?: WireValue;
  after?: WireValue;
}

/** What differs between two states of a document, by its innermost fields; lists are gone into where they are of one length. */
export function changesBetween(before: WireFields | null, after: WireFields | null): ValueChange[] {
  const changes: ValueChange[] = [];
  fieldsBetween(before ?? {}, after ?? {}, []);
  return changes;

  function fieldsBetween(was: WireFields, is: WireFields, path: readonly string[]) {
    for (const name of new Set([...Object.keys(was), ...Object.keys(is)])) {
      const [one, other] = [was, is].map((map) => (Object.hasOwn(map, name) ? map[name] : undefined));
      valueBetween(one, other, [...path, name]);
    }
  }
  function valueBetween(was: WireValue | undefined, is: WireValue | undefined, path: string[]) {
    if (isSameValue(was, is)) return;
    if (was && is && typeOf(was) === "map" && typeOf(is) === "map" && "mapValue" in was && "mapValue" in is) {
      return fieldsBetween(was.mapValue.fields, is.mapValue.fields, path);
    }
    if (was && is && "arrayValue" in was && "arrayValue" in is) {
      const [values, others] = [was.arrayValue.values, is.arrayValue.values];
      if (values.length === others.length) {
        for (const [at, value] of values.entries()) valueBetween(value, others[at], [...path, `[${at}]`]);
        return;
      }
    }
    changes.push({ path, ...(was && { before: was }), ...(is && { after: is }) });
  }
}

/** A change as people read it: the type is said where it changes, or where the value does not tell it. */
export function changeText({ before, after }: Pick<ValueChange, "before" | "after">): {
  before: string | null;
  after: string | null;
} {
  const isTyped = before !== undefined && after !== undefined && typeOf(before) !== typeOf(after);
  const text = (value: WireValue | undefined) =>
    value === undefined ? null : isTyped ? `${typeOf(value)} ${shown(value)}` : shown(value);
  return { before: text(before), after: text(after) };
}

/** An empty text is not nothing. */
const shown = (value: WireValue) => valueText(value) || "(empty)";

/** A value as it is shown on a line, or whole in a difference. */
export function valueText(value: WireValue): string {
  if ("stringValue" in value) return value.stringValue;
  if ("integerValue" in value) return value.integerValue;
  if ("doubleValue" in value) return doubleText(value.doubleValue);
  if ("timestampValue" in value) return value.timestampValue;
  if ("referenceValue" in value) return value.referenceValue;
  if ("nullValue" in value) return "null";
  if ("booleanValue" in value) return String(value.booleanValue);
  if ("maskedValue" in value) return "••••••";
  if ("geoPointValue" in value) return `${value.geoPointValue.latitude}, ${value.geoPointValue.longitude}`;
  if ("bytesValue" in value) return `${value.bytesValue}`;
  return JSON.stringify(withoutMarks(toTagged(value)), null, 1);
}

/** A double shows that it is none of the integers. */
export function doubleText(double: number | string): string {
  if (typeof double === "string") return double === "-0" ? "-0.0" : double;
  return Number.isInteger(double) && Math.abs(double) < 1e21 ? `${double}.0` : String(double);
}

function withoutMarks(json: Tagged): Tagged {
  if (Array.isArray(json)) return json.map(withoutMarks);
  if (typeof json !== "object" || json === null) return json;
  if (Object.keys(json).length === 1 && "$masked" in json) return "••••••";
  return Object.fromEntries(Object.entries(json).map(([name, value]) => [name, withoutMarks(value)]));
}

/** The path of a change as the change log writes it. */
export function changePath(path: readonly string[]): string {
  return path.map((name) => name.replace(/^\[(\d+)\]$/, "$1").replace(/[.\\]/g, "\\$&")).join(".");
}
