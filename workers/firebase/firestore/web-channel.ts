import { frame, parseHandshakeHeaders } from "./web-channel-frame";
import { CHANNEL_HEADERS, KEEPALIVE_MS, type StreamHandler, WebChannelSession } from "./web-channel-session";

/** WebChannel's protocol version and the server's version within it, as told in the handshake. */
const PROTOCOL_VERSION = 8;
const SERVER_VERSION = 14;

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

  constructor(private readonly accept: AcceptStream) {}

  async handle(name: StreamName, url: URL, request: Request): Promise<Response> {
    const sessionId = url.searchParams.get("SID");
    if (!sessionId) return this.#handshake(name, request);
    const session = this.#sessions.get(sessionId);
    // Not "Unknown SID" at the very start: there the client would retry, here it opens a new stream at once.
    if (!session) return new Response("Error: Unknown SID", { status: 400, headers: CHANNEL_HEADERS });
    if (url.searchParams.get("TYPE") === "terminate") {
      session.close();
      return new Response("", { headers: CHANNEL_HEADERS });
    }
    const acknowledgedId = Number(url.searchParams.get("AID") ?? 0);
    if (request.method === "GET") {
      return session.openBackChannel(acknowledgedId, url.searchParams.get("CI") === "1");
    }
    const response = session.receive(new URLSearchParams(await request.text()), acknowledgedId);
    session.flush();
    return response;
  }

  /** The first message of the RPC and its headers ride in the handshake's body. */
  async #handshake(name: StreamName, request: Request): Promise<Response> {
    const form = new URLSearchParams(await request.text());
    const headers = parseHandshakeHeaders(form.get("headers") ?? "");
    const authorization = headers.get("authorization") ?? request.headers.get("authorization");
    const session = new WebChannelSession(({ id }) => this.#sessions.delete(id));
    session.attach(await this.accept(name, session, authorization));
    this.#sessions.set(session.id, session);
    session.receive(form, null);
    const opening = [[0, ["c", session.id, "", PROTOCOL_VERSION, SERVER_VERSION, KEEPALIVE_MS]]];
    return new Response(frame(JSON.stringify(opening)), { headers: CHANNEL_HEADERS });
  }
}
