/**
 * One chunk of Closure's WebChannel: the length, a line feed, the JSON. The length counts UTF-16 code units (what
 * JavaScript calls the string's length), not bytes.
 */
export function frame(json: string): string {
  return `${json.length}\n${json}`;
}

/** Header lines a client sends in the handshake's body to avoid a CORS preflight, by lower-case name. */
export function parseHandshakeHeaders(lines: string): Map<string, string> {
  const headers = new Map<string, string>();
  for (const line of lines.split("\r\n")) {
    const colon = line.indexOf(":");
    if (colon > 0) headers.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim());
  }
  return headers;
}

/**
 * Message `reqN___data__` for N from 0, with its map id (`ofs` + N). A retried request repeats map ids, so the
 * receiver skips those it has seen.
 */
export function parseForwardMessages(form: URLSearchParams): { mapId: number; json: string | null }[] {
  const count = Number(form.get("count") ?? 0);
  const offset = Number(form.get("ofs") ?? 0);
  return Array.from({ length: count }, (_, index) => ({
    mapId: offset + index,
    json: form.get(`req${index}___data__`),
  }));
}
