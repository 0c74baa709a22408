/**
 * How messages of google.firestore.v1 look in proto3 JSON: field by field, so that what a client sends can be
 * checked before anything looks at it (wire-json.ts).
 */
export interface MessageSchema {
  /** Full name of the message; refusals quote it. */
  type: string;
  fields: Record<string, FieldSchema>;
}

export interface FieldSchema {
  kind: FieldKind;
  /** Name in the proto: `fieldPath` is `field_path`; refusals quote it, and requests may use it. */
  protoName: string;
  repeated?: boolean;
  /** Name of the `oneof` this field belongs to: one of its fields may be set. */
  oneOf?: string;
}

export type ScalarKind =
  | "string"
  | "bool"
  | "int32"
  | "int64"
  | "double"
  | "bytes"
  | "timestamp"
  | "null"
  /** Any JSON: kept for messages that are accepted and not read. */
  | "any";

export type FieldKind =
  | ScalarKind
  /** Messages refer to each other, so they are named lazily. */
  | { message: () => MessageSchema }
  /** A proto map with string keys. */
  | { mapOf: () => MessageSchema }
  | { enum: EnumSchema }
  /** google.protobuf.Int32Value and Int64Value: a bare number, or `{value}`. */
  | { wrapped: "int32" | "int64" };

export interface EnumSchema {
  type: string;
  /** Names by their number. */
  names: readonly (string | undefined)[];
}

const FIRESTORE = "google.firestore.v1.";

type Field = FieldKind | Omit<FieldSchema, "protoName">;

export function message(name: string, fields: Record<string, Field>): MessageSchema {
  return messageOf(FIRESTORE + name, fields);
}

/** A message of another package. */
export function messageOf(type: string, fields: Record<string, Field>): MessageSchema {
  const entries = Object.entries(fields).map(([name, field]) => {
    const schema = typeof field === "object" && "kind" in field ? field : { kind: field };
    return [name, { ...schema, protoName: toProtoName(name) }] as const;
  });
  return { type, fields: Object.fromEntries(entries) };
}

export function enumeration(name: string, names: readonly (string | undefined)[]): EnumSchema {
  return { type: FIRESTORE + name, names };
}

export function repeated(kind: FieldKind): Field {
  return { kind, repeated: true };
}

export function oneOf(name: string, fields: Record<string, FieldKind>): Record<string, Field> {
  return Object.fromEntries(Object.entries(fields).map(([key, kind]) => [key, { kind, oneOf: name }]));
}

function toProtoName(jsonName: string): string {
  return jsonName.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
