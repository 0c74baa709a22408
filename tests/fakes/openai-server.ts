import type { IncomingMessage, ServerResponse } from "node:http";
import { openHttpServer } from "./open-http-server";
import {
  anglesOfServer,
  planOfServer,
  rewriteOfServer,
  scriptOfServer,
  videoPlanOfServer,
} from "./openai-answers";
import { plainPng } from "./plain-png";
import { type FakeCall, faultIn, misbehave, sendPicture as sendFile } from "./provider-fake";
import { spokenWav } from "./spoken-wav";

/**
 * A server that speaks the OpenAI protocol (`/chat/completions` with streaming and JSON answers,
 * `/images/generations`, `/images/edits`, `/audio/speech`) and can be told to fail in the ways real ones do: all requests with
 * `fault`, one picture by its words (`faultIn`). It runs until `close()`.
 */

/** `…-once` faults heal after one request. */
export type Fault =
  | "rate-limit"
  | "server-error"
  | "unauthorized"
  | "content-policy"
  | "refusal"
  | "hang"
  | "slow"
  | "reset"
  | "garbage"
  | "not-json-once"
  | "wrong-schema-once"
  | "wrong-schema"
  | "not-a-picture"
  | "no-picture"
  | "not-a-sound"
  | "empty-sound";

export interface RecordedRequest {
  path: string;
  headers: IncomingMessage["headers"];
  body: ChatRequest & PictureRequest & SpeechRequest;
}

interface ChatRequest {
  model: string;
  messages: { role: string; content: string }[];
  stream?: boolean;
  seed?: number;
  response_format?: { type: string; json_schema?: { name: string } };
  tools?: { function: { name: string } }[];
}

interface PictureRequest {
  prompt?: string;
  size?: string;
  /** Files of an edit, by field, with what they are. */
  files?: { field: string; type: string; bytes: Uint8Array }[];
}

interface SpeechRequest {
  input?: string;
  voice?: string;
}

export interface OpenAiServer {
  /** Base address with the `/v1` path, as clients expect it. */
  baseUrl: string;
  /** Requests in order of arrival. */
  requests: RecordedRequest[];
  fault: Fault | null;
  /** The fault of one request; `fault` where it has none. */
  faultFor: ((request: RecordedRequest) => Fault | null) | null;
  /** Wait before a `slow` answer, in milliseconds. */
  slowMs: number;
  /** What it answers where an object of a name is wanted; a script where the name is none of these. */
  objects: Record<string, unknown>;
  /** What it calls where tools are offered, by the last message: names with arguments as JSON text. None where absent. */
  toolCalls: Record<string, [name: string, input: string][]>;
  close(): Promise<void>;
}

export async function startOpenAiServer(): Promise<OpenAiServer> {
  const { origin, close } = await openHttpServer((request, response) => answer(server, request, response));
  const server: OpenAiServer = {
    baseUrl: `${origin}/v1`,
    requests: [],
    fault: null,
    faultFor: null,
    slowMs: 200,
    toolCalls: {},
    objects: {
      rewrite: rewriteOfServer,
      angles: anglesOfServer,
      plan: planOfServer,
      "video-plan": videoPlanOfServer,
    },
    close,
  };
  return server;
}

async function answer(server: OpenAiServer, request: IncomingMessage, response: ServerResponse) {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const path = request.url ?? "";
  const isFile = request.method === "GET" && path.startsWith("/v1/files/");
  const bytes = Buffer.concat(chunks);
  const call: FakeCall = {
    method: request.method ?? "GET",
    url: new URL(path, server.baseUrl),
    request,
    response,
    body: bytes,
  };
  if (isFile)
    return sendFile(call, decodeURIComponent(path.slice("/v1/files/".length)), { width: 64, height: 64 });
  const body = await readBody(bytes, request.headers["content-type"] ?? "");
  const recorded = { path, headers: request.headers, body };
  server.requests.push(recorded);
  const fault = server.faultFor?.(recorded) ?? server.fault;
  if (server.fault?.endsWith("-once")) server.fault = null;

  switch (fault) {
    case "rate-limit":
      response.setHeader("Retry-After", "7");
      return sendError(response, 429, "rate_limit_exceeded", "Rate limit reached");
    case "server-error":
      return sendError(response, 500, "server_error", "The server had an error");
    case "unauthorized":
      return sendError(response, 401, "invalid_api_key", "Incorrect API key provided");
    case "content-policy":
      return sendError(response, 400, "content_policy_violation", "Your request was rejected");
    case "garbage":
      return send(response, 200, "application/json", '{"choices": [{"mess');
    case "reset":
      request.socket.resetAndDestroy();
      return;
    case "hang":
      return;
    case "slow":
      await new Promise((resolve) => setTimeout(resolve, server.slowMs));
  }
  if (path.includes("/images/")) {
    const refuse = () => sendError(response, 400, "moderation_blocked", "Rejected by the safety system");
    const error = (status: number) => ({ error: { message: `status ${status}`, type: "error", code: null } });
    if (await misbehave(faultIn(body.prompt ?? "", "submit"), call, { refuse, error })) return;
  }
  if (path.endsWith("/chat/completions")) return sendChat(response, body, fault, server);
  if (path.endsWith("/images/generations") || path.endsWith("/images/edits"))
    return sendPicture(response, body, fault, server);
  if (path.endsWith("/audio/speech")) return sendSpeech(response, body, fault);
  return sendError(response, 404, "not_found", `No such path: ${path}`);
}

