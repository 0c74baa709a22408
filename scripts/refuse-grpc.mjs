import { createServer as createHttp2Server } from "node:http2";
import { connect, createServer } from "node:net";
import { pipeline } from "node:stream";

const unimplemented = "12";
const reason =
  "The embedded Firebase does not speak gRPC. In Node use firebase/firestore/lite, or firebase-admin with preferRest.";

/** Bytes go on at once, and one side may end before the other. */
const asItComes = { noDelay: true, allowHalfOpen: true };

/** WriteResponse of google.firestore.v1 in a gRPC frame: stream_id "1", stream_token "1". */
const writeHandshake = Buffer.from([0, 0, 0, 0, 6, 0x0a, 1, 0x31, 0x12, 1, 0x31]);

/**
 * The port of an embedded Firebase. Connections go on to it as they come, but gRPC's, which it does not speak and whose
 * clients would try again for ever, are answered with an error that says so.
 *
 * @param {{ host: string, port: number }} address where to listen
 * @param {number} innerPort where the embedded Firebase listens on this machine
 * @returns {Promise<import("node:net").Server>} once it listens
 */
export function refuseGrpc({ host, port }, innerPort) {
  const grpc = createHttp2Server();
  grpc.on("stream", answer);
  const server = createServer(asItComes, (socket) => {
    socket.on("error", () => socket.destroy());
    socket.once("data", (first) => {
      socket.pause();
      socket.unshift(first);
      // HTTP/2 without TLS begins so: RFC 9113, section 3.4.
      if (first.subarray(0, 4).toString("latin1") === "PRI ") return grpc.emit("connection", socket);
      const inner = connect({ host: "127.0.0.1", port: innerPort, ...asItComes });
      pipeline(socket, inner, () => {});
      pipeline(inner, socket, () => {});
    });
  });
  return new Promise((listening, failed) => {
    server.once("error", failed);
    server.listen(port, host, () => listening(server));
  });
}

function answer(stream, headers) {
  stream.on("error", () => {});
  if (!headers["content-type"]?.startsWith("application/grpc")) {
    stream.respond({ ":status": 505, "content-type": "text/plain" });
    stream.end("The embedded Firebase speaks HTTP/1.1.");
    return;
  }
  const status = { "grpc-status": unimplemented, "grpc-message": reason };
  stream.respond({ ":status": 200, "content-type": "application/grpc" }, { waitForTrailers: true });
  stream.on("wantTrailers", () => stream.sendTrailers(status));
  // The web SDK tries a stream of writes again for ever, unless it fails after its handshake.
  stream.end(headers[":path"]?.endsWith("/Write") ? writeHandshake : undefined);
}
