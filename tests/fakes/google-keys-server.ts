import type { ServerResponse } from "node:http";
import { type Claims, claimsAt, makeSigningKey, type SigningKey, signToken } from "./id-tokens.ts";
import { openHttpServer } from "./open-http-server.ts";

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
  const { origin, close } = await openHttpServer((request, response) => {
    if (request.url !== keysPath) return void response.writeHead(404).end();
    server.hits++;
    answer(response);
  });
  const server: GoogleKeysServer = {
    origin,
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
    close,
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
