import { beforeEach, expect, test } from "vitest";
import { mostViewersPerAddress } from "~/domain/pages/page-visits";
import { memorySql } from "../../tests/fakes/memory-sql";
import { addOne, isFirst, readSums, sumOfDay, sumOfEdition, visitTables } from "./count-visit";

let sql: ReturnType<typeof memorySql>;
beforeEach(() => {
  sql = memorySql();
  for (const table of visitTables) sql.exec(table);
});

const seen = (viewer: string, line = viewer) => isFirst(sql, "day", "view", { viewer, line });
const clicked = (viewer: string) => isFirst(sql, "day", "click", { viewer, line: viewer });

test("a viewer counts once, however often they come, and once more where they click", () => {
  expect([seen("ada"), seen("ada"), seen("eve")]).toEqual([true, false, true]);
  expect([clicked("ada"), clicked("ada")]).toEqual([true, false]);
});

test("a click of somebody who was never shown the page counts for nothing", () => {
  expect(clicked("nobody")).toBe(false);
  expect(seen("nobody")).toBe(true);
  expect(clicked("nobody")).toBe(true);
});

test("one address has so many viewers at the most, and others do not suffer", () => {
  const counted = Array.from({ length: 200 }, (_, index) => seen(`browser ${index}`, "one line"));
  expect(counted.filter(Boolean)).toHaveLength(mostViewersPerAddress);
  expect(seen("browser of another", "another line")).toBe(true);
});

test("the day and the experiment know their viewers apart", () => {
  expect(isFirst(sql, "experiment", "view", { viewer: "ada", line: "ada" })).toBe(true);
  expect(seen("ada")).toBe(true);
});

test("sums are of all days, of the last thirty, and of the experiment that is running", () => {
  const nowMs = Date.parse("2026-11-23T12:00:00Z");
  addOne(sql, sumOfDay("2026-10-01"), "view");
  addOne(sql, sumOfDay("2026-11-22"), "view");
  addOne(sql, sumOfDay("2026-11-23"), "view");
  addOne(sql, sumOfDay("2026-11-23"), "click");
  addOne(sql, sumOfEdition("b"), "view");
  expect(readSums(sql, nowMs)).toEqual({
    total: { views: 3, clicks: 1 },
    days: [
      { day: "2026-11-22", views: 1, clicks: 0 },
      { day: "2026-11-23", views: 1, clicks: 1 },
    ],
    experiment: null,
  });
  sql.exec("INSERT INTO experiments VALUES (?, ?, ?, ?, ?)", "x", new ArrayBuffer(1) as never, 0.5, 100, 1);
  expect(readSums(sql, nowMs).experiment).toEqual({
    id: "x",
    counts: { a: { views: 0, clicks: 0 }, b: { views: 1, clicks: 0 } },
  });
});
