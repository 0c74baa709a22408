import { expect, test } from "vitest";
import { readRow } from "~/domain/rows/read-row";
import type { Column, Row } from "~/domain/rows/table";
import { filterRows, noFilter, type RowFilter, rowNumbers } from "./filter-rows";

const columns: Column[] = [
  { id: "c-a", name: "Name", type: "text", reason: "" },
  { id: "c-p", name: "Price", type: "money", reason: "", currency: "EUR" },
];
const rows: Row[] = [
  { id: "r-1", cells: { "c-a": "Red cup 10", "c-p": "9.50" } },
  { id: "r-2", cells: { "c-a": "Blue pot" }, skipped: true },
  { id: "r-3", cells: { "c-a": "RED CUP 2", "c-p": "1,200.00" } },
];
const reader = {
  cell: (row: Row, id: string) => readRow(columns, row).cells.get(id),
  hasProblem: ({ id }: Row) => id === "r-3",
};
const ids = (filter: Partial<RowFilter>) =>
  filterRows(rows, { ...noFilter, ...filter }, reader).map(({ id }) => id);

test("rows are filtered by what is wrong, what is skipped and what a column contains", () => {
  expect(filterRows(rows, noFilter, reader)).toBe(rows);
  expect(ids({ show: "problems" })).toEqual(["r-3"]);
  expect(ids({ show: "skipped" })).toEqual(["r-2"]);
  expect(ids({ contains: { "c-a": "red" } })).toEqual(["r-1", "r-3"]);
  expect(ids({ show: "problems", contains: { "c-a": "blue" } })).toEqual([]);
});

test("rows are sorted by what their cells mean, empty ones last in both directions", () => {
  const by = (columnId: string, isDescending = false) => ids({ sort: { columnId, isDescending } });
  expect(by("c-p")).toEqual(["r-1", "r-3", "r-2"]);
  expect(by("c-p", true)).toEqual(["r-3", "r-1", "r-2"]);
  expect(by("c-a")).toEqual(["r-2", "r-3", "r-1"]);
});

test("a row keeps its number, whatever is filtered and sorted", () => {
  const numberOf = rowNumbers(rows);
  const filter: RowFilter = {
    ...noFilter,
    contains: { "c-a": "red" },
    sort: { columnId: "c-p", isDescending: true },
  };
  expect(filterRows(rows, filter, reader).map(numberOf)).toEqual([3, 1]);
});
