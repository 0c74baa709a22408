import type { PageData } from "./page-data";
import { type Json, parseLooseJson } from "./parse-loose-json";

const mostRows = 4000;

/**
 * The rows of the flight data that Next streams into a page: "6:[…]" to the end of its line, and texts whose length stands before them
 * ("7:T1a,…"), which are passed over. The pieces of all its scripts have to be joined first: a row may begin in one and end in the next.
 */
export function readFlight(text: string): PageData[] {
  const found: PageData[] = [];
  let at = 0;
  for (let rows = 0; at < text.length && rows < mostRows; rows++) {
    const colon = text.indexOf(":", at);
    if (colon < 0) break;
    const id = text.slice(at, Math.min(colon, at + 12)).trim();
    const length =
      text[colon + 1] === "T" ? /^[\da-f]{1,8}(?=,)/.exec(text.slice(colon + 2, colon + 12)) : null;
    if (length) {
      at = behindBytes(text, colon + 3 + length[0].length, Number.parseInt(length[0], 16));
      continue;
    }
    const end = text.indexOf("\n", colon);
    const row = text.slice(colon + 1, end < 0 ? text.length : end);
    at = end < 0 ? text.length : end + 1;
    const data: Json | null = /^[[{]/.test(row) ? parseLooseJson(row) : null;
    if (data !== null) found.push({ data, place: `__next_f ${id}` });
  }
  return found;
}

/** Where so many bytes of UTF-8 are over. */
function behindBytes(text: string, start: number, bytes: number): number {
  let at = start;
  for (let left = bytes; at < text.length && left > 0; at++) {
    const code = text.charCodeAt(at);
    // Each half of a pair of code units is two of its four bytes.
    left -= code < 0x80 ? 1 : code < 0x800 || (code >= 0xd800 && code < 0xe000) ? 2 : 3;
  }
  return at;
}
