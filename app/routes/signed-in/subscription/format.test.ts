import { expect, test } from "vitest";
import { formatLastDay } from "./format.ts";

test("what ends at midnight, UTC, has its last day before it", () => {
  expect(formatLastDay("2026-12-06T00:00:00.000Z")).toBe("December 5, 2026");
  expect(formatLastDay("2026-12-06T09:30:00.000Z")).toBe("December 6, 2026");
});
