import { expect, test } from "vitest";
import { lastDays } from "./view-counts";

test("days without a view stand between those with some, over the end of a month", () => {
  const counts = new Map([["2026-02-28", { views: 3, completions: 1, clicks: 0 }]]);
  expect(lastDays(counts, new Date("2026-03-02T23:59:00Z"), 4)).toEqual([
    { day: "2026-02-27", views: 0, completions: 0, clicks: 0 },
    { day: "2026-02-28", views: 3, completions: 1, clicks: 0 },
    { day: "2026-03-01", views: 0, completions: 0, clicks: 0 },
    { day: "2026-03-02", views: 0, completions: 0, clicks: 0 },
  ]);
});
