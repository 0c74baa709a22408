import { expect, test } from "vitest";
import { fileSize, spokenLength, timeAgo } from "./video-figures.ts";

test("lengths", () => {
  expect(spokenLength(90, "en")).toBe("1 minute 30 seconds");
  expect(spokenLength(60, "en")).toBe("1 minute");
  expect(spokenLength(0, "en")).toBe("0 seconds");
});

test("sizes", () => {
  expect(fileSize(0, "en")).toBe("0 bytes");
  expect(fileSize(999_000, "en")).toBe("999 kB");
  expect(fileSize(4_260_000, "en")).toBe("4.3 MB");
  expect(fileSize(42_600_000, "en")).toBe("43 MB");
});

test("times", () => {
  const now = new Date("2026-11-21T12:00:00Z");
  const ago = (iso: string) => timeAgo(new Date(iso), now, "en");
  expect(ago("2026-11-21T11:59:40Z")).toBe("just now");
  expect(ago("2026-11-21T11:59:10Z")).toBe("1 minute ago");
  expect(ago("2026-11-21T09:00:00Z")).toBe("3 hours ago");
  expect(ago("2026-11-20T11:00:00Z")).toBe("yesterday");
  expect(ago("2026-06-02T11:00:00Z")).toBe("Jun 2");
  expect(ago("2025-06-02T11:00:00Z")).toBe("Jun 2, 2025");
});
