import { NAME_FIELD } from "./document";
import { parseFieldPath } from "./field-path";
import type { StructuredQuery } from "./protocol";
import { invalidArgument } from "./rpc-error";

type OrderBy = NonNullable<StructuredQuery["orderBy"]>;

/** One field of an order: a path (in which backticks may hide commas and spaces) and a direction. */
const ORDER = /^\s*((?:`(?:[^`\\]|\\.)+`|[^`\s])+)(?:\s+(asc|desc))?\s*$/is;

/** The order of a listed collection: `priority desc, __name__`. Throws INVALID_ARGUMENT. */
export function orderOfText(text: string): OrderBy {
  if (!text.trim()) return [];
  // A comma counts where an even number of backticks is left.
  return text.split(/,(?=(?:[^`]*`[^`]*`)*[^`]*$)/).map((part) => {
    const [, fieldPath, direction = "asc"] = ORDER.exec(part) ?? [];
    if (!fieldPath) throw invalidArgument(`Invalid order by clause "${text}".`);
    if (fieldPath !== NAME_FIELD) parseFieldPath(fieldPath);
    return {
      field: { fieldPath },
      direction: direction.toLowerCase() === "desc" ? "DESCENDING" : "ASCENDING",
    };
  });
}

/** Where the next page begins, as a text that clients hand back unread. `key` names the list it belongs to. */
export function pageTokenText(key: string, position: unknown): string {
  const json = JSON.stringify({ key, position });
  return btoa(String.fromCharCode(...new TextEncoder().encode(json)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** The position in a token, or null without one. Throws INVALID_ARGUMENT for a token of another list or of none. */
export function readPageToken<Position>(token: string | undefined, key: string): Position | null {
  if (!token) return null;
  try {
    const binary = atob(token.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const read = JSON.parse(new TextDecoder().decode(bytes)) as { key: string; position: Position };
    if (read.key === key) return read.position;
  } catch {
    // Reported below, together with a token of another list.
  }
  throw invalidArgument("Invalid page token.");
}
