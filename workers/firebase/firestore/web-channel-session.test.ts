import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
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

function forward(offset: number, ...messages: object[]): URLSearchParams {
  const form = new URLSearchParams({ count: String(messages.length), ofs: String(offset) });
  for (const [index, message] of messages.entries())
    form.set(`req${index}___data__`, JSON.stringify(message));
  return form;
}

async function readChunk(response: Response): Promise<string> {
  const reader = response.body!.getReader();
  const { value } = await reader.read();
  reader.releaseLock();
  return new TextDecoder().decode(value);
}

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
  test("a retried request is taken once", async () => {
    session.receive(forward(0, { n: 0 }, { n: 1 }), 0);
    session.receive(forward(1, { n: 1 }, { n: 2 }), 0);
    expect(received).toEqual([{ n: 0 }, { n: 1 }, { n: 2 }]);
  });

  test("the reply tells of the back channel, the last array and what is on its way", async () => {
    session.send("x");
    expect(await session.receive(forward(0, {}), null).text()).toBe("7\n[0,1,5]");
    session.openBackChannel(1, false);
    expect(await session.receive(forward(1, {}), 2).text()).toBe("7\n[1,2,0]");
  });
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
