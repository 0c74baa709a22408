import { expect, test } from "vitest";
import { topOfScale, usageByDay, usageByKind } from "./usage-days";

const usage = [
  { day: "2026-10-31", kind: "image", credits: 4, count: 1 },
  { day: "2026-11-02", kind: "video", credits: 7, count: 1 },
  { day: "2026-11-02", kind: "image", credits: 5, count: 2 },
] as const;

test("every day has its place, also those on which nothing was spent", () => {
  const days = usageByDay(usage, "2026-10-31", "2026-11-02");
  expect(days.map(({ day, credits }) => [day, credits])).toEqual([
    ["2026-10-31", 4],
    ["2026-11-01", 0],
    ["2026-11-02", 12],
  ]);
  expect(days[2]?.parts.map(({ kind }) => kind)).toEqual(["image", "video"]);
  expect(topOfScale(days)).toBe(20);
  expect(topOfScale([])).toBe(4);
});

test("kinds add up, the most first", () => {
  expect(usageByKind(usage)).toEqual([
    { kind: "image", credits: 9, count: 3 },
    { kind: "video", credits: 7, count: 1 },
  ]);
});
