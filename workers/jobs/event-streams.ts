import { isJobOver, type JobEvent } from "~/domain/jobs/job";

const heartbeatMs = 15_000;
/** A stream ends after this time and the browser opens the next: a reader who left unnoticed costs no more. */
const longestMs = 10 * 60_000;

const encoder = new TextEncoder();

/**
 * The readers of one job's events, as server-sent events.
 * Source: https://html.spec.whatwg.org/multipage/server-sent-events.html
 */
export class EventStreams {
  private readonly readers = new Set<{ send(event: JobEvent): void }>();

  /** Answers with the given events and then with each new one until the job is over, or the time is. */
  open(past: readonly JobEvent[], latest: JobEvent, mostMs = longestMs): Response {
    // 204 tells an EventSource to stop: there is nothing more to come.
    if (past.length === 0 && isJobOver(latest.state)) return new Response(null, { status: 204 });
    const readers = this.readers;
    let stop = () => {};
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        const heartbeat = setInterval(
          () => controller.enqueue(encoder.encode(": still here\n\n")),
          heartbeatMs,
        );
        const limit = setTimeout(() => end(), Math.min(mostMs, longestMs));
        const reader = {
          send(event: JobEvent) {
            controller.enqueue(encoder.encode(`id: ${event.id}\ndata: ${JSON.stringify(event)}\n\n`));
            if (isJobOver(event.state)) end();
          },
        };
        stop = () => {
          clearInterval(heartbeat);
          clearTimeout(limit);
          readers.delete(reader);
        };
        const end = () => {
          stop();
          controller.close();
        };
        readers.add(reader);
        controller.enqueue(encoder.encode("retry: 1000\n\n"));
        for (const event of past) reader.send(event);
      },
      cancel: () => stop(),
    });
    return new Response(body, {
      headers: {
        "Content-Type": "text/event-stream",
        "Cache-Control": "no-cache, no-transform",
        // Compression would hold events back until its window is full.
        "Content-Encoding": "identity",
      },
    });
  }

  send(event: JobEvent): void {
    for (const reader of this.readers) reader.send(event);
  }
}
