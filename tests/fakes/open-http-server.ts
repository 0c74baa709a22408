import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";

export interface OpenHttpServer {
  origin: string;
  close(): Promise<void>;
}

/**
 * An HTTP server on a free port of this machine, until `close()`. It never closes an idle connection: it might do so just
 * as the worker uses it again, which then loses that request.
 */
export async function openHttpServer(answer: RequestListener): Promise<OpenHttpServer> {
  const http = createServer({ keepAliveTimeout: 0 }, answer);
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
