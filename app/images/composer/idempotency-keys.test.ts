import { expect, test } from "vitest";
import { makeIdempotencyKeys } from "./idempotency-keys";

const lamp = { prompt: "A lamp" };

test("two wishes on their way have a key each, also of the very same", () => {
  const keys = makeIdempotencyKeys();
  const first = keys.begin(lamp, null);
  const again = keys.begin(lamp, first);
  expect(again.key).not.toBe(first.key);
  keys.end(first);
  expect(keys.isOnTheWay(lamp)).toBe(true);
  keys.end(again);
  expect(keys.isOnTheWay({ ...lamp })).toBe(false);
});

test("what is asked again after a lost answer keeps its key, on this page and after a reload", () => {
  const keys = makeIdempotencyKeys();
  const first = keys.begin(lamp, null);
  const other = keys.begin({ prompt: "A cup" }, null);
  keys.fail(first);
  expect(keys.begin(lamp, other).key).toBe(first.key);
  expect(makeIdempotencyKeys().begin(lamp, first).key).toBe(first.key);
});

test("a renewed key is the one that a lost answer leaves", () => {
  const keys = makeIdempotencyKeys();
  const first = keys.begin(lamp, null);
  const renewed = { ...first, key: "another" };
  keys.renew(first, renewed);
  keys.fail(renewed);
  expect(keys.begin(lamp, null).key).toBe("another");
  keys.end(renewed);
  expect(keys.begin(lamp, null).key).not.toBe("another");
});
