import fc from "fast-check";
import { expect, test } from "vitest";
import { editTable, type TableEdit, TableEditError } from "./edit-table";
import { clearCells, duplicateRows, fillDown, fixAllLike, pasteBlock, pasteText } from "./plan-edits";
import { type Column, type Row, type RowTable, rowLimits } from "./table";

const column = (id: string): Column => ({ id: `c-${id}`, name: id, type: "text", reason: "" });
const row = (id: string, cells: Record<string, string> = {}): Row => ({ id: `r-${id}`, cells });
const table: RowTable = {
  columns: [column("a"), column("b")],
  rows: [row("1", { "c-a": "Cup", "c-b": "19" }), row("2", { "c-a": "Bowl" }), row("3")],
};
const texts = ({ columns, rows }: RowTable) =>
  rows.map(({ cells }) => columns.map(({ id }) => cells[id] ?? null));
let made = 0;
const newRowId = () => `r-new${++made}`;

const rowId = fc.constantFrom("r-1", "r-2", "r-3", "r-gone");
const columnId = fc.constantFrom("c-a", "c-b", "c-gone");
const text = fc.option(fc.constantFrom("", "x", "__proto__", "=1"), { nil: null });
const anyEdit: fc.Arbitrary<TableEdit> = fc.oneof(
  fc.record({
    kind: fc.constant("set-cells" as const),
    cells: fc.array(fc.record({ rowId, columnId, text }), { maxLength: 6 }),
  }),
  fc.record({ kind: fc.constant("remove-rows" as const), rowIds: fc.array(rowId) }),
  fc.record({ kind: fc.constant("remove-columns" as const), columnIds: fc.array(columnId) }),
  fc.uniqueArray(fc.nat(999), { maxLength: 4 }).chain((ids) =>
    fc.array(fc.nat(6), { minLength: ids.length, maxLength: ids.length }).map(
      (places): TableEdit => ({
        kind: "insert-rows",
        rows: ids.map((id, at) => ({ index: places[at] ?? 0, row: row(`x${id}`, { "c-a": String(id) }) })),
      }),
    ),
  ),
  fc.record({
    kind: fc.constant("set-rows" as const),
    rows: fc.array(
      fc.record({ id: rowId, skipped: fc.boolean(), options: fc.constant({ lengthSeconds: 9 }) }),
    ),
  }),
  fc.record({ kind: fc.constant("set-columns" as const), columns: fc.constant([column("b"), column("z")]) }),
);

test("the inverse of any edits gives the table of before, and the given table stays as it is", () => {
  const before = structuredClone(table);
  fc.assert(
    fc.property(fc.array(anyEdit, { maxLength: 6 }), (edits) => {
      const unique = new Set<string>();
      const usable = edits.filter(
        (edit) =>
          edit.kind !== "insert-rows" ||
          edit.rows.every(({ row: { id } }) => !unique.has(id) && unique.add(id)),
      );
      const { table: after, inverse } = editTable(table, { kind: "all", edits: usable });
      const back = editTable(after, inverse);
      expect(back.table).toEqual(before);
      expect(table).toEqual(before);
      expect(editTable(back.table, back.inverse).table).toEqual(after);
    }),
  );
});

test("rows that an edit does not touch stay the same objects", () => {
  const { table: after } = editTable(table, pasteText(["r-1"], ["c-a"], "Jug"));
  expect(after.rows[1]).toBe(table.rows[1]);
  expect(after.rows[0]).not.toBe(table.rows[0]);
});

test("a block is pasted over cells, adds the rows it needs, and says what has no column", () => {
  const block = [["1", "2", "3"], ["4"], ["5", ""]];
  const target = { rowIds: ["r-2", "r-3"], columnIds: ["c-a", "c-b"] };
  const { edit, leftOutColumns } = pasteBlock(table, block, target, newRowId);
  const after = editTable(table, edit).table;
  expect(texts(after).slice(1)).toEqual([
    ["1", "2"],
    ["4", null],
    ["5", null],
  ]);
  expect(leftOutColumns).toBe(1);
});

test("cells are filled down, cleared and duplicated", () => {
  const filled = editTable(table, fillDown(table, ["r-1", "r-2", "r-3"], ["c-b"])).table;
  expect(texts(filled).map(([, b]) => b)).toEqual(["19", "19", "19"]);
  const cleared = editTable(filled, clearCells(["r-1"], ["c-a"])).table;
  expect(texts(cleared)[0]).toEqual([null, "19"]);
  const doubled = editTable(table, duplicateRows(table, ["r-1", "r-2"], newRowId)).table;
  expect(texts(doubled).map(([a]) => a)).toEqual(["Cup", "Cup", "Bowl", "Bowl", null]);
});

test("every cell with the same problem in a column is put right at once", () => {
  const problem = {
    columnId: "c-b",
    message: "",
    weight: "error" as const,
    code: "money_unreadable" as const,
  };
  const problems = [
    { ...problem, rowId: "r-1", fix: { label: "", value: "19 EUR" } },
    { ...problem, rowId: "r-2" },
    { ...problem, rowId: "r-3", fix: { label: "", value: "5 EUR" } },
    { ...problem, columnId: "c-a", rowId: "r-3", fix: { label: "", value: "no" } },
  ];
  const after = editTable(table, fixAllLike(problems, problem)).table;
  expect(texts(after)).toEqual([
    ["Cup", "19 EUR"],
    ["Bowl", null],
    [null, "5 EUR"],
  ]);
});

test.each<[string, TableEdit, TableEditError["code"]]>([
  [
    "rows",
    {
      kind: "insert-rows",
      rows: Array.from({ length: rowLimits.rows }, (_, index) => ({ index, row: row(`n${index}`) })),
    },
    "too-many-rows",
  ],
  [
    "columns",
    {
      kind: "insert-columns",
      columns: Array.from({ length: 500 }, (_, index) => ({ index, column: column(`n${index}`) })),
    },
    "too-many-columns",
  ],
  ["a cell of 5 MB", pasteText(["r-1"], ["c-a"], "x".repeat(5_000_000)), "cell-too-long"],
  ["an id twice", { kind: "insert-rows", rows: [{ index: 0, row: row("1") }] }, "id-taken"],
])("too many: %s", (_what, edit, code) => {
  expect(() => editTable(table, edit)).toThrowError(TableEditError);
  try {
    editTable(table, edit);
  } catch (error) {
    expect((error as TableEditError).code).toBe(code);
  }
});
