import type { ServerResponse } from "node:http";
import { openHttpServer } from "./open-http-server.ts";

/** A model that says what the test says, when the test says it. */
export interface WordServer {
  baseUrl: string;
  /** What was asked, in order: bodies of requests. */
  asked: { messages: { role: string; content: unknown }[] }[];
  /** Words of the answers that are open now. */
  say(words: string): void;
  /** Ends the answers that are open now, with what they took; `length`: because they are as long as they may be. */
  finish(reason?: "stop" | "length"): void;
  /** How many answers are open: their readers have not hung up. */
  open(): number;
  close(): Promise<void>;
}

export async function startWordServer(): Promise<WordServer> {
  const responses = new Set<ServerResponse>();
  const asked: WordServer["asked"] = [];
  const send = (response: ServerResponse, delta: object, more: object = {}) =>
    response.write(
      `data: ${JSON.stringify({ id: "c", object: "chat.completion.chunk", created: 1, model: "words", choices: [{ index: 0, delta, finish_reason: null }], ...more })}\n\n`,
    );
  const server = await openHttpServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    asked.push(JSON.parse(Buffer.concat(chunks).toString()));
    response.writeHead(200, { "Content-Type": "text/event-stream" });
    responses.add(response);
    response.on("close", () => responses.delete(response));
    send(response, { role: "assistant", content: "" });
  });
  return {
    baseUrl: `${server.origin}/v1`,
    asked,
    say: (words) => {
      for (const response of responses) send(response, { content: words });
    },
    finish: (reason = "stop") => {
      for (const response of responses) {
        send(response, {}, { choices: [{ index: 0, delta: {}, finish_reason: reason }] });
        send(
          response,
          {},
          { choices: [], usage: { prompt_tokens: 20, completion_tokens: 40, total_tokens: 60 } },
        );
        response.end("data: [DONE]\n\n");
      }
    },
    open: () => responses.size,
    close: () => server.close(),
  };
}
