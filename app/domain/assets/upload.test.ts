import { expect, test } from "vitest";
import { timeOfArrival } from "./upload.ts";

test("a file is as old as its choice, where the device's clock can be believed", () => {
  const now = Date.UTC(2026, 0, 2, 12);
  const minute = 60_000;
  expect(timeOfArrival({ at: now - 5 * minute, clock: now + 1000 }, now)).toBe(now - 5 * minute);
  expect(timeOfArrival(undefined, now)).toBeNull();
  expect(timeOfArrival({ at: now - 65 * minute, clock: now - 60 * minute }, now)).toBeNull();
  expect(timeOfArrival({ at: now + 5 * minute, clock: now }, now)).toBeNull();
  expect(timeOfArrival({ at: now - 25 * 60 * minute, clock: now }, now)).toBeNull();
});
