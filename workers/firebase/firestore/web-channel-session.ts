import { frame, parseForwardMessages } from "./web-channel-frame";

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
}

/**
 * One WebChannel: messages to the client are numbered from 1, kept until acknowledged, and sent again on a new back
 * channel; messages from the client are taken once each, in order.
 */
export class WebChannelSession {
  readonly id = crypto.randomUUID();
  #handler: StreamHandler | null = null;
  #unacknowledged: { id: number; json: string }[] = [];
  #nextArrayId = 1;
  #nextMapId = 0;
  #lastWrittenId = 0;
  #back: BackChannel | null = null;
  #orphanTimer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(private readonly onClosed: (session: WebChannelSession) => void) {
    this.#startOrphanTimer();
  }

  attach(handler: StreamHandler): void {
    this.#handler = handler;
  }

  /** Queues one message; `flush` sends. */
  send(message: unknown): void {
    if (!this.#closed) this.#enqueue(JSON.stringify([message]));
  }

  flush(): void {
    if (!this.#back || this.#closed) return;
    const fresh = this.#unacknowledged.filter(({ id }) => id > this.#lastWrittenId);
    const last = fresh.at(-1);
    if (!last) return;
    const back = this.#back;
    this.#write(`[${fresh.map(({ id, json }) => `[${id},${json}]`).join(",")}]`);
    this.#lastWrittenId = last.id;
    if (back.endsAfterBatch) this.#endBackChannel();
  }

  /** GET: the client has everything up to `acknowledgedId` and waits for the rest. */
  openBackChannel(acknowledgedId: number, endsAfterBatch: boolean): Response {
    this.#endBackChannel();
    clearTimeout(this.#orphanTimer);
    this.#acknowledge(acknowledgedId);
    this.#lastWrittenId = acknowledgedId;
    let opened: BackChannel | null = null;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        opened = {
          controller,
          endsAfterBatch,
          keepalive: setInterval(() => this.#sendNoop(), NOOP_INTERVAL_MS),
        };
        this.#back = opened;
      },
      cancel: () => this.#dropBackChannel(opened),
    });
    // The client takes a stream without an early byte for a buffering proxy and falls back to long polling for good.
    if (!endsAfterBatch && !this.#unacknowledged.length) this.#enqueue('["noop"]');
    this.flush();
    return new Response(body, { headers: CHANNEL_HEADERS });
  }

  /** POST: messages from the client. The reply says whether a back channel is open and what is still on its way. */
  receive(form: URLSearchParams, acknowledgedId: number | null): Response {
    if (acknowledgedId !== null) this.#acknowledge(acknowledgedId);
    for (const { mapId, json } of parseForwardMessages(form)) {
      if (mapId < this.#nextMapId) continue;
      this.#nextMapId = mapId + 1;
      if (json !== null) this.#handler?.onMessage(JSON.parse(json));
    }
    const outstanding = this.#unacknowledged.reduce((total, { json }) => total + json.length, 0);
    const status = [this.#back ? 1 : 0, this.#nextArrayId - 1, outstanding];
    return new Response(frame(JSON.stringify(status)), { headers: CHANNEL_HEADERS });
  }

  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#endBackChannel();
    clearTimeout(this.#orphanTimer);
    this.onClosed(this);
    this.#handler?.onClose();
  }

  #enqueue(json: string): void {
    this.#unacknowledged.push({ id: this.#nextArrayId++, json });
  }

  #sendNoop(): void {
    this.#enqueue('["noop"]');
    this.flush();
  }

  #acknowledge(id: number): void {
    this.#unacknowledged = this.#unacknowledged.filter((message) => message.id > id);
  }

  #write(json: string): void {
    const back = this.#back;
    try {
      back?.controller.enqueue(encoder.encode(frame(json)));
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
    if (!this.#closed) this.#startOrphanTimer();
  }

  #startOrphanTimer(): void {
    clearTimeout(this.#orphanTimer);
    this.#orphanTimer = setTimeout(() => {
      if (!this.#back) this.close();
    }, ORPHAN_LIFETIME_MS);
  }
}
