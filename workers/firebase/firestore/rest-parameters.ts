import { invalidPayload } from "./rpc-error";
import { readMessage } from "./wire-json";
import type { MessageSchema } from "./wire-schema";

/** Parameters of Google's gateway itself (https://cloud.google.com/apis/docs/system-parameters): they change nothing here. */
const SYSTEM_PARAMETERS = new Set([
  "access_token",
  "alt",
  "callback",
  "fields",
  "key",
  "oauth_token",
  "prettyPrint",
  "quotaUser",
  "upload_protocol",
  "uploadType",
]);

type Json = { [name: string]: Json | string | string[] };

/**
 * Reads a message from a query string: `mask.fieldPaths=a&mask.fieldPaths=b&pageSize=3`. Throws INVALID_ARGUMENT for
 * names and values that the message does not have.
 */
export function readParameters<Message>(schema: MessageSchema, parameters: URLSearchParams): Message {
  const json: Json = {};
  for (const key of new Set(parameters.keys())) {
    if (key.startsWith("$") || SYSTEM_PARAMETERS.has(key)) continue;
    bind(schema, key, parameters.getAll(key), json);
  }
  return readMessage<Message>(schema, json);
}

function bind(schema: MessageSchema, key: string, values: string[], json: Json): void {
  const [last, ...outer] = key.split(".").reverse() as [string, ...string[]];
  let message = schema;
  let place = json;
  for (const part of outer.reverse()) {
    const [name, field] = fieldNamed(message, part, key);
    if (typeof field.kind !== "object" || !("message" in field.kind)) throw unknownParameter(key);
    message = field.kind.message();
    place[name] ??= {};
    place = place[name] as Json;
  }
  const [name, field] = fieldNamed(message, last, key);
  if (typeof field.kind !== "string") throw unknownParameter(key);
  place[name] = field.repeated ? values : values.at(-1)!;
}

function fieldNamed(schema: MessageSchema, part: string, key: string) {
  const found = Object.entries(schema.fields).find(
    ([name, { protoName }]) => part === name || part === protoName,
  );
  if (!found) throw unknownParameter(key);
  return found;
}

function unknownParameter(key: string) {
  const description = `Invalid JSON payload received. Unknown name "${key}": Cannot bind query parameter. Field '${key}' could not be found in request message.`;
  return invalidPayload([{ field: "", description }]);
}
