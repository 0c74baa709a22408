import { invalidArgument } from "./rpc-error";
import type { Fields, Value } from "./values";

/** A dotted path split into field names. */
export type FieldPath = readonly string[];

const SEGMENT = /`((?:\\.|[^`\\])*)`|([^.`]+)/y;

/** Splits "a.`b.c`.d" into its names; backticks quote, backslash escapes in them. Throws INVALID_ARGUMENT. */
export function parseFieldPath(text: string): FieldPath {
  const names: string[] = [];
  let position = 0;
  do {
    SEGMENT.lastIndex = position;
    const match = SEGMENT.exec(text);
    if (!match) throw invalidArgument(`Invalid field path "${text}".`);
    names.push(match[1] !== undefined ? match[1].replace(/\\(.)/gs, "$1") : match[2]!);
    position = SEGMENT.lastIndex;
    if (position < text.length && text[position] !== ".")
      throw invalidArgument(`Invalid field path "${text}".`);
    position++;
  } while (position <= text.length);
  return names;
}

/** The value at a path, or undefined where the document has none. */
export function getAtPath(fields: Fields, path: FieldPath): Value | undefined {
  let value: Value = { mapValue: { fields } };
  for (const name of path) {
    if (!("mapValue" in value) || !value.mapValue.fields || !Object.hasOwn(value.mapValue.fields, name)) {
      return undefined;
    }
    value = value.mapValue.fields[name]!;
  }
  return value;
}

/** Sets (or with undefined, deletes) the value at a path in place; missing or non-map parents become maps. */
export function setAtPath(fields: Fields, path: FieldPath, value: Value | undefined): void {
  let parent = fields;
  for (const name of path.slice(0, -1)) {
    const child = Object.hasOwn(parent, name) ? parent[name] : undefined;
    if (child && "mapValue" in child) {
      child.mapValue.fields ??= {};
      parent = child.mapValue.fields;
    } else {
      if (value === undefined) return;
      const created: Fields = {};
      parent[name] = { mapValue: { fields: created } };
      parent = created;
    }
  }
  const last = path.at(-1)!;
  if (value === undefined) delete parent[last];
  else parent[last] = value;
}
