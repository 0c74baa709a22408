import { expect, test } from "vitest";
import type { Column } from "./column";
import { frozenWidth, orderedColumns, shownColumns, type TableView, widthOf } from "./table-view";

const columns: Column<unknown>[] = ["a", "b", "c"].map((id) => ({
  id,
  title: id,
  width: 100,
  value: () => null,
}));
const view = (change: Partial<TableView> = {}): TableView => ({
  order: [],
  hidden: [],
  widths: {},
  density: "compact",
  ...change,
});
const ids = (shown: Column<unknown>[]) => shown.map(({ id }) => id).join("");

test("columns stand in a person's order, and new ones at the end", () => {
  expect(ids(orderedColumns(columns, view()))).toBe("abc");
  expect(ids(orderedColumns(columns, view({ order: ["c", "gone", "a"] })))).toBe("cab");
});

test("hidden columns are left out, but never all of them", () => {
  expect(ids(shownColumns(columns, view({ hidden: ["b"] })))).toBe("ac");
  expect(ids(shownColumns(columns, view({ hidden: ["a", "b", "c"] })))).toBe("a");
});

test("a width is a person's own, within limits", () => {
  const [column] = columns as [Column<unknown>];
  expect(widthOf(column, view())).toBe(100);
  expect(widthOf(column, view({ widths: { a: 3 } }))).toBe(56);
  expect(widthOf(column, view({ widths: { a: 5000 } }))).toBe(900);
});

test("the first column stays where others scroll, unless it is so wide that they could not be seen", () => {
  expect(frozenWidth(40, [220, 190])).toBe(260);
  expect(frozenWidth(0, [220])).toBe(220);
  expect(frozenWidth(40, [321, 190])).toBe(0);
});
