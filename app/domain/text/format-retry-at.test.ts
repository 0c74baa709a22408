import { expect, test } from "vitest";
import { formatRetryAt } from "./format-retry-at";

const now = Date.UTC(2026, 10, 22, 18, 30);

test.each([
  [500, "UTC", "in a second"],
  [60_000, "UTC", "in 60 seconds"],
  [20 * 60_000, "UTC", "in 20 minutes"],
  [5.5 * 3600_000, "UTC", "tomorrow at 00:00"],
  [5.5 * 3600_000, "America/New_York", "today at 19:00"],
  [5.5 * 3600_000, "Asia/Tokyo", "today at 09:00"],
])("%d ms on, read in %s", (ms, timeZone, words) => {
  expect(formatRetryAt(now + ms, now, timeZone)).toBe(words);
});
