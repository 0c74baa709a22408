import { expect, test } from "vitest";
import { WebChannelServer } from "./web-channel";

const BASE = "http://localhost/google.firestore.v1.Firestore/Listen/channel?VER=8";

test("channels nobody listens to make room for others; when all are in use a new one is refused", async () => {
  const ended: string[] = [];
  const server = new WebChannelServer(
    async (_name, { id }) => ({ onMessage: () => {}, onClose: () => ended.push(id) }),
    async () => {},
  );
  const ask = (query: string, method: "GET" | "POST") => {
    const url = new URL(`${BASE}&${query}`);
    return server.handle(
      "Listen",
      url,
      new Request(url, { method, body: method === "POST" ? "count=0" : null }),
    );
  };
  const open = async () => {
    const answer = await (await ask("RID=1", "POST")).text();
    return /"c","([^"]+)"/.exec(answer)?.[1] ?? answer;
  };
  const listen = async (id: string) => (await ask(`RID=rpc&AID=0&SID=${id}`, "GET")).status;

  const first = await open();
  const second = await open();
  expect(await listen(first)).toBe(200);
  const others: string[] = [];
  for (let count = 2; count < 3000; count++) others.push(await open());
  const last = await open();
  expect(ended).toEqual([second]);
  for (const id of [...others, last]) await listen(id);
  expect(await open()).toBe("There are 3000 channels already");
  server.stopAll();
  expect(ended).toHaveLength(3001);
});
