import type { Json } from "./parse-loose-json";
import { isObject } from "./shop-data";

const mostNodes = 60_000;
const deepest = 20;

/** The cache that Apollo leaves in a page, with its references to entries replaced by the entries; null for any other data. */
export function withoutReferences(data: Json): Json | null {
  if (!isObject(data) || !isObject(data.ROOT_QUERY)) return null;
  let left = mostNodes;
  const resolved = (value: Json, depth: number): Json => {
    if (depth > deepest || --left < 0) return null;
    if (Array.isArray(value)) return value.map((each) => resolved(each, depth + 1));
    if (!isObject(value)) return value;
    const reference = value.__ref ?? (value.type === "id" ? value.id : undefined);
    if (typeof reference === "string" && Object.hasOwn(data, reference))
      return resolved(data[reference] ?? null, depth + 1);
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [key.replace(/\(.*\)$/s, ""), resolved(each, depth + 1)]),
    );
  };
  // Entries reach one another through the query: only what it asked for is on the page.
  return resolved(data.ROOT_QUERY, 0);
}
