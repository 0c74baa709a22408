import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { EncoderLostError } from "./encoder-lost-error.ts";
import { createWatchdog } from "./watchdog.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("an encoder that says nothing counts as lost", async () => {
  const watched = createWatchdog(4000).watch(new Promise(() => {}));
  const end = expect(watched).rejects.toThrow(EncoderLostError);
  await vi.advanceTimersByTimeAsync(6000);
  await end;
  expect(vi.getTimerCount()).toBe(0);
});

test("an encoder that is slow and answers is waited for", async () => {
  const watchdog = createWatchdog(4000);
  const { promise, resolve } = Promise.withResolvers<string>();
  const watched = watchdog.watch(promise);
  for (let answer = 0; answer < 5; answer++) {
    await vi.advanceTimersByTimeAsync(3000);
    watchdog.heard();
  }
  resolve("done");
  expect(await watched).toBe("done");
  expect(vi.getTimerCount()).toBe(0);
});
