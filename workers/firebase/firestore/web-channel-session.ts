import { ChannelError, type ForwardMessage, frame, Inbox } from "./web-channel-frame";
import { Outbox } from "./web-channel-outbox";

/**
 * `identity` keeps proxies (workerd's local entry among them) from compressing, which would hold back every frame of
 * the streamed back channel until it ends.
 */
export const CHANNEL_HEADERS = {
  "content-type": "text/plain; charset=utf-8",
  "x-content-type-options": "nosniff",
  "cache-control": "no-store, no-transform",
  "content-encoding": "identity",
} as const;

/** Told to the client in the handshake; it gives up a back channel that is silent for 1.5 times this. */
export const KEEPALIVE_MS = 30_000;
const NOOP_INTERVAL_MS = KEEPALIVE_MS * 0.8;
/** How long a session lives with no back channel open. A dead client is noticed by the first write to it that fails. */
const ORPHAN_LIFETIME_MS = 90_000;
/**
 * A streamed back channel ends after this much. The client, which acknowledges only with a request of its own, asks
 * for the next at once and says what it has; else both sides would keep everything ever sent.
 */
const BACK_CHANNEL_LENGTH = 1 << 20;
/** A client that leaves this much unread is given up: it will come back and ask for what it missed. */
const MAX_OUTSTANDING = 32 << 20;
/** One that asks on and on with this much unread gets no more answers. A single answer may be as large as it is. */
const MAX_UNREAD_ANSWERS = 128 << 20;

const encoder = new TextEncoder();

/** The stream behind a session: one Listen or one Write RPC. */
export interface StreamHandler {
  /** Throws nothing: errors of the RPC go out as messages. */
  onMessage(message: unknown): void;
  onClose(): void;
}

interface BackChannel {
  controller: ReadableStreamDefaultController<Uint8Array>;
  /** Long polling: the response ends after one batch. */
  endsAfterBatch: boolean;
  keepalive: ReturnType<typeof setInterval>;
  writtenLength: number;
}

/**
 * One WebChannel: messages to the client are numbered, kept until acknowledged, and sent again on a new back channel;
 * messages from the client are taken once each, in order.
 */
export class WebChannelSession {
  readonly id = crypto.randomUUID();
  readonly #outbox = new Outbox();
  readonly #inbox = new Inbox();
  #handler: StreamHandler | null = null;
  #lastWrittenId = 0;
  #back: BackChannel | null = null;
  #orphanTimer: ReturnType<typeof setTimeout> | undefined;
  /** `failed`: the RPC is over, its error is on the way. */
  #state: "open" | "failed" | "closed" = "open";

  constructor(private readonly onClosed: (session: WebChannelSession) => void) {
    this.#startOrphanTimer();
  }

  /** Whether a client waits at the other end now. */
  get isAttended(): boolean {
    return this.#back !== null;
  }

  attach(handler: StreamHandler): void {
    this.#handler = handler;
  }

  /** Queues one message; `flush` sends. */
  send(message: unknown): void {
    this.sendJson(JSON.stringify(message));
  }

