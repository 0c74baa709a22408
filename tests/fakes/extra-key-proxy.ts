import type { IncomingMessage } from "node:http";
import { type Claims, claimsAt, makeSigningKey, signToken } from "./id-tokens.ts";
import { openHttpServer } from "./open-http-server.ts";

/** A proxy in front of the embedded Firebase that publishes one signing key more: the test's own. */
export interface ExtraKeyProxy {
  /** For the setting GOOGLE_APIS_ORIGIN. */
  origin: string;
  /** Origin of the embedded Firebase; set it once that is known. */
  target: string;
  /** A token that the app's worker takes for genuine. */
  sign(claims: Claims): string;
  close(): Promise<void>;
}

export async function startExtraKeyProxy(): Promise<ExtraKeyProxy> {
  const key = makeSigningKey("extra");
  const { origin, close } = await openHttpServer(async (request, response) => {
    const answer = await fetch(proxy.target + request.url, {
      method: request.method,
      headers: Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
        ["host", "connection", "content-length", "transfer-encoding"].includes(name) || value === undefined
          ? []
          : [[name, String(value)]],
      ),
      body: ["GET", "HEAD"].includes(request.method ?? "") ? undefined : (await readBody(request)).toString(),
    });
    let body = await answer.text();
    if (request.url?.startsWith("/service_accounts/v1/jwk/securetoken@")) {
      const { keys } = JSON.parse(body) as { keys: unknown[] };
      body = JSON.stringify({ keys: [...keys, key.jwk] });
    }
    response.writeHead(answer.status, {
      "content-type": answer.headers.get("content-type") ?? "application/json",
      "cache-control": answer.headers.get("cache-control") ?? "no-store",
    });
    response.end(body);
  });
  const proxy: ExtraKeyProxy = {
    origin,
    target: "",
    sign: (claims) => signToken(key, claimsAt(Math.floor(Date.now() / 1000), claims)),
    close,
  };
  return proxy;
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
