import type { SourceEvent } from "~/domain/facts/source-event";
import type { SourceTeller } from "./read-source.server";

/** A runtime finds out that nobody listens any more when it sends something. */
const listeningMs = 1000;
const emptyLine = new TextEncoder().encode("\n");

/**
 * An answer that tells events as they happen, one JSON document a line, and `done` at the end; empty lines come while nothing is told. `read` goes on until it
 * has told everything or the reader of the answer hangs up, of which its signal tells; if it fails, the answer breaks off.
 */
export function streamEvents(
  read: (teller: SourceTeller, hungUp: AbortSignal) => Promise<void>,
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
  const teller: SourceTeller = {
    tell(event: SourceEvent) {
      lines += `${JSON.stringify(event)}\n`;
    },
    async flush() {
      if (lines === "") return;
      const told = encoder.encode(lines);
      lines = "";
      await writer.write(told);
    },
  };
  const run = async () => {
    await read(teller, hangUp.signal);
    teller.tell({ type: "done" });
    await teller.flush();
    await writer.close();
  };
  run()
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
