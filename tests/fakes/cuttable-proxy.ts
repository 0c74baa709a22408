import { connect, createServer, type Socket } from "node:net";

/** Stands between browsers and a server, and fails as networks and servers do. */
export interface CuttableProxy {
  port: number;
  /** `cut`: connections break and are refused. `hung`: they stay open and nothing more comes or goes. */
  setMode(mode: "whole" | "cut" | "hung"): void;
  /**
   * Breaks every connection once so many more bytes have gone to the server, again and again: `nextBytes` is asked for the
   * first stretch and after each cut, and ends it with null.
   */
  cutAfter(nextBytes: () => number | null, onCut: () => void): void;
  close(): Promise<void>;
}

/** Passes connections on to `targetUrl`, byte by byte. */
export async function openCuttableProxy(targetUrl: string): Promise<CuttableProxy> {
  const { hostname, port } = new URL(targetUrl);
  const sockets = new Set<Socket>();
  let mode: "whole" | "cut" | "hung" = "whole";
  let untilCut = Number.POSITIVE_INFINITY;
  let nextStretch: () => number | null = () => null;
  let tellCut = () => {};
  const count = (bytes: number) => {
    untilCut -= bytes;
    if (untilCut > 0) return;
    tellCut();
    untilCut = nextStretch() ?? Number.POSITIVE_INFINITY;
    for (const socket of sockets) socket.destroy();
  };
  const follow = (socket: Socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    socket.on("error", () => {});
  };
  const server = createServer((client) => {
    follow(client);
    if (mode === "cut") return client.destroy();
    const upstream = connect(Number(port), hostname);
    follow(upstream);
    client.pipe(upstream).pipe(client);
    client.on("data", ({ length }: Buffer) => count(length));
    client.on("close", () => upstream.destroy());
    upstream.on("close", () => client.destroy());
    if (mode === "hung") for (const socket of [client, upstream]) socket.pause();
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("The proxy has no port.");
  return {
    port: address.port,
    setMode(next) {
      mode = next;
      for (const socket of sockets) {
        if (mode === "cut") socket.destroy();
        else if (mode === "hung") socket.pause();
        else socket.resume();
      }
    },
    cutAfter(nextBytes, onCut) {
      nextStretch = nextBytes;
      tellCut = onCut;
      untilCut = nextStretch() ?? Number.POSITIVE_INFINITY;
    },
    close: () =>
      new Promise((closed) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => closed());
      }),
  };
}
