import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type Claims, claimsAt, makeSigningKey, type SigningKey, signToken } from "./id-tokens.ts";

const keysPath = "/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com";

/** How the server answers: as Google does, not at all, far too late, with something else, or with no keys. */
export type KeysServerMode = "up" | "down" | "hanging" | "garbage" | "empty";

/** Google's endpoint of signing keys, and the signer whose keys it publishes. It runs until `close()`. */
export interface GoogleKeysServer {
  /** For the setting GOOGLE_APIS_ORIGIN. */
  origin: string;
  mode: KeysServerMode;
  maxAgeSeconds: number;
  /** How often keys were asked for. */
  hits: number;
  signingKey: SigningKey;
  /** From now on signs with a new key; publishes it beside the old one. */
  rotate(): void;
  /** A token of a user who signed in a minute ago. */
  sign(claims?: Claims, header?: Claims): string;
  close(): Promise<void>;
}

export async function startGoogleKeysServer(): Promise<GoogleKeysServer> {
  const published = [makeSigningKey("first")];
  const http = createServer((request, response) => {
    if (request.url !== keysPath) return void response.writeHead(404).end();
    server.hits++;
    answer(response);
  });
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));

  const server: GoogleKeysServer = {
    origin: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    mode: "up",
    maxAgeSeconds: 21_600,
    hits: 0,
    signingKey: published[0] as SigningKey,
    rotate() {
      server.signingKey = makeSigningKey(`rotated-${published.length}`);
      published.push(server.signingKey);
    },
    sign: (claims, header) =>
      signToken(server.signingKey, claimsAt(Math.floor(Date.now() / 1000), claims), header),
    close() {
      http.closeAllConnections();
      return new Promise((resolve) => http.close(() => resolve()));
    },
  };
  return server;

  function answer(response: ServerResponse) {
    switch (server.mode) {
      case "down":
        return response.writeHead(503).end();
      case "hanging":
        return;
      case "garbage":
        return response
          .writeHead(200, { "content-type": "application/json" })
          .end("<html>captive portal</html>");
      case "empty":
      case "up": {
        const keys = server.mode === "up" ? published.map(({ jwk }) => jwk) : [];
        const headers = {
          "content-type": "application/json",
          "cache-control": `public, max-age=${server.maxAgeSeconds}, must-revalidate, no-transform`,
        };
        return response.writeHead(200, headers).end(JSON.stringify({ keys }));
      }
    }
  }
}
