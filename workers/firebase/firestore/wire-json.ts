import { invalidPayload } from "./rpc-error";
import { timestampProblem } from "./timestamps";
import type { EnumSchema, FieldKind, FieldSchema, MessageSchema, ScalarKind } from "./wire-schema";

/** One refusal lists at most this many faults, and echoes this many characters of a value. */
const MAX_FAULTS = 16;
const MAX_ECHO = 200;
/** Messages inside each other; a value of the greatest depth that is stored takes 41. */
const MAX_DEPTH = 100;
const INT_RANGE = {
  int32: [-(2n ** 31n), 2n ** 31n - 1n],
  int64: [-(2n ** 63n), 2n ** 63n - 1n],
} as const;
const TYPE_NAMES: Record<ScalarKind, string> = {
  string: "TYPE_STRING",
  bool: "TYPE_BOOL",
  int32: "TYPE_INT32",
  int64: "TYPE_INT64",
  double: "TYPE_DOUBLE",
  bytes: "TYPE_BYTES",
  timestamp: "type.googleapis.com/google.protobuf.Timestamp",
  null: "type.googleapis.com/google.protobuf.NullValue",
  any: "",
};

/**
 * Reads a message as Google's gateway does: unknown names, wrong types, numbers out of range, names of enums and a
 * second field of a `oneof` are refused with its words. Accepts what proto3 JSON accepts (proto names, numbers as
 * text, enums by number, null for absent) and returns one form: JSON names, 64-bit integers as text, enums by name,
 * standard base64. Throws INVALID_ARGUMENT.
 * @param at Where the message stands in the request, for the refusal: "" or "document".
 */
export function readMessage<Message = Record<string, unknown>>(
  schema: MessageSchema,
  json: unknown,
  at = "",
): Message {
  const reader = new MessageReader();
  if (!isObject(json)) {
    throw invalidPayload([
      {
        field: at,
        description: `Invalid JSON payload received. Unknown name "${at}": Root element must be a message.`,
      },
    ]);
  }
  const read = reader.message(schema, json, at ? { outer: null, part: at } : null);
  reader.throwFaults();
  return read as Message;
}

/** A place in the request, told as text only when there is a fault to tell: names, and indexes in lists and maps. */
interface Place {
  outer: Place | null;
  part: string | number;
}

class MessageReader {
  readonly #faults: { field: string; description: string }[] = [];
  #depth = 0;

  throwFaults(): void {
    if (this.#faults.length) throw invalidPayload(this.#faults);
  }

  message(schema: MessageSchema, json: { [key: string]: unknown }, at: Place | null): object {
    const read: { [key: string]: unknown } = {};
    const set: string[] = [];
    if (++this.#depth > MAX_DEPTH) {
      this.#fault(at, "Message too deep. Max recursion depth reached.");
      this.throwFaults();
    }
    for (const key of Object.keys(json)) {
      const found = findField(schema, key);
      if (!found) {
        this.#fault(
          at,
          `Invalid JSON payload received. Unknown name "${echo(key)}"${whereAt(at)}: Cannot find field.`,
        );
        continue;
      }
      const [name, field] = found;
      const value = json[key];
      if (value === null && field.kind !== "null") continue;
      if (field.oneOf && set.includes(field.oneOf)) {
        this.#fault(
          at,
          `Invalid value${whereAt(at)} (oneof), oneof field '${field.oneOf}' is already set. Cannot set '${echo(key)}'`,
        );
        continue;
      }
      if (field.oneOf) set.push(field.oneOf);
      read[name] = this.#field(field, value, { outer: at, part: field.protoName }, name);
    }
    this.#depth--;
    return read;
  }

  #field(field: FieldSchema, value: unknown, at: Place, name: string): unknown {
    if (!field.repeated) return this.#one(field.kind, value, at, name);
    if (!Array.isArray(value)) return this.#mismatch(field.kind, value, at);
    return value.map((element, index) => this.#one(field.kind, element, { outer: at, part: index }, name));
  }

  #one(kind: FieldKind, value: unknown, at: Place, name: string): unknown {
    if (typeof kind === "string") return this.#scalar(kind, value, at, name);
    if ("wrapped" in kind) {
      const bare = isObject(value) && "value" in value ? value.value : value;
      return this.#scalar(kind.wrapped, bare, { outer: at, part: "value" }, name);
    }
    if ("enum" in kind) return enumName(kind.enum, value) ?? this.#mismatch(kind, value, at);
    if (!isObject(value)) return this.#mismatch(kind, value, at);
    return "message" in kind ? this.message(kind.message(), value, at) : this.#map(kind, value, at);
  }

  /** Keys are the client's own: fromEntries makes fields even of those that mean something to JavaScript. */
  #map(kind: { mapOf: () => MessageSchema }, map: { [key: string]: unknown }, at: Place): object {
    const schema = kind.mapOf();
    return Object.fromEntries(
      Object.keys(map).map((key, index) => {
        const entryAt: Place = { outer: at, part: index };
        if (!key.isWellFormed())
          this.#invalid({ outer: entryAt, part: "key" }, "TYPE_STRING", "invalid UTF-8");
        const valueAt: Place = { outer: entryAt, part: "value" };
        const entry = map[key];
        return [
          key,
          isObject(entry) ? this.message(schema, entry, valueAt) : this.#mismatch(kind, entry, valueAt),
        ];
      }),
    );
  }

  #scalar(kind: ScalarKind, value: unknown, at: Place, name: string): unknown {
    if (kind === "any") return value;
    if (typeof value === "string") {
      if (kind === "timestamp") {
        const problem = timestampProblem(value);
        return problem ? this.#invalid(at, TYPE_NAMES.timestamp, `Field '${name}', ${problem}`) : value;
      }
      if (kind === "string") {
        return value.isWellFormed() ? value : this.#invalid(at, TYPE_NAMES.string, "invalid UTF-8");
      }
      if (kind === "bytes") {
        const problem = `Base64 decoding failed for "${echo(value)}"`;
        return canonicalBase64(value) ?? this.#invalid(at, TYPE_NAMES.bytes, problem);
      }
    }
    const read = readScalar(kind, value);
    return read === undefined ? this.#mismatch(kind, value, at) : read;
  }

  #mismatch(kind: FieldKind, value: unknown, at: Place): undefined {
    return this.#invalid(at, typeName(kind), echo(JSON.stringify(value)));
  }

  #invalid(at: Place, type: string, problem: string): undefined {
    return this.#fault(at, `Invalid value${whereAt(at)} (${type}), ${problem}`);
  }

  #fault(at: Place | null, description: string): undefined {
    this.#faults.push({ field: pathText(at), description });
    if (this.#faults.length >= MAX_FAULTS) this.throwFaults();
  }
}

