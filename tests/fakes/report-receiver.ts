import type { IncomingMessage } from "node:http";
import { gunzipSync } from "node:zlib";
import { openHttpServer } from "./open-http-server.ts";

/** An item of a Sentry envelope: its header's type and its payload. */
export interface SentryItem {
  type: string;
  payload: Record<string, unknown>;
}

export interface PostHogEvent {
  event: string;
  properties: Record<string, unknown>;
  /** What the event says of the person. */
  $set?: Record<string, unknown>;
}

/** Takes what Sentry's and PostHog's browser clients send, in their ingestion protocols. Runs until `close()`. */
export interface ReportReceiver {
  /** For the setting SENTRY_DSN. */
  sentryDsn: string;
  /** For the setting POSTHOG_HOST. */
  origin: string;
  sentryItems: SentryItem[];
  postHogEvents: PostHogEvent[];
  close(): Promise<void>;
}

export async function startReportReceiver(): Promise<ReportReceiver> {
  const { origin, close } = await openHttpServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://receiver");
    const headers = {
      "access-control-allow-origin": request.headers.origin ?? "*",
      "access-control-allow-credentials": "true",
      "access-control-allow-headers": request.headers["access-control-request-headers"] ?? "*",
    };
    if (request.method === "OPTIONS") return void response.writeHead(204, headers).end();
    const body = await readBody(request);
    if (/^\/api\/\d+\/envelope\/$/.test(pathname)) {
      receiver.sentryItems.push(...parseEnvelope(body.toString()));
      return void response.writeHead(200, headers).end("{}");
    }
    if (request.method === "POST" && /^\/(e|i\/v0\/e)\/$/.test(pathname)) {
      receiver.postHogEvents.push(...parseEvents(body, request, searchParams));
      return void response
        .writeHead(200, { ...headers, "content-type": "application/json" })
        .end('{"status":1}');
    }
    response.writeHead(200, { ...headers, "content-type": "application/json" }).end("{}");
  });
  const receiver: ReportReceiver = {
    sentryDsn: `${origin.replace("//", "//publickey@")}/42`,
    origin,
    sentryItems: [],
    postHogEvents: [],
    close,
  };
  return receiver;
}

/** Lines of JSON: the envelope's header, then a header and a payload for each item. */
function parseEnvelope(text: string): SentryItem[] {
  const lines = text.split("\n").filter(Boolean).slice(1);
  const items: SentryItem[] = [];
  for (let index = 0; index + 1 < lines.length; index += 2) {
    const { type } = JSON.parse(lines[index] as string) as { type: string };
    items.push({ type, payload: JSON.parse(lines[index + 1] as string) as Record<string, unknown> });
  }
  return items;
}

/** PostHog sends JSON as it is, gzipped, or as base64 in a form field called `data`; one event or a batch. */
function parseEvents(body: Buffer, request: IncomingMessage, query: URLSearchParams): PostHogEvent[] {
  const isGzip = query.get("compression")?.startsWith("gzip") || (body[0] === 0x1f && body[1] === 0x8b);
  let text = isGzip ? gunzipSync(body).toString() : body.toString();
  if (request.headers["content-type"]?.startsWith("application/x-www-form-urlencoded")) {
    text = Buffer.from(new URLSearchParams(text).get("data") ?? "", "base64").toString();
  }
  const sent = JSON.parse(text) as PostHogEvent | PostHogEvent[] | { batch: PostHogEvent[] };
  if (Array.isArray(sent)) return sent;
  return "batch" in sent ? sent.batch : [sent];
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  return request.headers["content-encoding"] === "gzip" ? gunzipSync(body) : body;
}
