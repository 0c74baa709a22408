import { expect, test } from "vitest";
import { editTable } from "~/domain/rows/edit-table";
import { plainView } from "~/domain/rows/table-view";
import type { TableState } from "~/rows/table-state";
import { addColumn, changeColumn, mapColumn, moveColumnTo, removeColumn, showColumn } from "./column-changes";

const state: TableState = {
  table: {
    columns: [
      { id: "c-a", name: "Name", type: "text", reason: "" },
      { id: "c-b", name: "Line", type: "text", reason: "", formula: '="New: " & [Name]' },
    ],
    rows: [{ id: "r-1", cells: { "c-a": "Cup", "c-b": "=UPPER([name])" } }],
  },
  mapping: { "c-a": [{ to: "title" }], "c-b": [{ to: "sku" }] },
  view: plainView,
};
const [name] = state.table.columns;

test("formulas of columns and of cells go on naming a column that is renamed", () => {
  const { edit } = changeColumn(state, { ...name!, name: "Product" });
  const { table, inverse } = editTable(state.table, edit!);
  expect(table.columns.map((column) => column.name)).toEqual(["Product", "Line"]);
  expect(table.columns[1]?.formula).toBe('="New: " & [Product]');
  expect(table.rows[0]?.cells).toEqual({ "c-a": "Cup", "c-b": "=UPPER([Product])" });
  expect(editTable(table, inverse).table).toEqual(state.table);
});

test("a column that is deleted goes nowhere any more; a new one is at the end", () => {
  expect(removeColumn(state, name!)).toMatchObject({
    edit: { kind: "remove-columns", columnIds: ["c-a"] },
    mapping: { "c-b": [{ to: "sku" }] },
  });
  expect(removeColumn(state, name!).mapping).not.toHaveProperty("c-a");
  expect(mapColumn(state, name!, []).mapping).not.toHaveProperty("c-a");
  const { edit, columnId } = addColumn(state);
  expect(editTable(state.table, edit!).table.columns.at(-1)).toMatchObject({
    id: columnId,
    name: "Column 3",
  });
});

test("columns are moved, hidden and shown again", () => {
  expect(moveColumnTo(state, "c-b", 0)?.view?.order).toEqual(["c-b", "c-a"]);
  expect(moveColumnTo(state, "c-gone", 0)).toBeNull();
  const { view } = showColumn(state, "c-a", false);
  expect(view?.hidden).toEqual(["c-a"]);
  expect(showColumn({ ...state, view: view! }, "c-a", true).view?.hidden).toEqual([]);
});
