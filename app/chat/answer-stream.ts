import type { ChatTransport, UIMessage, UIMessageChunk } from "ai";
import { readEvents } from "./read-events";

const firstPauseMs = 300;
const longestPauseMs = 5_000;

interface AnswerStreamOptions {
  /** Where an answer is read from, after the number of the last event that came. */
  addressOf: (answerId: string, after: number) => string;
  /** Told when the connection is lost, and when it is there again. */
  onReach?: (isReached: boolean) => void;
}

/**
 * Reads answers by their id (the id of the SDK's chat), always from their beginning. A connection that drops is taken up where
 * it broke: the reader sees one stream and loses nothing. What is asked goes its own way, so that it can be sent twice.
 */
export class AnswerTransport<Message extends UIMessage> implements ChatTransport<Message> {
  readonly resumeStreamIsReplay = true;

  constructor(private readonly options: AnswerStreamOptions) {}

  sendMessages(): Promise<ReadableStream<UIMessageChunk>> {
    return Promise.reject(new Error("Questions are sent by the thread."));
  }

  async reconnectToStream({
    chatId,
    abortSignal,
  }: {
    chatId: string;
    abortSignal?: AbortSignal | undefined;
  }): Promise<ReadableStream<UIMessageChunk>> {
    const { addressOf, onReach } = this.options;
    const leaving = new AbortController();
    abortSignal?.addEventListener("abort", () => leaving.abort(), { once: true });
    return new ReadableStream<UIMessageChunk>({
      async start(controller) {
        let after = 0;
        for (let pauseMs = firstPauseMs; !leaving.signal.aborted; ) {
          try {
            const response = await fetch(addressOf(chatId, after), { signal: leaving.signal });
            // Nothing of it is kept any more (404: it is a message by now), or it may not be read: to ask again changes nothing.
            if (isFinal(response.status)) break;
            if (!response.ok || !response.body) throw new Error(`status ${response.status}`);
            onReach?.(true);
            let isOver = false;
            for await (const event of readEvents(response.body)) {
              pauseMs = firstPauseMs;
              if (event.name === "end") {
                isOver = true;
                break;
              }
              after = event.id;
              for (const chunk of JSON.parse(event.data) as UIMessageChunk[]) controller.enqueue(chunk);
            }
            if (isOver) break;
          } catch {
            if (leaving.signal.aborted) break;
            onReach?.(false);
            await new Promise((resolve) => setTimeout(resolve, pauseMs));
            pauseMs = Math.min(longestPauseMs, pauseMs * 2);
          }
        }
        try {
          controller.close();
        } catch {
          // Its reader has left.
        }
      },
      cancel: () => leaving.abort(),
    });
  }
}

/** A refusal that stays, unlike 408 and 429, which pass. */
const isFinal = (status: number) => status >= 400 && status < 500 && status !== 408 && status !== 429;
