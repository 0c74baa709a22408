import { expect, test } from "vitest";
import type { Column } from "./column";
import { nextSort, parseSort, sortRows, sortText } from "./sort-rows";

interface Row {
  name: string;
  cost: number | null;
}
const columns: Column<Row>[] = [
  { id: "name", title: "Name", width: 100, value: ({ name }) => name },
  { id: "cost", title: "Cost", unit: "credits", kind: "number", width: 100, value: ({ cost }) => cost },
];
const rows: Row[] = [
  { name: "b10", cost: 3 },
  { name: "B2", cost: null },
  { name: "a", cost: 20 },
];
const names = (sort: string | null) => sortRows(rows, columns, parseSort(sort)).map(({ name }) => name);

test("rows are sorted by figures as figures, and by names as people read them", () => {
  expect(names("name")).toEqual(["a", "B2", "b10"]);
  expect(names("-name")).toEqual(["b10", "B2", "a"]);
  expect(names("cost")).toEqual(["b10", "a", "B2"]);
});

test("what has no value comes last either way", () => {
  expect(names("-cost")).toEqual(["a", "b10", "B2"]);
});

test("without an order, or with one of a column that is not there, rows stay as they come", () => {
  expect(names(null)).toEqual(["b10", "B2", "a"]);
  expect(names("gone")).toEqual(["b10", "B2", "a"]);
});

test("a column's head is pressed from ascending over descending to none", () => {
  const first = nextSort(null, "cost");
  const second = nextSort(first, "cost");
  expect([first, second, nextSort(second, "cost")].map(sortText)).toEqual(["cost", "-cost", null]);
  expect(sortText(nextSort(second, "name"))).toBe("name");
});
