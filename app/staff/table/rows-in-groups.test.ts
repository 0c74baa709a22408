import { expect, test } from "vitest";
import { rowsInGroups } from "./rows-in-groups";

const range = (startIndex: number, endIndex: number, count = 1_000) =>
  rowsInGroups({ startIndex, endIndex, overscan: 6, count, lanes: 1 });

test("all rows in sight are there, with those beyond, and none that is not in the table", () => {
  for (let first = 0; first < 100; first++) {
    const last = Math.min(99, first + 20);
    const rows = range(first, last, 100);
    const wanted = Array.from({ length: 100 }, (_, at) => at).slice(Math.max(0, first - 6), last + 7);
    expect(rows).toEqual(expect.arrayContaining(wanted));
    expect(rows).toEqual(Array.from({ length: rows.length }, (_, at) => (rows[0] ?? 0) + at));
    expect([(rows[0] ?? 0) >= 0, (rows.at(-1) ?? 0) <= 99]).toEqual([true, true]);
  }
  expect(range(0, 0, 0)).toEqual([]);
});

test("rows change once for a group, not with each row", () => {
  const kinds = new Set(Array.from({ length: 64 }, (_, first) => range(100 + first, 120 + first).join()));
  expect(kinds.size).toBeLessThanOrEqual(18);
});
