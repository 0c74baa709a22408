import { MAX_FIELD_PATH_BYTES } from "./limits";
import { invalidArgument } from "./rpc-error";
import { utf8Length } from "./utf8-length";
import type { Fields, Value } from "./values";

/** A dotted path split into field names. */
export type FieldPath = readonly string[];

const SEGMENT = /`((?:[^`\\]|\\.)+)`|([a-zA-Z_][a-zA-Z_0-9]*)/sy;

/** Splits "a.`b.c`.d" into its names; backticks quote, backslash escapes in them. Throws INVALID_ARGUMENT. */
export function parseFieldPath(text: string): FieldPath {
  if (!text) throw invalidArgument("Invalid empty property path string.");
  if (utf8Length(text) > MAX_FIELD_PATH_BYTES) {
    throw invalidArgument(`property path is longer than ${MAX_FIELD_PATH_BYTES} bytes.`);
  }
  const names: string[] = [];
  let position = 0;
  do {
    SEGMENT.lastIndex = position;
    const match = SEGMENT.exec(text);
    if (!match) throw invalidPath(text);
    names.push(match[1] !== undefined ? match[1].replace(/\\(.)/gs, "$1") : match[2]!);
    position = SEGMENT.lastIndex;
    if (position < text.length && text[position] !== ".") throw invalidPath(text);
    position++;
  } while (position <= text.length);
  return names;
}

/** A path that a client may write to: none of its names is reserved. Throws INVALID_ARGUMENT. */
export function parseWritablePath(text: string): FieldPath {
  const path = parseFieldPath(text);
  const reserved = path.find(isReservedName);
  if (reserved !== undefined) throw invalidArgument(`Invalid reserved name in field path ${reserved}`);
  return path;
}

/** Names like __x__ are Firestore's own. */
export function isReservedName(name: string): boolean {
  return /^__.*__$/s.test(name);
}

function invalidPath(text: string) {
  return invalidArgument(
    `Invalid property path "${text}". Unquoted property paths must match regex ([a-zA-Z_][a-zA-Z_0-9]*), and quoted property paths must match regex (\`(?:[^\`\\\\]|(?:\\\\.))+\`)`,
  );
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
