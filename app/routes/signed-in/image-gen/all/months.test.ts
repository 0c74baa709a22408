import { expect, test } from "vitest";
import { monthName, monthsBetween, parseMonth } from "./months";

test("months go down from the newest to the oldest, over the turn of the year", () => {
  const months = monthsBetween(new Date(2025, 10, 30, 23), new Date(2026, 1, 1), 99);
  expect(months.map(({ id }) => id)).toEqual(["2026-02", "2026-01", "2025-12", "2025-11"]);
  expect(months[1]?.toMs).toBe(months[0]?.fromMs);
  expect(monthsBetween(new Date(1990, 0, 1), new Date(2026, 0, 1), 36).length).toBe(36);
});

test("a month is read from an address, and nothing else is", () => {
  expect(parseMonth("2026-05")?.fromMs).toBe(new Date(2026, 4, 1).getTime());
  for (const odd of [null, "", "2026-13", "2026-5", "26-05", "2026-05-01"])
    expect(parseMonth(odd)).toBeNull();
  expect(monthName(parseMonth("2026-05")!, "en")).toBe("May 2026");
});
