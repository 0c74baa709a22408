import { connect, createServer, type Socket } from "node:net";

/** Stands between browsers and a server, and fails as networks and servers do. */
export interface CuttableProxy {
  port: number;
  /** `cut`: connections break and are refused. `hung`: they stay open and nothing more comes or goes. */
  setMode(mode: "whole" | "cut" | "hung"): void;
  close(): Promise<void>;
}

/** Passes connections on to `targetUrl`, byte by byte. */
export async function openCuttableProxy(targetUrl: string): Promise<CuttableProxy> {
  const { hostname, port } = new URL(targetUrl);
  const sockets = new Set<Socket>();
  let mode: "whole" | "cut" | "hung" = "whole";
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
    close: () =>
      new Promise((closed) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => closed());
      }),
  };
}
