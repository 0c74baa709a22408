import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type EmbeddedFirebase, startEmbeddedFirebase } from "../fakes/embedded-firebase";
import { openWireChannel, type WireChannel, type WireMessage } from "../fakes/web-channel";

/** Listen and Write over WebChannel, byte by byte: what the web SDK meets only when a line is bad. */

let firebase: EmbeddedFirebase;
let token: string;
let database: string;

beforeAll(async () => {
  firebase = await startEmbeddedFirebase();
  token = await firebase.adminToken();
  database = `projects/${firebase.projectId}/databases/(default)`;
});
afterAll(() => firebase?.stop());

const nameOf = (path: string) => `${database}/documents/${path}`;
const int = (number: number) => ({ integerValue: String(number) });
const increment = (path: string) => ({
  update: { name: nameOf(path), fields: {} },
  updateMask: { fieldPaths: [] },
  updateTransforms: [{ fieldPath: "n", increment: int(1) }],
});
const addQuery = (collectionId: string, extra: object = {}) => ({
  addTarget: {
    targetId: 2,
    query: { parent: `${database}/documents`, structuredQuery: { from: [{ collectionId }] } },
    ...extra,
  },
});

function listen(first: object): Promise<WireChannel> {
  return openWireChannel({ url: firebase.url, database, name: "Listen", token }, first);
}

async function openWrite(): Promise<{ channel: WireChannel; streamToken: string }> {
  const channel = await openWireChannel({ url: firebase.url, database, name: "Write", token }, { database });
  const [{ streamToken = "" } = {}] = await channel.poll();
  return { channel, streamToken };
}

async function commit(...writes: object[]): Promise<void> {
  const response = await fetch(`${firebase.url}/v1/${database}/documents:commit`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify({ writes }),
  });
  expect(response.status).toBe(200);
}

