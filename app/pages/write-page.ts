import { callApiForLines } from "~/client/call-api-for-lines";
import { type WriteEvent, writeEventSchema } from "~/sections/writer/write-event";
import type { WriteAsked } from "~/sections/writer/write-request";

/** The writer ended before the page was whole; `message` says what to do. What was told before stays. */
export class WriteFailure extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.name = "WriteFailure";
    this.code = code;
  }
}

type Told = Exclude<WriteEvent, { type: "failed" }>;

/**
 * Has a page written, and gives each step as it comes: outlines, sections, whole pages, and `done` at the end. Throws as `callApi` does,
 * `WriteFailure` where the writer could not go on, and the reason of the signal.
 */
export async function* writePage(asked: WriteAsked, signal: AbortSignal): AsyncGenerator<Told> {
  const lines = callApiForLines("/api/v1/projects/write", { method: "POST", body: asked, signal });
  let isDone = false;
  for await (const line of lines) {
    const event = writeEventSchema.safeParse(line);
    // A newer server may tell what this page does not know yet.
    if (!event.success) continue;
    if (event.data.type === "failed") throw new WriteFailure(event.data.code, event.data.message);
    isDone = event.data.type === "done";
    yield event.data;
  }
  signal.throwIfAborted();
  if (!isDone)
    throw new WriteFailure(
      "broken_off",
      "The page was not written to its end. Press again to write the rest.",
    );
}
