import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setTimeout as wait } from "node:timers/promises";
import { openHttpServer } from "./open-http-server";
import { plainPng } from "./plain-png";

/**
 * What the fakes of image and clip providers share: a server that keeps what it was asked, and the ways in which one
 * request may fail. A request names its fault in its words, `fault=hang`, or `fault=hang@file` for a later point, so that
 * one server answers many requests at once, each in its own way.
 */

export const providerFaults = [
  "rate-limit",
  "server-error",
  "hang",
  "garbage",
  "huge",
  "reset",
  "slow",
  "refused",
] as const;
export type ProviderFault = (typeof providerFaults)[number];

/** When a request is taken, when it is asked after, when its file is fetched. */
export type FaultPoint = "submit" | "status" | "file";

export function faultIn(words: string, point: FaultPoint): ProviderFault | null {
  const [, name, at = "submit"] = /\bfault=([a-z-]+)(?:@(\w+))?/.exec(words) ?? [];
  const fault = providerFaults.find((known) => known === name);
  return fault && at === point ? fault : null;
}

export interface FakeCall {
  method: string;
  url: URL;
  request: IncomingMessage;
  response: ServerResponse;
  body: Buffer;
}

export interface KeptCall {
  method: string;
  path: string;
  headers: IncomingMessage["headers"];
  /** Of a JSON body; `null` for any other. */
  json: Record<string, unknown> | null;
}

export interface ProviderFake {
  origin: string;
  /** In order of arrival. */
  calls: KeptCall[];
  close(): Promise<void>;
}

export async function startFake(
  answer: (call: FakeCall, origin: string) => Promise<void> | void,
): Promise<ProviderFake> {
  const calls: KeptCall[] = [];
  const { origin, close } = await openHttpServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    const url = new URL(request.url ?? "/", origin);
    const method = request.method ?? "GET";
    const isJson = request.headers["content-type"]?.startsWith("application/json");
    const { pathname, search } = url;
    const json = isJson ? JSON.parse(body.toString()) : null;
    calls.push({ method, path: pathname + search, headers: request.headers, json });
    response.on("error", () => {});
    await answer({ method, url, request, response, body }, origin);
  });
  return { origin, calls, close };
}

export interface Ways {
  /** How this provider says that it declines, where it does so here; nothing where it says it elsewhere. */
  refuse?: () => void;
  /** How this provider words an error. */
  error: (status: number) => unknown;
  /** A file that is too large says so only by not ending. */
  isFile?: boolean;
  slowMs?: number;
}

/** Fails as told. False where the request is still to be answered: without a fault, or late. */
export async function misbehave(
  fault: ProviderFault | null,
  { request, response }: FakeCall,
  { refuse, error, isFile = false, slowMs = 300 }: Ways,
): Promise<boolean> {
  switch (fault) {
    case null:
      return false;
    case "slow":
      await wait(slowMs);
      return false;
    case "refused":
      refuse?.();
      return refuse !== undefined;
    case "rate-limit":
      response.setHeader("Retry-After", "1");
      sendJson(response, 429, error(429));
      return true;
    case "server-error":
      sendJson(response, 500, error(500));
      return true;
    case "garbage":
      response.writeHead(200, { "Content-Type": "application/json" }).end('{"status": "succ');
      return true;
    case "huge":
      await (isFile ? sendWithoutEnd(response) : announceTooMuch(response));
      return true;
    case "reset":
      // Some of an answer, then the connection breaks.
      response.writeHead(200, { "Content-Type": "application/json", "Content-Length": "5000" });
      response.write('{"status"');
      await wait(20);
      request.socket.resetAndDestroy();
      return true;
    case "hang":
      return true;
  }
}

function announceTooMuch(response: ServerResponse): void {
  response.writeHead(200, { "Content-Type": "application/json", "Content-Length": String(2 ** 32) });
  response.write(" ".repeat(1000));
}

/** A megabyte after the other until nobody listens any more, or half a gigabyte was sent. */
async function sendWithoutEnd(response: ServerResponse): Promise<void> {
  const megabyte = Buffer.alloc(1024 * 1024, " ");
  response.writeHead(200, { "Content-Type": "application/octet-stream" });
  await pipeline(Readable.from(Array.from({ length: 512 }, () => megabyte)), response).catch(() => {});
}

export function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(value));
}

let sentPictures = 0;

/** A PNG, each another one, unless the words tell its file to fail. */
export async function sendPicture(
  call: FakeCall,
  words: string,
  { width, height }: { width: number; height: number },
): Promise<void> {
  if (await misbehave(faultIn(words, "file"), call, { error: () => ({ error: "file" }), isFile: true }))
    return;
  call.response.writeHead(200, { "Content-Type": "image/png" }).end(plainPng(width, height, ++sentPictures));
}

/** A clip, unless the words tell its file to fail. */
export async function sendClip(call: FakeCall, words: string, clip: Uint8Array): Promise<void> {
  if (await misbehave(faultIn(words, "file"), call, { error: () => ({ error: "file" }), isFile: true }))
    return;
  call.response
    .writeHead(200, { "Content-Type": "video/mp4", "Content-Length": clip.length })
    .end(Buffer.from(clip));
}