function pathText(at: Place | null): string {
  if (!at) return "";
  const outer = pathText(at.outer);
  if (typeof at.part === "number") return `${outer}[${at.part}]`;
  return outer ? `${outer}.${at.part}` : at.part;
}

function whereAt(at: Place | null): string {
  return at ? ` at '${pathText(at)}'` : "";
}

function findField(schema: MessageSchema, key: string): [string, FieldSchema] | null {
  if (Object.hasOwn(schema.fields, key)) return [key, schema.fields[key]!];
  return Object.entries(schema.fields).find(([, { protoName }]) => protoName === key) ?? null;
}

/** The value in its one form, or undefined if it is none of this kind. */
function readScalar(kind: ScalarKind, value: unknown): unknown {
  switch (kind) {
    case "bool":
      if (value === "true" || value === "false") return value === "true";
      return typeof value === "boolean" ? value : undefined;
    case "int32":
      return readInteger(value, "int32") === undefined ? undefined : Number(value);
    case "int64":
      return readInteger(value, "int64")?.toString();
    case "double":
      return readDouble(value);
    case "null":
      return value === null || value === "NULL_VALUE" || value === 0 ? null : undefined;
    default:
      return undefined;
  }
}

function readInteger(value: unknown, kind: "int32" | "int64"): bigint | undefined {
  const isWhole = typeof value === "number" ? Number.isInteger(value) : /^-?\d+$/.test(String(value));
  if (!isWhole || (typeof value !== "number" && typeof value !== "string")) return undefined;
  const integer = BigInt(value);
  const [least, most] = INT_RANGE[kind];
  return integer >= least && integer <= most ? integer : undefined;
}

function readDouble(value: unknown): number | string | undefined {
  if (typeof value === "number") return value;
  if (typeof value !== "string" || value.trim() === "") return undefined;
  if (value === "NaN" || value === "Infinity" || value === "-Infinity") return value;
  const number = Number(value);
  return Number.isFinite(number) ? number : undefined;
}

function canonicalBase64(text: string): string | null {
  try {
    return btoa(atob(text.replaceAll("-", "+").replaceAll("_", "/")));
  } catch {
    return null;
  }
}

/** Names count in any case, and so do numbers. */
function enumName({ names }: EnumSchema, value: unknown): string | undefined {
  if (typeof value === "number") return names[value];
  return typeof value === "string" ? names.find((name) => name === value.toUpperCase()) : undefined;
}

function typeName(kind: FieldKind): string {
  if (typeof kind === "string") return TYPE_NAMES[kind];
  if ("wrapped" in kind) return TYPE_NAMES[kind.wrapped];
  if ("enum" in kind) return `type.googleapis.com/${kind.enum.type}`;
  return `type.googleapis.com/${("message" in kind ? kind.message() : kind.mapOf()).type}`;
}

function isObject(value: unknown): value is { [key: string]: unknown } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function echo(text: string | undefined): string {
  const shown = text ?? "";
  return shown.length > MAX_ECHO ? `${shown.slice(0, MAX_ECHO)}...` : shown;
}
