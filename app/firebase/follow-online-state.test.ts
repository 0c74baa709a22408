import { afterEach, beforeEach, expect, test, vi } from "vitest";

/** What the server does with a question. */
let answer: () => Promise<unknown> = async () => null;
let onSnapshot: (snapshot: { metadata: { fromCache: boolean } }) => void = () => {};

vi.mock("./documents", () => ({ getDocuments: async () => ({}) }));
vi.mock("./listen-to-each-edition", () => ({ listenToEachEdition: (listen: () => void) => listen() }));
vi.mock("./identity", () => ({ getIdentity: () => ({ currentUser: { uid: "ada" } }) }));
vi.mock("./stop-listening", () => ({ stopListening: () => () => {} }));
vi.mock("firebase/firestore", () => ({
  doc: () => ({ firestore: {} }),
  onSnapshot: (_: unknown, __: unknown, listener: typeof onSnapshot) => {
    onSnapshot = listener;
    return () => {};
  },
  runTransaction: () => answer(),
}));

async function follow() {
  vi.resetModules();
  const state = await import("./follow-online-state");
  state.watchOnlineState(() => {});
  await vi.advanceTimersByTimeAsync(50);
  return state;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("addEventListener", () => {});
  answer = async () => null;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a server that takes half a minute for a write, and for a question, is slow and not away", async () => {
  const { expectServer, readOnlineState, noteServerAnswer } = await follow();
  onSnapshot({ metadata: { fromCache: false } });
  answer = () => new Promise((resolve) => setTimeout(resolve, 20_000));
  expectServer();
  for (let second = 0; second < 35; second++) {
    await vi.advanceTimersByTimeAsync(1000);
    expect(readOnlineState()).toBe("online");
  }
  noteServerAnswer();
  expect(readOnlineState()).toBe("online");
});

test("a connection that the SDK gave up is no sign while the server answers", async () => {
  const { readOnlineState } = await follow();
  onSnapshot({ metadata: { fromCache: false } });
  onSnapshot({ metadata: { fromCache: true } });
  await vi.advanceTimersByTimeAsync(5000);
  expect(readOnlineState()).toBe("online");
});

test("a question that does not get through says offline, and so does one nobody ever answers", async () => {
  const { expectServer, readOnlineState } = await follow();
  onSnapshot({ metadata: { fromCache: false } });
  answer = async () => {
    throw Object.assign(new Error(), { code: "unavailable" });
  };
  expectServer();
  await vi.advanceTimersByTimeAsync(11_000);
  expect(readOnlineState()).toBe("offline");

  const other = await follow();
  onSnapshot({ metadata: { fromCache: false } });
  answer = () => new Promise(() => {});
  other.expectServer();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(other.readOnlineState()).toBe("offline");
});

test("a busy server that puts a question off is there", async () => {
  const { expectServer, readOnlineState } = await follow();
  onSnapshot({ metadata: { fromCache: false } });
  answer = async () => {
    throw Object.assign(new Error(), { code: "aborted" });
  };
  expectServer();
  await vi.advanceTimersByTimeAsync(11_000);
  expect(readOnlineState()).toBe("online");
});

test("a question nobody ever answers does not keep the next one from being asked", async () => {
  const { expectServer, noteServerAnswer, readOnlineState } = await follow();
  onSnapshot({ metadata: { fromCache: false } });
  answer = () => new Promise(() => {});
  expectServer();
  await vi.advanceTimersByTimeAsync(60_000);
  noteServerAnswer();
  expect(readOnlineState()).toBe("online");
  expectServer();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(readOnlineState()).toBe("offline");
});

test("a question that fails after the server has answered says nothing", async () => {
  const { expectServer, noteServerAnswer, readOnlineState } = await follow();
  onSnapshot({ metadata: { fromCache: false } });
  let fail = (_: unknown) => {};
  answer = () =>
    new Promise((_, reject) => {
      fail = reject;
    });
  expectServer();
  await vi.advanceTimersByTimeAsync(11_000);
  noteServerAnswer();
  fail(Object.assign(new Error(), { code: "unavailable" }));
  await vi.advanceTimersByTimeAsync(1000);
  expect(readOnlineState()).toBe("online");
});
