import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface OpenHttpServer {
  origin: string;
  close(): Promise<void>;
}

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

/**
 * An HTTP server on a free port of this machine, until `close()`. It never closes an idle connection: it might do so just
 * as the worker uses it again, which then loses that request. A worker that is killed while it sends a request is not answered:
 * reading what it sent ends `answer`, which is no failure of a test.
 */
export async function openHttpServer(answer: Answer): Promise<OpenHttpServer> {
  const http = createServer({ keepAliveTimeout: 0 }, async (request, response) => {
    try {
      await answer(request, response);
    } catch (error) {
      if (error !== request.errored) throw error;
    }
  });
  await new Promise<void>((listening) => http.listen(0, "127.0.0.1", listening));
  return {
    origin: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    close: () =>
      new Promise((closed) => {
        http.close(() => closed());
        http.closeAllConnections();
      }),
  };
}
