import type { SourceEvent } from "~/domain/facts/source-event";
import { streamLines } from "~/server/http/stream-lines.server";
import type { SourceTeller } from "./read-source.server";

/** An answer that tells what `read` tells of a page while it happens, and `done` at the end; see `streamLines`. */
export function streamEvents(
  read: (teller: SourceTeller, hungUp: AbortSignal) => Promise<void>,
  onFailure: (error: unknown) => void,
): Response {
  return streamLines<SourceEvent>(async (teller, hungUp) => {
    await read(teller, hungUp);
    teller.tell({ type: "done" });
  }, onFailure);
}
