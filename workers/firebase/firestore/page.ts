import { base64url } from "jose";
import { NAME_FIELD } from "./document";
import { parseFieldPath } from "./field-path";
import type { StructuredQuery } from "./protocol";
import { invalidArgument } from "./rpc-error";

type OrderBy = NonNullable<StructuredQuery["orderBy"]>;

/** A comma, or the end: backticks hide what is between them. */
const PART = /((?:`(?:[^`\\]|\\.)*`|[^,`])*)(,|$)/y;
/** One field of an order: a path and a direction. */
const ORDER = /^\s*((?:`(?:[^`\\]|\\.)+`|[^`\s])+)(?:\s+(asc|desc))?\s*$/is;

/** The order of a listed collection: `priority desc, __name__`. Throws INVALID_ARGUMENT. */
export function orderOfText(text: string): OrderBy {
  const order: OrderBy = [];
  if (!text.trim()) return order;
  for (let position = 0, more = true; more; ) {
    PART.lastIndex = position;
    const [, part = "", end = ""] = PART.exec(text) ?? [];
    const [, fieldPath, direction = "asc"] = ORDER.exec(part) ?? [];
    if (!fieldPath) throw invalidArgument(`Invalid order by clause "${text}".`);
    if (fieldPath !== NAME_FIELD) parseFieldPath(fieldPath);
    order.push({
      field: { fieldPath },
      direction: direction.toLowerCase() === "desc" ? "DESCENDING" : "ASCENDING",
    });
    position = PART.lastIndex;
    more = end === ",";
  }
  return order;
}

/** Where the next page begins, as a text that clients hand back unread. `key` names the list it belongs to. */
export function pageTokenText(key: string, position: unknown): string {
  return base64url.encode(JSON.stringify({ key, position }));
}

/** The position in a token, or null without one. Throws INVALID_ARGUMENT for a token of another list or of none. */
export function readPageToken<Position>(token: string | undefined, key: string): Position | null {
  if (!token) return null;
  try {
    const json = new TextDecoder().decode(base64url.decode(token));
    const read = JSON.parse(json) as { key: string; position: Position };
    if (read.key === key) return read.position;
  } catch {
    // Reported below, together with a token of another list.
  }
  throw invalidArgument("Invalid page token.");
}
