import { callApiForLines } from "~/client/call-api-for-lines";
import { type SourceEvent, sourceEventSchema } from "~/domain/facts/source-event";

/** A page by its address, or by its source, with the address it was saved from where that is known. */
export type AskedSource = { address: string; refresh: boolean } | { html: string; address: string | null };

/** Has a page read, and gives what stands on it as it is read. Throws as `callApi` does. */
export async function* readSource(asked: AskedSource, signal: AbortSignal): AsyncGenerator<SourceEvent> {
  const lines = callApiForLines("/api/v1/sources", { method: "POST", body: asked, signal });
  for await (const line of lines) {
    // A newer server may tell what this page does not know yet.
    const event = sourceEventSchema.safeParse(line);
    if (event.success) yield event.data;
  }
}
