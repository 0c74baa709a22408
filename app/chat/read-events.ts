export interface ServerEvent {
  id: number;
  name: string;
  data: string;
}

/** Source: https://html.spec.whatwg.org/multipage/server-sent-events.html, as far as our server uses it. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .getReader();
  let waiting = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      waiting += value;
      const events = waiting.split("\n\n");
      waiting = events.pop() ?? "";
      for (const text of events) {
        const event: ServerEvent = { id: 0, name: "", data: "" };
        for (const line of text.split("\n")) {
          if (line.startsWith("id: ")) event.id = Number(line.slice(4));
          else if (line.startsWith("event: ")) event.name = line.slice(7);
          else if (line.startsWith("data: ")) event.data += line.slice(6);
        }
        if (event.data) yield event;
      }
    }
  } finally {
    void reader.cancel().catch(() => {});
  }
}
