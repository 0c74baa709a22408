/** A runtime finds out that nobody listens any more when it sends something. */
const listeningMs = 1000;
const emptyLine = new TextEncoder().encode("\n");

/** Where events are told; what was told is sent with the next `flush`. */
export interface Teller<Event> {
  tell(event: Event): void;
  flush(): Promise<void>;
}

/**
 * An answer that tells events as they happen, one JSON document a line; empty lines come while nothing is told. `run` goes on until it has told
 * everything or the reader of the answer hangs up, of which its signal tells; if it fails, the answer breaks off.
 */
export function streamLines<Event>(
  run: (teller: Teller<Event>, hungUp: AbortSignal) => Promise<void>,
  onFailure: (error: unknown) => void,
): Response {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const hangUp = new AbortController();
  writer.closed.catch(() => hangUp.abort());
  const listening = setInterval(() => {
    // Null or less while what was sent before is not taken yet.
    if ((writer.desiredSize ?? 0) > 0) writer.write(emptyLine).catch(() => hangUp.abort());
  }, listeningMs);
  const encoder = new TextEncoder();
  let lines = "";
  const teller: Teller<Event> = {
    tell(event) {
      lines += `${JSON.stringify(event)}\n`;
    },
    async flush() {
      if (lines === "") return;
      const told = encoder.encode(lines);
      lines = "";
      await writer.write(told);
    },
  };
  const tellAll = async () => {
    await run(teller, hangUp.signal);
    await teller.flush();
    await writer.close();
  };
  tellAll()
    .catch((error) => {
      if (!hangUp.signal.aborted) onFailure(error);
      void writer.abort(error).catch(() => {});
    })
    .finally(() => clearInterval(listening));
  return new Response(readable, {
    headers: {
      "Content-Type": "application/x-ndjson; charset=utf-8",
      "Cache-Control": "no-store",
      // Compressed, the lines would wait for each other.
      "Content-Encoding": "identity",
    },
  });
}
