import { expect, test } from "vitest";
import { byDay } from "./days";

const now = new Date(2026, 4, 10, 12);

test("days are told as people say them, the newest first", () => {
  const times = [
    new Date(2026, 4, 9, 23, 59),
    new Date(2026, 4, 10, 9),
    new Date(2026, 4, 10, 11),
    new Date(2025, 4, 10, 12),
  ];
  const days = byDay(times, (time) => time, now);
  expect(days.map(({ items }) => items.length)).toEqual([2, 1, 1]);
  expect(days.slice(0, 2).map(({ day }) => day)).toEqual(["Today", "Yesterday"]);
  expect(days[0]?.items[0]).toEqual(times[2]);
  expect(days[2]?.day).toContain("2025");
});
