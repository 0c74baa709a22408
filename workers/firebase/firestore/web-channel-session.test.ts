import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { ForwardMessage } from "./web-channel-frame";
import { WebChannelSession } from "./web-channel-session";

let session: WebChannelSession;
let received: unknown[];
const onClosed = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  onClosed.mockClear();
  received = [];
  session = new WebChannelSession(onClosed);
  session.attach({ onMessage: (message) => received.push(message), onClose: () => received.push("closed") });
});
afterEach(() => {
  session.close();
  vi.useRealTimers();
});

function forward(offset: number, ...messages: object[]): ForwardMessage[] {
  return messages.map((message, index) => ({ mapId: offset + index, json: JSON.stringify(message) }));
}

async function readChunk(response: Response): Promise<string> {
  const reader = response.body!.getReader();
  const { value } = await reader.read();
  reader.releaseLock();
  return new TextDecoder().decode(value);
}

test("a client that asks on and on without reading is given up", () => {
  const large = "x".repeat(32 << 20);
  const greedy = new WebChannelSession(onClosed);
  greedy.attach({ onMessage: () => greedy.sendJson(large), onClose: () => received.push("closed") });
  for (let asked = 0; asked < 10; asked++) greedy.receive(forward(asked, {}), 0);
  expect(received).toEqual(["closed"]);
  expect(onClosed).toHaveBeenCalledTimes(1);
});

describe("back channel", () => {
  test("an early byte is sent even with nothing to say, and no proxy may hold it back", async () => {
    const response = session.openBackChannel(0, false);
    expect(response.headers.get("content-encoding")).toBe("identity");
    expect(response.headers.get("cache-control")).toContain("no-transform");
    expect(await readChunk(response)).toBe('14\n[[1,["noop"]]]');
  });

  test("messages are numbered, wrapped in an array, and sent in one frame", async () => {
    session.send({ a: 1 });
    session.send({ b: 2 });
    expect(await readChunk(session.openBackChannel(0, false))).toBe('29\n[[1,[{"a":1}]],[2,[{"b":2}]]]');
  });

  test("a new back channel repeats what was not acknowledged, and only that", async () => {
    session.send("first");
    session.send("second");
    await readChunk(session.openBackChannel(0, false));
    expect(await readChunk(session.openBackChannel(1, false))).toBe('16\n[[2,["second"]]]');
  });

  test("long polling ends after one batch", async () => {
    const response = session.openBackChannel(0, true);
    session.send("hello");
    session.flush();
    expect(await response.text()).toBe('15\n[[1,["hello"]]]');
  });

  test("a silent channel is kept alive", async () => {
    const response = session.openBackChannel(0, false);
    await readChunk(response);
    vi.advanceTimersByTime(24_000);
    expect(await readChunk(response)).toBe('14\n[[2,["noop"]]]');
  });
});

describe("forward channel", () => {
  test("a retried request is taken once", () => {
    session.receive(forward(0, { n: 0 }, { n: 1 }), 0);
    session.receive(forward(1, { n: 1 }, { n: 2 }), 0);
    expect(received).toEqual([{ n: 0 }, { n: 1 }, { n: 2 }]);
  });

  test("requests that overtake each other are taken in order", () => {
    session.receive(forward(2, { n: 2 }), 0);
    session.receive(forward(1, { n: 1 }), 0);
    expect(received).toEqual([]);
    session.receive(forward(0, { n: 0 }), 0);
    session.receive(forward(3, { n: 3 }), 0);
    expect(received).toEqual([{ n: 0 }, { n: 1 }, { n: 2 }, { n: 3 }]);
  });

  test.each<[string, () => void]>([
    ["far ahead", () => session.receive(forward(5000, {}), 0)],
    ["not JSON", () => session.receive([...forward(0, {}), { mapId: 1, json: "{" }], 0)],
    ["acknowledging what was never sent", () => session.receive(forward(0, {}), 1)],
  ])("a request %s is refused and nothing of it is taken", (_, request) => {
    expect(request).toThrow(expect.objectContaining({ httpStatus: 400 }));
    expect(received).toEqual([]);
  });

  test("the reply tells of the back channel, the last array and what is on its way", async () => {
    session.send("x");
    session.receive(forward(0, {}), 0);
    expect(await session.status().text()).toBe("7\n[0,1,5]");
    session.openBackChannel(1, false);
    session.receive(forward(1, {}), 2);
    expect(await session.status().text()).toBe("7\n[1,2,0]");
  });
});

test("after an error no message is looked at, and the error is the last thing sent", async () => {
  session.receive(forward(0, { n: 0 }), 0);
  session.fail({ error: "no" });
  session.receive(forward(1, { n: 1 }), 0);
  session.send("late");
  expect(received).toEqual([{ n: 0 }, "closed"]);
  expect(await session.openBackChannel(0, false).text()).toBe('22\n[[1,[{"error":"no"}]]]');
});

test("a streamed back channel ends after a mebibyte, so that the client says what it has", async () => {
  const long = "x".repeat(1 << 20);
  const first = session.openBackChannel(0, false);
  session.send(long);
  session.flush();
  expect((await first.text()).length).toBeGreaterThan(long.length);
  session.send("next");
  expect(await readChunk(session.openBackChannel(2, false))).toBe('14\n[[3,["next"]]]');
});

test("a client that reads nothing is given up before it fills the memory", () => {
  const mebibyte = "x".repeat(1 << 20);
  session.openBackChannel(0, false);
  let count = 0;
  while (session.keepsUp() && count < 100) {
    session.send(mebibyte);
    session.flush();
    count++;
  }
  expect(count).toBeLessThan(40);
  expect(onClosed).toHaveBeenCalledOnce();
});

test("long polling answers within the time the client waits", async () => {
  const response = session.openBackChannel(0, true, 5000);
  vi.advanceTimersByTime(5000);
  expect(await response.text()).toBe('14\n[[1,["noop"]]]');
});

test("a session nobody listens to is closed after a minute and a half, one with a back channel is not", () => {
  vi.advanceTimersByTime(60_000);
  session.openBackChannel(0, false);
  vi.advanceTimersByTime(200_000);
  expect(onClosed).not.toHaveBeenCalled();
  void session.openBackChannel(0, false).body?.cancel();
  vi.advanceTimersByTime(90_000);
  expect(onClosed).toHaveBeenCalledOnce();
  expect(received).toEqual(["closed"]);
});