  /** The same for a message that is JSON already. */
  sendJson(json: string): void {
    if (this.#state === "open") this.#outbox.add(`[${json}]`);
  }

  /** Ends the RPC with an error. Messages that follow on this channel are not looked at. */
  fail(error: object): void {
    this.send(error);
    if (this.#state !== "open") return;
    this.#state = "failed";
    this.#handler?.onClose();
  }

  flush(): void {
    const back = this.#back;
    if (!back || this.#state === "closed") return;
    const json = this.#outbox.jsonAfter(this.#lastWrittenId);
    if (json === null) return;
    this.#lastWrittenId = this.#outbox.lastId;
    back.writtenLength += json.length;
    this.#write(back, json);
    if (back.endsAfterBatch || back.writtenLength > BACK_CHANNEL_LENGTH || this.#state === "failed") {
      this.#endBackChannel();
    }
  }

  /**
   * Tells the client that this channel is over, and leaves it to the client to end its request. It opens another
   * channel at once, where one that merely breaks makes it wait 5 to 15 s before its second try.
   */
  stop(): void {
    this.#outbox.add('["stop"]');
    this.flush();
    if (this.#state === "open") this.#handler?.onClose();
    this.#state = "failed";
    this.onClosed(this);
  }

  /** Whether the client keeps up. One that does not is closed, which frees what it left unread. */
  keepsUp(): boolean {
    if (this.#outbox.outstanding > MAX_OUTSTANDING) this.close();
    return this.#state === "open";
  }

  /** GET: the client has everything up to `acknowledgedId` and waits for the rest, `patienceMs` at most. */
  openBackChannel(acknowledgedId: number, endsAfterBatch: boolean, patienceMs = NOOP_INTERVAL_MS): Response {
    this.#acknowledge(acknowledgedId);
    this.#endBackChannel();
    clearTimeout(this.#orphanTimer);
    this.#lastWrittenId = acknowledgedId;
    let opened: BackChannel | null = null;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        const keepalive = setInterval(() => this.#sendNoop(), Math.min(patienceMs, NOOP_INTERVAL_MS));
        opened = { controller, endsAfterBatch, keepalive, writtenLength: 0 };
        this.#back = opened;
      },
      cancel: () => this.#dropBackChannel(opened),
    });
    // The client takes a stream without an early byte for a buffering proxy and falls back to long polling for good.
    if (!endsAfterBatch && !this.#outbox.outstanding) this.#outbox.add('["noop"]');
    this.flush();
    return new Response(body, { headers: CHANNEL_HEADERS });
  }

  /** POST: messages from the client. Throws ChannelError. */
  receive(messages: ForwardMessage[], acknowledgedId: number): void {
    this.#acknowledge(acknowledgedId);
    for (const message of this.#inbox.take(messages)) {
      if (this.#outbox.outstanding > MAX_UNREAD_ANSWERS) this.close();
      if (this.#state === "open") this.#handler?.onMessage(message);
    }
  }

  /** The answer to a POST: whether a back channel is open, the last array, and what is still on its way. */
  status(): Response {
    const status = [this.#back ? 1 : 0, this.#outbox.lastId, this.#outbox.outstanding];
    return new Response(frame(JSON.stringify(status)), { headers: CHANNEL_HEADERS });
  }

  close(): void {
    if (this.#state === "closed") return;
    const wasOpen = this.#state === "open";
    this.#state = "closed";
    this.#endBackChannel();
    clearTimeout(this.#orphanTimer);
    this.onClosed(this);
    if (wasOpen) this.#handler?.onClose();
  }

  #acknowledge(id: number): void {
    if (id > this.#outbox.lastId) throw new ChannelError(400, `Array ${id} was never sent`);
    this.#outbox.acknowledge(id);
  }

  #sendNoop(): void {
    this.#outbox.add('["noop"]');
    this.flush();
  }

  #write(back: BackChannel, json: string): void {
    try {
      back.controller.enqueue(encoder.encode(frame(json)));
    } catch {
      this.#dropBackChannel(back); // The client is gone; it will ask again with what it has.
    }
  }

  #endBackChannel(): void {
    const back = this.#back;
    if (!back) return;
    this.#dropBackChannel(back);
    try {
      back.controller.close();
    } catch {
      // Already closed from the other side.
    }
  }

  #dropBackChannel(back: BackChannel | null): void {
    if (!back) return;
    clearInterval(back.keepalive);
    if (this.#back !== back) return;
    this.#back = null;
    if (this.#state !== "closed") this.#startOrphanTimer();
  }

  #startOrphanTimer(): void {
    clearTimeout(this.#orphanTimer);
    this.#orphanTimer = setTimeout(() => {
      if (!this.#back) this.close();
    }, ORPHAN_LIFETIME_MS);
  }
}
