import { readTextUpTo } from "../request/limited-text";
import {
  ChannelError,
  frame,
  parseCount,
  parseForwardMessages,
  parseHandshakeHeaders,
} from "./web-channel-frame";
import { CHANNEL_HEADERS, KEEPALIVE_MS, type StreamHandler, WebChannelSession } from "./web-channel-session";

/** WebChannel's protocol version and the server's version within it, as told in the handshake. */
const PROTOCOL_VERSION = 8;
const SERVER_VERSION = 14;
/** A request of Firestore's greatest size, 10 MiB, grown threefold by URL encoding. */
const MAX_BODY_BYTES = 32 << 20;
/** Channels at once. Each holds up to two timers, and workerd has 10,000 for all of an object. */
const MAX_CHANNELS = 3000;
/** How long a server that said it stops takes no new channels. */
const LEAVING_MS = 2000;

export type StreamName = "Listen" | "Write";

/** Makes the RPC behind a new session; `authorization` is the handshake's Authorization header, if any. */
export type AcceptStream = (
  name: StreamName,
  session: WebChannelSession,
  authorization: string | null,
) => Promise<StreamHandler>;

/** The server side of Closure's WebChannel, as far as the Firestore web SDK uses it. */
export class WebChannelServer {
  readonly #sessions = new Map<string, WebChannelSession>();
  #turnsAwayUntil = 0;

  /** @param settle Resolves when all that was written is on disk: nothing is acknowledged before. */
  constructor(
    private readonly accept: AcceptStream,
    private readonly settle: () => Promise<void>,
  ) {}

  async handle(name: StreamName, url: URL, request: Request): Promise<Response> {
    try {
      return await this.#answer(name, url, request);
    } catch (thrown) {
      if (!(thrown instanceof ChannelError)) throw thrown;
      return new Response(thrown.message, { status: thrown.httpStatus, headers: CHANNEL_HEADERS });
    }
  }

  /**
   * Ends all channels in a way that clients recover from quickly, before the server goes away. They come back at once:
   * for a while they are turned away, else they would lose the new channel as well.
   */
  stopAll(): void {
    this.#turnsAwayUntil = Date.now() + LEAVING_MS;
    for (const session of [...this.#sessions.values()]) session.stop();
  }

  async #answer(name: StreamName, url: URL, request: Request): Promise<Response> {
    if (request.method !== "GET" && request.method !== "POST") throw new ChannelError(405, request.method);
    const sessionId = url.searchParams.get("SID");
    if (!sessionId) return this.#handshake(name, url, request);
    const session = this.#sessions.get(`${name} ${sessionId}`);
    // Not "Unknown SID" at the very start: there the client would retry, here it opens a new stream at once.
    if (!session) throw new ChannelError(400, "Error: Unknown SID");
    if (url.searchParams.get("TYPE") === "terminate") {
      session.close();
      return new Response("", { headers: CHANNEL_HEADERS });
    }
    const acknowledgedId = parseCount(url.searchParams.get("AID"), "AID");
    if (request.method === "GET") {
      const patienceMs = parseCount(url.searchParams.get("TO"), "TO") || undefined;
      return session.openBackChannel(acknowledgedId, url.searchParams.get("CI") === "1", patienceMs);
    }
    session.receive(parseForwardMessages(await readForm(request)), acknowledgedId);
    await this.settle();
    session.flush();
    return session.status();
  }

  /** The first message of the RPC and its headers ride in the handshake's body. */
  async #handshake(name: StreamName, url: URL, request: Request): Promise<Response> {
    if (request.method !== "POST") throw new ChannelError(400, "A channel begins with a POST");
    if (Date.now() < this.#turnsAwayUntil) throw new ChannelError(503, "The server is about to stop");
    if (url.searchParams.get("VER") !== String(PROTOCOL_VERSION)) throw new ChannelError(400, "Bad VER");
    const form = await readForm(request);
    const messages = parseForwardMessages(form);
    if (this.#sessions.size >= MAX_CHANNELS) this.#makeRoom();
    const headers = parseHandshakeHeaders(form.get("headers") ?? "");
    const authorization = headers.get("authorization") ?? request.headers.get("authorization");
    const session = new WebChannelSession(({ id }) => this.#sessions.delete(`${name} ${id}`));
    try {
      session.attach(await this.accept(name, session, authorization));
      session.receive(messages, 0);
    } catch (thrown) {
      session.close();
      throw thrown;
    }
    this.#sessions.set(`${name} ${session.id}`, session);
    const opening = [[0, ["c", session.id, "", PROTOCOL_VERSION, SERVER_VERSION, KEEPALIVE_MS]]];
    return new Response(frame(JSON.stringify(opening)), { headers: CHANNEL_HEADERS });
  }

  /** Closes the oldest channel at whose other end nobody waits. Throws ChannelError 503 if there is none. */
  #makeRoom(): void {
    const left = [...this.#sessions.values()].find(({ isAttended }) => !isAttended);
    if (!left) throw new ChannelError(503, `There are ${MAX_CHANNELS} channels already`);
    left.close();
  }
}

/** Throws ChannelError 413 as soon as the body is longer than any client's. */
async function readForm(request: Request): Promise<URLSearchParams> {
  const text = await readTextUpTo(request, MAX_BODY_BYTES);
  if (text === null) throw new ChannelError(413, `Body exceeds ${MAX_BODY_BYTES} bytes`);
  return new URLSearchParams(text);
}
