import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { OnlineFollower } from "./online-follower";

/** What the server does with a question. */
let answer: () => Promise<unknown> = async () => null;

/** In step with the server. */
function follow(): OnlineFollower {
  const follower = new OnlineFollower(() => answer().then(() => true));
  follower.send("server-answered");
  return follower;
}

beforeEach(() => {
  vi.useFakeTimers();
  answer = async () => null;
});
afterEach(() => {
  vi.useRealTimers();
});

test("a server that takes half a minute for a write, and for a question, is slow and not away", async () => {
  const follower = follow();
  answer = () => new Promise((resolve) => setTimeout(resolve, 20_000));
  follower.expectServer();
  for (let second = 0; second < 35; second++) {
    await vi.advanceTimersByTimeAsync(1000);
    expect(follower.state).toBe("online");
  }
  follower.send("server-answered");
  expect(follower.state).toBe("online");
});

test("a connection that the SDK gave up is no sign while the server answers", async () => {
  const follower = follow();
  follower.doubt();
  await vi.advanceTimersByTimeAsync(5000);
  expect(follower.state).toBe("online");
});

test("a question that does not get through says offline, and so does one nobody ever answers", async () => {
  const follower = follow();
  answer = async () => {
    throw Object.assign(new Error(), { code: "unavailable" });
  };
  follower.expectServer();
  await vi.advanceTimersByTimeAsync(11_000);
  expect(follower.state).toBe("offline");

  const other = follow();
  answer = () => new Promise(() => {});
  other.expectServer();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(other.state).toBe("offline");
});

test("a busy server that puts a question off is there", async () => {
  const follower = follow();
  answer = async () => {
    throw Object.assign(new Error(), { code: "aborted" });
  };
  follower.expectServer();
  await vi.advanceTimersByTimeAsync(11_000);
  expect(follower.state).toBe("online");
});

test("a question nobody ever answers does not keep the next one from being asked", async () => {
  const follower = follow();
  answer = () => new Promise(() => {});
  follower.expectServer();
  await vi.advanceTimersByTimeAsync(60_000);
  follower.send("server-answered");
  expect(follower.state).toBe("online");
  follower.expectServer();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(follower.state).toBe("offline");
});

test("a question that fails after the server has answered says nothing", async () => {
  const follower = follow();
  let fail = (_: unknown) => {};
  answer = () =>
    new Promise((_, reject) => {
      fail = reject;
    });
  follower.expectServer();
  await vi.advanceTimersByTimeAsync(11_000);
  follower.send("server-answered");
  fail(Object.assign(new Error(), { code: "unavailable" }));
  await vi.advanceTimersByTimeAsync(1000);
  expect(follower.state).toBe("online");
});
