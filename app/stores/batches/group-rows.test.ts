import { expect, test } from "vitest";
import type { Row } from "~/domain/rows/table";
import { groupRows, mostGroupRows } from "./group-rows";

const rowsFrom = (from: number, count: number, text = "x"): Row[] =>
  Array.from({ length: count }, (_, index) => ({ id: `r-${from + index}`, cells: { "c-a": text } }));
const newIds = (name = "new") => {
  let count = 0;
  return () => `${name}${++count}`;
};
const sizes = (groups: ReturnType<typeof groupRows>) => groups.map(({ id, rows }) => [id, rows.length]);

test("rows are shared out evenly among as few documents as hold them", () => {
  const groups = groupRows(rowsFrom(0, 10_000), [], newIds());
  expect(groups).toHaveLength(50);
  expect(new Set(groups.map(({ rows }) => rows.length))).toEqual(new Set([mostGroupRows]));
  expect(groupRows([], [], newIds())).toEqual([]);
});

test("rows stay in their documents; a new one comes to the row before it, and a full document is parted", () => {
  const all = rowsFrom(0, 400);
  const former = groupRows(all, [], newIds("old"));
  const [extra] = rowsFrom(900, 1);
  const grown = groupRows(all.toSpliced(100, 0, extra!), former, newIds());
  expect(sizes(grown)).toEqual([
    ["old1", 101],
    ["new1", 100],
    ["old2", 200],
  ]);
  expect(grown.flatMap(({ rows }) => rows.map(({ id }) => id))).toEqual(
    all.toSpliced(100, 0, extra!).map(({ id }) => id),
  );
  const shrunk = groupRows(all.slice(200), former, newIds());
  expect(shrunk).toEqual([former[1]]);
});

test("long rows are few to a document, and one that is longer than all has its own", () => {
  const groups = groupRows(rowsFrom(0, 30, "x".repeat(39_000)), [], newIds());
  expect(groups.map(({ rows }) => rows.length)).toEqual(Array(6).fill(5));
  expect(groups.flatMap(({ rows }) => rows)).toEqual(rowsFrom(0, 30, "x".repeat(39_000)));
});
