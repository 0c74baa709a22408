import { expect, test } from "vitest";
import { editTable } from "~/domain/rows/edit-table";
import type { Column, Row, RowTable } from "~/domain/rows/table";
import {
  addRows,
  clear,
  type Edited,
  fill,
  fillDown,
  fillRight,
  fix,
  paste,
  setOptions,
  typeText,
} from "./table-edits";

const columns: Column[] = ["c-name", "c-line", "c-button"].map((id) => ({
  id,
  name: id,
  type: "text",
  reason: "",
}));
columns[2]!.formula = '="Shop " & [c-name]';
const names = ["Watch", "Headphones", "Sneakers", "Handbag", "Candle", "Chair"];
const table: RowTable = {
  columns,
  rows: names.map((name, index) => ({
    id: `r-${index}`,
    cells: { "c-name": name, "c-line": `Line ${index}` },
  })),
};
const shown = { rows: table.rows, columns };
const range = (top: number, bottom: number, left: number, right: number) => ({ top, bottom, left, right });
const after = ({ edit }: Pick<Edited, "edit">, columnId = "c-name") =>
  editTable(table, edit).table.rows.map(({ cells }) => cells[columnId]);

test("one copied cell fills a range, a block repeats where it fits, and columns beyond the last are counted", () => {
  expect(after(paste(table, shown, range(0, 2, 0, 0), [["A"]])).slice(0, 4)).toEqual([
    "A",
    "A",
    "A",
    "Handbag",
  ]);
  expect(after(paste(table, shown, range(0, 3, 0, 0), [["A"], ["B"]])).slice(0, 4)).toEqual([
    "A",
    "B",
    "A",
    "B",
  ]);
  expect(paste(table, shown, range(0, 0, 2, 2), [["a", "b", "c"]]).leftOutColumns).toBe(2);
});

test("rows that are missing below are added, and are told", () => {
  const pasted = paste(table, shown, range(5, 5, 0, 0), [
    ["Cup", "x"],
    ["Pot", "y"],
    ["Pan", "z"],
  ]);
  expect(pasted).toMatchObject({ words: "6 cells pasted, 2 rows added", leftOutColumns: 0 });
  expect(after(pasted).slice(5)).toEqual(["Cup", "Pot", "Pan"]);
  expect(after(addRows(table, 10))).toHaveLength(16);
});

test("filling takes the first row or column of a range, and for one cell the one before it", () => {
  expect(after(fillDown(shown, range(0, 3, 0, 1))!)[3]).toBe("Watch");
  expect(after(fillDown(shown, range(5, 5, 0, 0))!)[5]).toBe("Candle");
  expect(fillDown(shown, range(0, 0, 0, 0))).toBeNull();
  expect(after(fillRight(shown, range(1, 1, 1, 1))!, "c-line")[1]).toBe("Headphones");
  expect(fillRight(shown, range(0, 0, 0, 0))).toBeNull();
  expect(after(fill(shown, range(0, 1, 0, 0), range(0, 5, 0, 0)))[4]).toBe("Watch");
});

test("text or formula that stands there already is no change; an empty text takes the cell's own away", () => {
  expect(typeText(shown, range(0, 0, 0, 0), "Watch")).toBeNull();
  expect(typeText(shown, range(0, 0, 2, 2), '="Shop " & [c-name]')).toBeNull();
  expect(after(typeText(shown, range(0, 0, 0, 0), "")!)[0]).toBeUndefined();
  expect(clear(shown, range(0, 1, 0, 2)).words).toBe("6 cells cleared");
});

test("cells with one problem are put right together, and options of rows are set and taken away", () => {
  const problem = (rowId: string) => ({
    ...{ rowId, columnId: "c-name", code: "money_ambiguous" as const, message: "", weight: "error" as const },
    fix: { label: "Write 5", value: "5" },
  });
  const problems = [problem("r-1"), problem("r-2"), { ...problem("r-3"), columnId: "c-line" }];
  expect(fix(problems, problems[0]!, true).words).toBe("2 cells put right");
  expect(fix(problems, problems[0]!, false).words).toBe("1 cell put right");
  const rows: Row[] = [{ id: "r-1", cells: {}, options: { language: "de" }, skipped: true }];
  expect(setOptions(rows, () => ({}))).toEqual({ kind: "set-rows", rows: [{ id: "r-1", skipped: true }] });
});
