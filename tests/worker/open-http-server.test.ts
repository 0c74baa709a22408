import { expect, test } from "vitest";
import { openHttpServer } from "../fakes/open-http-server";

test("an idle connection is not closed by the server, which might do so just as it is used again", async () => {
  const server = await openHttpServer((_request, response) => response.end("here"));
  const { headers } = await fetch(server.origin);
  // Node names the time after which it closes one.
  expect([headers.get("connection"), headers.get("keep-alive")]).toEqual(["keep-alive", null]);
  await server.close();
});