function sendChat(
  response: ServerResponse,
  body: ChatRequest,
  fault: Fault | null,
  { objects, toolCalls }: Pick<OpenAiServer, "objects" | "toolCalls">,
) {
  if (fault === "refusal") {
    const refusal = "I can't help with that.";
    return body.stream
      ? streamMessage(response, body, [{ refusal }])
      : sendMessage(response, body, { content: null, refusal });
  }
  if (fault === "not-json-once")
    return sendMessage(response, body, { content: "Sure! Here is your script:" });
  if (body.tools) {
    const calls = toolCalls[body.messages.at(-1)?.content ?? ""] ?? [];
    return sendMessage(response, body, {
      content: calls.length === 0 ? "No tool does this." : null,
      tool_calls: calls.map(([name, input], index) => ({
        id: `call-${index}`,
        type: "function",
        function: { name, arguments: input },
      })),
    });
  }
  const isWrong = fault === "wrong-schema" || fault === "wrong-schema-once";
  const wanted = objects[body.response_format?.json_schema?.name ?? ""] ?? scriptOfServer;
  const script = isWrong ? { title: "Only a title", scenes: [{ role: "intro" }] } : wanted;
  const wantsJson = body.response_format !== undefined;
  const content = wantsJson ? JSON.stringify(script) : `You said: ${body.messages.at(-1)?.content ?? ""}`;
  const pieces = content.match(/.{1,12}/gsu) ?? [];
  return body.stream
    ? streamMessage(
        response,
        body,
        pieces.map((piece) => ({ content: piece })),
      )
    : sendMessage(response, body, { content });
}

const usage = { prompt_tokens: 20, completion_tokens: 40, total_tokens: 60 };

function sendMessage(
  response: ServerResponse,
  { model }: ChatRequest,
  message: { content: string | null; refusal?: string; tool_calls?: object[] },
) {
  const choice = { index: 0, finish_reason: "stop", message: { role: "assistant", ...message } };
  sendJson(response, 200, {
    id: "chat-1",
    object: "chat.completion",
    created: 1,
    model,
    choices: [choice],
    usage,
  });
}

function streamMessage(response: ServerResponse, { model }: ChatRequest, deltas: readonly object[]) {
  response.writeHead(200, { "Content-Type": "text/event-stream" });
  const sendDelta = (delta: object, finishReason: string | null) => {
    const choices = [{ index: 0, delta, finish_reason: finishReason }];
    const event = { id: "chat-1", object: "chat.completion.chunk", created: 1, model, choices };
    response.write(`data: ${JSON.stringify(event)}\n\n`);
  };
  sendDelta({ role: "assistant", content: "" }, null);
  for (const delta of deltas) sendDelta(delta, null);
  sendDelta({}, "stop");
  response.end("data: [DONE]\n\n");
}

/** JSON, or the form of an edit with its files beside. */
async function readBody(bytes: Buffer, contentType: string): Promise<RecordedRequest["body"]> {
  if (!contentType.startsWith("multipart/"))
    return JSON.parse(bytes.toString("utf8")) as RecordedRequest["body"];
  const form = await new Response(new Uint8Array(bytes), {
    headers: { "Content-Type": contentType },
  }).formData();
  const fields: Record<string, unknown> = {};
  const files: NonNullable<PictureRequest["files"]> = [];
  for (const [field, value] of form) {
    if (typeof value === "string") fields[field] = value;
    else files.push({ field, type: value.type, bytes: new Uint8Array(await value.arrayBuffer()) });
  }
  return { ...fields, files } as unknown as RecordedRequest["body"];
}

let sentPictures = 0;

/** Each another one, unless the words say "alike". As base64; as an address where the words say "by address" or their file is to fail. */
function sendPicture(
  response: ServerResponse,
  { size = "64x64", prompt = "" }: PictureRequest,
  fault: Fault | null,
  { baseUrl }: OpenAiServer,
) {
  if (prompt.includes("by address") || prompt.includes("@file"))
    return sendJson(response, 200, {
      created: 1,
      data: [{ url: `${baseUrl}/files/${encodeURIComponent(prompt)}` }],
    });
  if (fault === "no-picture") return sendJson(response, 200, { created: 1, data: [] });
  const [width = 64, height = 64] = size.split("x").map(Number);
  const picture = plainPng(width, height, prompt.includes("alike") ? 0 : ++sentPictures);
  const bytes = fault === "not-a-picture" ? Buffer.from("<html>Gateway</html>") : picture;
  sendJson(response, 200, { created: 1, data: [{ b64_json: bytes.toString("base64") }] });
}

function sendSpeech(response: ServerResponse, { input = "" }: SpeechRequest, fault: Fault | null) {
  if (fault === "not-a-sound") return send(response, 200, "audio/mpeg", "<html>Gateway</html>");
  if (fault === "empty-sound") return send(response, 200, "audio/mpeg", "");
  response.writeHead(200, { "Content-Type": "audio/wav" }).end(spokenWav(input));
}

function sendError(response: ServerResponse, status: number, code: string, message: string) {
  sendJson(response, status, { error: { message, type: code, code, param: null } });
}

function sendJson(response: ServerResponse, status: number, value: unknown) {
  send(response, status, "application/json", JSON.stringify(value));
}

function send(response: ServerResponse, status: number, type: string, body: string) {
  response.writeHead(status, { "Content-Type": type }).end(body);
}
