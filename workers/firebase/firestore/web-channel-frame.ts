/** Map ids in one request and, ahead of the one expected next, in all: more than the client ever has on its way. */
const MAX_MESSAGES_AT_ONCE = 1000;

/** A request that does not keep to the protocol. The client takes the answer's status for the end of the channel. */
export class ChannelError extends Error {
  constructor(
    readonly httpStatus: number,
    message: string,
  ) {
    super(message);
    this.name = "ChannelError";
  }
}

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

/** A message from the client with its number in the channel, from 0. A retried request repeats the numbers. */
export interface ForwardMessage {
  mapId: number;
  json: string;
}

/** Messages `reqN___data__` for N from 0, numbered `ofs` + N. Throws ChannelError 400. */
export function parseForwardMessages(form: URLSearchParams): ForwardMessage[] {
  const count = parseCount(form.get("count"), "count");
  const offset = parseCount(form.get("ofs"), "ofs");
  if (count > MAX_MESSAGES_AT_ONCE) throw new ChannelError(400, `Too many messages in one request: ${count}`);
  return Array.from({ length: count }, (_, index) => {
    const json = form.get(`req${index}___data__`);
    if (json === null) throw new ChannelError(400, `Message ${index} of ${count} is missing`);
    return { mapId: offset + index, json };
  });
}

/** A whole number from a URL or form; absent means 0. Throws ChannelError 400. */
export function parseCount(text: string | null, name: string): number {
  const count = Number(text ?? 0);
  if (!Number.isSafeInteger(count) || count < 0) throw new ChannelError(400, `Bad ${name}: ${text}`);
  return count;
}

/**
 * Hands on each message once and in order, however often and in whatever order the requests that carry them arrive:
 * a client on HTTP/2 keeps several on their way.
 */
export class Inbox {
  #nextMapId = 0;
  readonly #early = new Map<number, unknown>();

  /** Messages that are due now, parsed. Throws ChannelError 400, and takes none, if one is not JSON. */
  take(messages: ForwardMessage[]): unknown[] {
    for (const [mapId, message] of messages.map(parseMessage)) {
      if (mapId >= this.#nextMapId + MAX_MESSAGES_AT_ONCE) {
        throw new ChannelError(400, `Message ${mapId} is too far ahead`);
      }
      if (mapId >= this.#nextMapId) this.#early.set(mapId, message);
    }
    const due: unknown[] = [];
    while (this.#early.has(this.#nextMapId)) {
      due.push(this.#early.get(this.#nextMapId));
      this.#early.delete(this.#nextMapId++);
    }
    return due;
  }
}

function parseMessage({ mapId, json }: ForwardMessage): [number, unknown] {
  try {
    return [mapId, JSON.parse(json)];
  } catch {
    throw new ChannelError(400, `Message ${mapId} is not JSON`);
  }
}
