import { invalidPayload, type RpcError } from "./rpc-error";
import { timestampProblem } from "./timestamps";
import {
  type EnumSchema,
  type FieldKind,
  type FieldSchema,
  type MessageSchema,
  protoName,
  type ScalarKind,
} from "./wire-schema";

/** One refusal lists at most this many faults, and echoes this many characters of a value. */
const MAX_FAULTS = 16;
const MAX_ECHO = 200;
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
  const read = reader.message(schema, json, at);
  reader.throwFaults();
  return read as Message;
}

class MessageReader {
  readonly #faults: { field: string; description: string }[] = [];

  throwFaults(): void {
    if (this.#faults.length) throw this.#refusal();
  }

  message(schema: MessageSchema, json: object, at: string): object {
    const entries: [string, unknown][] = [];
    const set = new Map<string, string>();
    for (const [key, value] of Object.entries(json)) {
      const found = findField(schema, key);
      if (!found) {
        const where = at && ` at '${at}'`;
        this.#fault(
          at,
          `Invalid JSON payload received. Unknown name "${echo(key)}"${where}: Cannot find field.`,
        );
        continue;
      }
      const [name, field] = found;
      if (value === null && field.kind !== "null") continue;
      if (field.oneOf && set.has(field.oneOf)) {
        const where = at && ` at '${at}'`;
        this.#fault(
          at,
          `Invalid value${where} (oneof), oneof field '${field.oneOf}' is already set. Cannot set '${echo(key)}'`,
        );
        continue;
      }
      if (field.oneOf) set.set(field.oneOf, name);
      entries.push([name, this.#field(field, value, join(at, protoName(name)), name)]);
    }
    return Object.fromEntries(entries);
  }

  #field(field: FieldSchema, value: unknown, at: string, name: string): unknown {
    if (!field.repeated) return this.#one(field.kind, value, at, name);
    // A query string names a repeated field once for a single element.
    if (!Array.isArray(value)) return this.#mismatch(field.kind, value, at);
    return value.map((element, index) => this.#one(field.kind, element, `${at}[${index}]`, name));
  }

  #one(kind: FieldKind, value: unknown, at: string, name: string): unknown {
    if (typeof kind === "string") return this.#scalar(kind, value, at, name);
    if ("wrapped" in kind) {
      const bare = isObject(value) && "value" in value ? value.value : value;
      return this.#scalar(kind.wrapped, bare, `${at}.value`, name);
    }
    if ("enum" in kind) return enumName(kind.enum, value) ?? this.#mismatch(kind, value, at);
    if (!isObject(value)) return this.#mismatch(kind, value, at);
    if ("message" in kind) return this.message(kind.message(), value, at);
    return Object.fromEntries(
      Object.entries(value).map(([key, entry], index) => {
        const where = `${at}[${index}].value`;
        if (!key.isWellFormed())
          this.#fault(where, `Invalid value at '${at}[${index}].key' (TYPE_STRING), invalid UTF-8`);
        return [
          key,
          isObject(entry) ? this.message(kind.mapOf(), entry, where) : this.#mismatch(kind, entry, where),
        ];
      }),
    );
  }

  #scalar(kind: ScalarKind, value: unknown, at: string, name: string): unknown {
    if (kind === "any") return value;
    if (kind === "timestamp" && typeof value === "string") {
      const problem = timestampProblem(value);
      if (problem)
        this.#fault(at, `Invalid value at '${at}' (${TYPE_NAMES.timestamp}), Field '${name}', ${problem}`);
      return value;
    }
    if (kind === "string" && typeof value === "string" && !value.isWellFormed()) {
      return this.#fault(at, `Invalid value at '${at}' (TYPE_STRING), invalid UTF-8`);
    }
    if (kind === "bytes" && typeof value === "string") {
      const bytes = canonicalBase64(value);
      if (bytes !== null) return bytes;
      return this.#fault(
        at,
        `Invalid value at '${at}' (TYPE_BYTES), Base64 decoding failed for "${echo(value)}"`,
      );
    }
    const read = readScalar(kind, value);
    return read === undefined ? this.#mismatch(kind, value, at) : read;
  }

  #mismatch(kind: FieldKind, value: unknown, at: string): undefined {
    return this.#fault(at, `Invalid value at '${at}' (${typeName(kind)}), ${echo(JSON.stringify(value))}`);
  }

  #fault(field: string, description: string): undefined {
    this.#faults.push({ field, description });
    if (this.#faults.length >= MAX_FAULTS) throw this.#refusal();
  }

  #refusal(): RpcError {
    return invalidPayload(this.#faults);
  }
}

function findField(schema: MessageSchema, key: string): [string, FieldSchema] | null {
  if (Object.hasOwn(schema.fields, key)) return [key, schema.fields[key]!];
  return Object.entries(schema.fields).find(([name]) => protoName(name) === key) ?? null;
}

/** The value in its one form, or undefined if it is none of this kind. */
function readScalar(kind: ScalarKind, value: unknown): unknown {
  switch (kind) {
    case "string":
      return typeof value === "string" ? value : undefined;
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

function join(at: string, name: string): string {
  return at ? `${at}.${name}` : name;
}

function echo(text: string | undefined): string {
  const shown = text ?? "";
  return shown.length > MAX_ECHO ? `${shown.slice(0, MAX_ECHO)}...` : shown;
}
