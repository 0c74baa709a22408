import { connect } from "node:net";
import { expect, test } from "vitest";
import { openHttpServer } from "../fakes/open-http-server";

test("an idle connection is not closed by the server, which might do so just as it is used again", async () => {
  const server = await openHttpServer((_request, response) => response.end("here"));
  const { headers } = await fetch(server.origin);
  // Node names the time after which it closes one.
  expect([headers.get("connection"), headers.get("keep-alive")]).toEqual(["keep-alive", null]);
  await server.close();
});

test("a request that breaks off ends its answer and fails nothing, as when a worker is killed", async () => {
  let onBroken = (_: unknown) => {};
  const broken = new Promise((resolve) => {
    onBroken = resolve;
  });
  const server = await openHttpServer(async (request) => {
    sender.destroy();
    try {
      for await (const _ of request);
    } catch (error) {
      onBroken(error);
      throw error;
    }
  });
  const sender = connect(Number(new URL(server.origin).port), "127.0.0.1");
  sender.write("POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 9\r\n\r\nhalf");
  expect(await broken).toMatchObject({ code: "ECONNRESET" });
  await server.close();
});
