/**
 * What holds the events of a day together. Each link is the hash of the one before it and of an event, in the order of their
 * ids; the first hangs on the last link of the day that was sealed before. Imports nothing, so that scripts run it as it is.
 */

/** One text for each value, however its maps are ordered. Times count to the millisecond. */
export function canonicalText(value: unknown): string {
  if (value instanceof Date) return JSON.stringify(value.toISOString());
  if (Array.isArray(value)) return `[${value.map(canonicalText).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  const entries = Object.entries(value)
    .filter(([, item]) => item !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([name, item]) => `${JSON.stringify(name)}:${canonicalText(item)}`).join(",")}}`;
}

/** What the very first day hangs on. */
export const firstLink = "0".repeat(64);

export interface ChainedEvent {
  id: string;
  /** Its fields, as they are stored. */
  fields: unknown;
}

/** The last link of a day, in hexadecimal. */
export async function lastLink(
  previous: string,
  events: readonly ChainedEvent[],
  sha256Hex: (text: string) => Promise<string>,
): Promise<string> {
  let link = previous;
  for (const { id, fields } of events) link = await sha256Hex(`${link}\n${id}\n${canonicalText(fields)}`);
  return link;
}