async function stored(path: string): Promise<unknown> {
  const response = await fetch(`${firebase.url}/v1/${nameOf(path)}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return ((await response.json()) as { fields?: { n: unknown } }).fields?.n;
}

function kinds(messages: WireMessage[]): string[] {
  return messages.map(({ targetChange, ...rest }) =>
    targetChange ? (targetChange.targetChangeType ?? "GLOBAL") : Object.keys(rest)[0]!,
  );
}

describe("back channel", () => {
  test("what was not acknowledged comes again on the next request, and nothing else", async () => {
    await commit(increment("again/a"));
    const channel = await listen(addQuery("again"));
    const first = await channel.poll();
    expect(kinds(first)).toEqual(["ADD", "documentChange", "CURRENT", "GLOBAL"]);
    channel.lastArrayId = 2;
    expect(await channel.poll()).toEqual(first.slice(2));
    await commit(increment("again/a"));
    expect(kinds(await channel.poll())).toEqual(["documentChange", "GLOBAL"]);
  });

  test("a stream tells of changes as they come, with read times that never go back", async () => {
    const channel = await listen(addQuery("live"));
    const readTimes: string[] = [];
    let changes = 0;
    for await (const messages of channel.stream()) {
      readTimes.push(...messages.flatMap(({ targetChange }) => targetChange?.readTime ?? []));
      changes += kinds(messages).filter((kind) => kind === "documentChange").length;
      if (changes === 3) break;
      await commit(increment("live/a"));
    }
    expect(readTimes).toEqual([...readTimes].sort());
  });

  test("a second one takes the place of the first", async () => {
    const channel = await listen(addQuery("replaced"));
    await channel.poll();
    const first = channel.stream();
    const waiting = first.next();
    await commit(increment("replaced/a"));
    expect(kinds((await waiting).value ?? [])).toEqual(["documentChange", "GLOBAL"]);
    const second = channel.stream();
    const next = second.next();
    expect((await first.next()).done).toBe(true);
    await commit(increment("replaced/a"));
    expect(kinds((await next).value ?? [])).toEqual(["documentChange", "GLOBAL"]);
    await second.return(undefined);
  });

  test("is ended with an error by a request that names another database", async () => {
    const { targetId: _, ...withoutId } = addQuery("any").addTarget;
    const channel = await listen({ database, addTarget: withoutId });
    expect(kinds(await channel.poll()).at(0)).toBe("ADD");
    await channel.send([{ database: "projects/another/databases/(default)", addTarget: withoutId }]);
    const [answer] = await channel.poll();
    expect(answer).toMatchObject({ error: { status: "INVALID_ARGUMENT" } });
  });

  test("is neither compressed nor open to other sites", async () => {
    const channel = await listen(addQuery("headers"));
    const response = await fetch(`${channel.url}&SID=${channel.sessionId}&RID=rpc&AID=0&CI=1`, {
      headers: { origin: "http://localhost:1", "accept-encoding": "gzip" },
    });
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "access-control-allow-origin": "http://localhost:1",
      "access-control-allow-credentials": "true",
      vary: expect.stringContaining("Origin"),
    });
    expect(response.headers.get("content-encoding")).not.toBe("gzip");
    const elsewhere = await fetch(response.url, { headers: { origin: "https://example.com" } });
    expect(elsewhere.headers.has("access-control-allow-origin")).toBe(false);
  });
});

describe("a client that comes back on a new channel", () => {
  test("gets only what it missed, over a deletion and a document that left", async () => {
    await commit(increment("back/kept"), increment("back/gone"));
    const before = await (await listen(addQuery("back"))).poll();
    const resumeToken = before.at(-1)!.targetChange!.resumeToken!;
    await commit(increment("back/new"), { delete: nameOf("back/gone") });
    const after = await (await listen(addQuery("back", { resumeToken, expectedCount: 2 }))).poll();
    expect(kinds(after).sort()).toEqual([
      "ADD",
      "CURRENT",
      "GLOBAL",
      "documentChange",
      "documentDelete",
      "filter",
    ]);
    expect(after.find(({ filter }) => filter)?.filter).toEqual({ targetId: 2, count: 2 });
  });

  test("to a target it may no longer see is refused", async () => {
    const target = { targetId: 2, documents: { documents: [nameOf("users/nobody")] } };
    const channel = await openWireChannel(
      { url: firebase.url, database, name: "Listen" },
      { addTarget: target },
    );
    const [added, refused] = await channel.poll();
    expect(added?.targetChange?.targetChangeType).toBe("ADD");
    expect(refused?.targetChange).toEqual({
      targetChangeType: "REMOVE",
      targetIds: [2],
      cause: { code: 7, message: "Missing or insufficient permissions." },
    });
  });
});

describe("writes", () => {
  test("a request repeated, or overtaken by the next, is applied once and in order", async () => {
    const { channel, streamToken } = await openWrite();
    const write = { streamToken, writes: [increment("once/a")] };
    await channel.send([write], 2);
    await channel.send([write, write], 1);
    await channel.send([write], 2);
    const answers = await channel.poll();
    expect(answers).toHaveLength(2);
    expect(await stored("once/a")).toEqual(int(2));
  });

  test("behind one that fails none is applied: the client sends them again on its next stream", async () => {
    const { channel, streamToken } = await openWrite();
    const failing = { ...increment("behind/none"), currentDocument: { exists: true } };
    const response = await channel.send([
      { streamToken, writes: [increment("behind/a")] },
      { streamToken, writes: [failing] },
      { streamToken, writes: [increment("behind/a")] },
    ]);
    expect(response.status).toBe(200);
    await channel.send([{ streamToken, writes: [increment("behind/a")] }]);
    const answers = await channel.poll();
    expect(answers.map(({ error }) => error?.status ?? "OK")).toEqual(["OK", "NOT_FOUND"]);
    expect(await stored("behind/a")).toEqual(int(1));
  });
});

describe("what is no proper request", () => {
  test.each<[string, string, Record<string, string>, string | undefined, number]>([
    ["a session nobody knows", "GET", { SID: "none", RID: "rpc" }, undefined, 400],
    ["messages for a session nobody knows", "POST", { SID: "none", RID: "5" }, "count=0", 400],
    ["hostile counts", "POST", {}, "count=1000000000", 400],
    ["no number of messages", "POST", {}, "count=many", 400],
    ["a message that is missing", "POST", {}, "count=1&ofs=1", 400],
    ["a message that is not JSON", "POST", {}, "count=1&ofs=1&req0___data__={", 400],
    ["messages far ahead", "POST", {}, "count=1&ofs=70000&req0___data__={}", 400],
    ["an acknowledgement of what was never sent", "GET", { RID: "rpc", AID: "1000000" }, undefined, 400],
    ["an acknowledgement that is no number", "GET", { RID: "rpc", AID: "x" }, undefined, 400],
    ["another method", "PUT", {}, undefined, 405],
    ["a body beyond all bounds", "POST", {}, `count=1&ofs=1&req0___data__="${"x".repeat(33 << 20)}"`, 413],
  ])("%s is refused, and the session goes on", async (_, method, parameters, body, status) => {
    const channel = await listen(addQuery("hostile"));
    const response = await channel.request(method, parameters, body);
    expect(response.status).toBe(status);
    const text = await response.text();
    if (parameters.SID) expect(text.indexOf("Unknown SID")).toBeGreaterThan(0);
    expect(kinds(await channel.poll())).toEqual(["ADD", "CURRENT", "GLOBAL"]);
  });

  test("a session ended by its client is unknown from then on", async () => {
    const channel = await listen(addQuery("ended"));
    expect((await channel.terminate()).status).toBe(200);
    expect((await channel.request("GET", { RID: "rpc" })).status).toBe(400);
  });
});

test("a hundred channels are held at once, and each hears of a change", async () => {
  const channels = await Promise.all(Array.from({ length: 100 }, () => listen(addQuery("crowd"))));
  await Promise.all(channels.map((channel) => channel.poll()));
  const waiting = channels.map((channel) => channel.poll());
  await commit(increment("crowd/a"));
  const heard = await Promise.all(waiting);
  expect(new Set(heard.map((messages) => kinds(messages).join()))).toEqual(
    new Set(["documentChange,GLOBAL"]),
  );
});

test("a server that goes away tells its clients, who then try again without waiting", async () => {
  const channel = await listen(addQuery("stopped"));
  await channel.poll();
  const { body } = await channel.request("GET", { RID: "rpc", CI: "0" });
  const reader = body!.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader.read()).value).toContain("noop");
  await fetch(`${firebase.url}/emulator/v1/${database}:stopStreams`, { method: "POST" });
  expect((await reader.read()).value).toMatch(/\[\[\d+,\["stop"\]\]\]$/);
  await reader.cancel();
  expect((await channel.request("GET", { RID: "rpc" })).status).toBe(400);
  await expect(listen(addQuery("stopped"))).rejects.toThrow("503");
});
