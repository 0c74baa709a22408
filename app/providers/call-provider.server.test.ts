import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { callProvider } from "./call-provider.server";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a call holds its timer only until it has ended: a runtime takes a limited number of them at once", async () => {
  const limits = { signal: undefined, timeoutMs: 1000 };
  const answer = Promise.withResolvers<string>();
  const asked = callProvider(limits, () => answer.promise);
  expect(vi.getTimerCount()).toBe(1);
  answer.resolve("Bread");
  expect(await asked).toBe("Bread");
  expect(vi.getTimerCount()).toBe(0);
  await expect(callProvider(limits, () => Promise.reject(new Error("gone")))).rejects.toThrow();
  expect(vi.getTimerCount()).toBe(0);
  await expect(
    callProvider({ ...limits, signal: AbortSignal.abort(new Error("left")) }, vi.fn()),
  ).rejects.toThrow("left");
  expect(vi.getTimerCount()).toBe(0);
});

test("what has not answered in time is a timeout, and is told to stop", async () => {
  let given: AbortSignal | null = null;
  const asked = callProvider({ signal: undefined, timeoutMs: 1000 }, (signal) => {
    given = signal;
    return new Promise<never>(() => {});
  });
  const ended = expect(asked).rejects.toMatchObject({ code: "provider_timeout" });
  await vi.advanceTimersByTimeAsync(1000);
  await ended;
  expect(given).toMatchObject({ aborted: true });
});
