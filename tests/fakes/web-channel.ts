/** A client of one WebChannel that shows the wire: what it sent and got, request by request. */
export interface WireChannel {
  readonly url: URL;
  readonly sessionId: string;
  /** Number of the last array seen; sent as the acknowledgement. */
  lastArrayId: number;
  /** POSTs messages, numbered from `offset` (by default behind those sent so far). */
  send(messages: unknown[], offset?: number): Promise<Response>;
  /** One long poll: what the server has to say now, without keepalives. */
  poll(): Promise<WireMessage[]>;
  /** A streamed back channel: each batch as it comes, without keepalives. Ends when the server ends it. */
  stream(signal?: AbortSignal): AsyncGenerator<WireMessage[]>;
  /** GETs or POSTs with these parameters over the usual ones. */
  request(method: string, parameters: Record<string, string>, body?: string): Promise<Response>;
  terminate(): Promise<Response>;
}

/** A message of a Listen or Write stream, as far as tests look into it. */
export interface WireMessage {
  targetChange?: {
    targetChangeType?: string;
    targetIds?: number[];
    readTime?: string;
    resumeToken?: string;
    cause?: { code: number; message: string };
  };
  documentChange?: {
    document: { name: string; fields: Record<string, unknown>; updateTime: string };
    targetIds?: number[];
    removedTargetIds?: number[];
  };
  documentDelete?: { document: string };
  documentRemove?: { document: string };
  filter?: { targetId: number; count: number };
  streamId?: string;
  streamToken?: string;
  writeResults?: object[];
  error?: { code: number; status: string; message: string };
}

export interface WireChannelOptions {
  /** Origin of the embedded Firebase. */
  url: string;
  database: string;
  name: "Listen" | "Write";
  /** Bearer token, if the caller has one. */
  token?: string;
}

/** Shakes hands with the first message of the RPC riding along, as the web SDK does. */
export async function openWireChannel(
  { url: origin, database, name, token }: WireChannelOptions,
  first: object,
): Promise<WireChannel> {
  const url = new URL(`/google.firestore.v1.Firestore/${name}/channel`, origin);
  url.searchParams.set("VER", "8");
  url.searchParams.set("database", database);
  const body = formOf([first], 0);
  if (token) body.set("headers", `Authorization:Bearer ${token}\r\n`);
  const response = await post(withParameters(url, { RID: "1", CVER: "22" }), body.toString());
  const text = await response.text();
  if (response.status !== 200) throw new Error(`No channel: HTTP ${response.status} ${text}`);
  const [[, [, sessionId]]] = JSON.parse(text.slice(text.indexOf("\n"))) as [[number, [string, string]]];
  return new Channel(url, sessionId);
}

class Channel implements WireChannel {
  lastArrayId = 0;
  #sent = 1;
  #requestId = 2;

  readonly url: URL;
  readonly sessionId: string;

  // Node runs this file as it stands in benches, and strips only types.
  constructor(url: URL, sessionId: string) {
    this.url = url;
    this.sessionId = sessionId;
  }

  request(method: string, parameters: Record<string, string>, body?: string): Promise<Response> {
    const url = withParameters(this.url, {
      SID: this.sessionId,
      AID: String(this.lastArrayId),
      ...parameters,
    });
    return method === "POST" ? post(url, body ?? "") : fetch(url, { method });
  }

  send(messages: unknown[], offset = this.#sent): Promise<Response> {
    this.#sent = Math.max(this.#sent, offset + messages.length);
    return this.request("POST", { RID: String(this.#requestId++) }, formOf(messages, offset).toString());
  }

  async poll(): Promise<WireMessage[]> {
    const response = await this.request("GET", { RID: "rpc", CI: "1", TYPE: "xmlhttp" });
    return framesIn(await response.text()).frames.flatMap((json) => this.#take(json));
  }

  async *stream(signal?: AbortSignal): AsyncGenerator<WireMessage[]> {
    const url = withParameters(this.url, {
      ...{ SID: this.sessionId, AID: String(this.lastArrayId) },
      ...{ RID: "rpc", CI: "0", TYPE: "xmlhttp" },
    });
    const { body } = await fetch(url, { ...(signal ? { signal } : {}) });
    const decoder = new TextDecoder();
    let unread = "";
    for await (const chunk of body ?? []) {
      const { frames, rest } = framesIn(unread + decoder.decode(chunk, { stream: true }));
      unread = rest;
      const messages = frames.flatMap((json) => this.#take(json));
      if (messages.length) yield messages;
    }
  }

  terminate(): Promise<Response> {
    return this.request("POST", { RID: String(this.#requestId++), TYPE: "terminate" });
  }

  #take(json: string): WireMessage[] {
    return (JSON.parse(json) as [number, [WireMessage | "noop"]][]).flatMap(([id, [message]]) => {
      if (id <= this.lastArrayId) return [];
      if (id !== this.lastArrayId + 1) throw new Error(`Array ${id} came after ${this.lastArrayId}`);
      this.lastArrayId = id;
      return message === "noop" ? [] : [message];
    });
  }
}

/** Whole frames at the start of a text, and what is left behind them. */
function framesIn(text: string): { frames: string[]; rest: string } {
  const frames: string[] = [];
  let rest = text;
  for (;;) {
    const lineEnd = rest.indexOf("\n");
    const end = lineEnd + 1 + Number(rest.slice(0, lineEnd));
    if (lineEnd < 0 || rest.length < end) return { frames, rest };
    frames.push(rest.slice(lineEnd + 1, end));
    rest = rest.slice(end);
  }
}

function formOf(messages: unknown[], offset: number): URLSearchParams {
  const form = new URLSearchParams({ count: String(messages.length), ofs: String(offset) });
  for (const [index, message] of messages.entries())
    form.set(`req${index}___data__`, JSON.stringify(message));
  return form;
}

function withParameters(url: URL, parameters: Record<string, string>): URL {
  const whole = new URL(url);
  for (const [name, value] of Object.entries(parameters)) whole.searchParams.set(name, value);
  return whole;
}

function post(url: URL, body: string): Promise<Response> {
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  return fetch(url, { method: "POST", headers, body });
}
