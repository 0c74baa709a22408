import type { TableEdit } from "~/domain/rows/edit-table";
import { clearCells, duplicateRows, fixAllLike, pasteBlock, pasteText } from "~/domain/rows/plan-edits";
import { type CellProblem, type Column, ownText, type Row, type RowTable } from "~/domain/rows/table";
import { newRowId } from "~/rows/new-id";
import { editedText } from "./cell-texts";
import { type CellRange, isSingle } from "./grid/cell-range";
import { type CellEdit, fillRange } from "./grid/fill-range";

/** How a row's video differs from the base. */
export type RowOptions = NonNullable<Row["options"]>;

/** The rows and columns that are shown, in their order: places of the grid count these. */
export interface ShownCells {
  rows: readonly Row[];
  columns: readonly Column[];
}

/** What an edit did, for people who do not see it, and the change itself. */
export interface Edited {
  words: string;
  edit: TableEdit;
}

const idsIn = ({ rows, columns }: ShownCells, range: CellRange) => ({
  rowIds: rows.slice(range.top, range.bottom + 1).map(({ id }) => id),
  columnIds: columns.slice(range.left, range.right + 1).map(({ id }) => id),
});
const cellsOf = (count: number) => (count === 1 ? "1 cell" : `${count.toLocaleString()} cells`);
const rowsOf = (count: number) => (count === 1 ? "1 row" : `${count.toLocaleString()} rows`);
const sizeOf = ({ top, bottom, left, right }: CellRange) => (bottom - top + 1) * (right - left + 1);

/** One text in every cell of a range. `null` where it stands there already. */
export function typeText(shown: ShownCells, range: CellRange, text: string): Edited | null {
  const { rowIds, columnIds } = idsIn(shown, range);
  const [row, column] = [shown.rows[range.top], shown.columns[range.left]];
  if (isSingle(range) && row && column && editedText(row, column) === text) return null;
  if (text === "") return clear(shown, range);
  return { words: `${cellsOf(sizeOf(range))} changed`, edit: pasteText(rowIds, columnIds, text) };
}

export function clear(shown: ShownCells, range: CellRange): Edited {
  const { rowIds, columnIds } = idsIn(shown, range);
  return { words: `${cellsOf(sizeOf(range))} cleared`, edit: clearCells(rowIds, columnIds) };
}

/** What was copied, over a range: one cell fills it, a block repeats where it fits several times, and rows that are missing are added. */
export function paste(
  table: RowTable,
  shown: ShownCells,
  range: CellRange,
  cells: readonly (readonly string[])[],
): Edited & { leftOutColumns: number } {
  const height = range.bottom - range.top + 1;
  const width = range.right - range.left + 1;
  const blockWidth = Math.max(1, ...cells.map(({ length }) => length));
  const isTiled = height % cells.length === 0 && width % blockWidth === 0;
  const block = isTiled
    ? Array.from({ length: height }, (_, down) =>
        Array.from({ length: width }, (_, across) => cells[down % cells.length]?.[across % blockWidth] ?? ""),
      )
    : cells;
  const target = {
    rowIds: shown.rows.slice(range.top).map(({ id }) => id),
    columnIds: shown.columns.slice(range.left).map(({ id }) => id),
  };
  const { edit, leftOutColumns } = pasteBlock(table, block, target, newRowId);
  const addedRows = Math.max(0, block.length - target.rowIds.length);
  const count = block.reduce((sum, { length }) => sum + length, 0);
  const added = addedRows === 0 ? "" : `, ${addedRows === 1 ? "1 row" : `${addedRows} rows`} added`;
  return { words: `${cellsOf(count)} pasted${added}`, edit, leftOutColumns };
}

export function fill(shown: ShownCells, source: CellRange, target: CellRange): Edited {
  const edits = fillRange(source, target, ({ row, column }) => {
    const [ofRow, ofColumn] = [shown.rows[row], shown.columns[column]];
    return ofRow && ofColumn ? ownText(ofRow, ofColumn.id) : "";
  });
  return { words: `${cellsOf(edits.length)} filled`, edit: setTexts(shown, edits) };
}

/** The first row of a range in all others; of a single cell, the one above it. */
export function fillDown(shown: ShownCells, range: CellRange): Edited | null {
  if (range.top === range.bottom) {
    if (range.top === 0) return null;
    const above = { ...range, top: range.top - 1, bottom: range.top - 1 };
    return fill(shown, above, { ...range, top: range.top - 1 });
  }
  return repeat(shown, range, (place) => ({ row: range.top, column: place.column }));
}

export function fillRight(shown: ShownCells, range: CellRange): Edited | null {
  if (range.left === range.right) {
    if (range.left === 0) return null;
    const before = { ...range, left: range.left - 1, right: range.left - 1 };
    return fill(shown, before, { ...range, left: range.left - 1 });
  }
  return repeat(shown, range, (place) => ({ row: place.row, column: range.left }));
}

function repeat(
  shown: ShownCells,
  range: CellRange,
  sourceOf: (place: { row: number; column: number }) => { row: number; column: number },
): Edited {
  const edits: CellEdit[] = [];
  for (let row = range.top; row <= range.bottom; row++) {
    for (let column = range.left; column <= range.right; column++) {
      const source = sourceOf({ row, column });
      const [ofRow, ofColumn] = [shown.rows[source.row], shown.columns[source.column]];
      if (ofRow && ofColumn && (source.row !== row || source.column !== column)) {
        edits.push({ row, column, text: ownText(ofRow, ofColumn.id) });
      }
    }
  }
  return { words: `${cellsOf(edits.length)} filled`, edit: setTexts(shown, edits) };
}

/** Puts right one cell, or every cell that has the same problem in the same column. */
export function fix(problems: readonly CellProblem[], problem: CellProblem, all: boolean): Edited {
  const alike = all ? problems : [problem];
  const edit = fixAllLike(alike, problem);
  return { words: `${cellsOf(edit.kind === "set-cells" ? edit.cells.length : 0)} put right`, edit };
}

/** Other texts for cells of the grid. */
export function setTexts(shown: ShownCells, edits: readonly CellEdit[]): TableEdit {
  return {
    kind: "set-cells",
    cells: edits.flatMap(({ row, column, text }) => {
      const [ofRow, ofColumn] = [shown.rows[row], shown.columns[column]];
      return ofRow && ofColumn
        ? [{ rowId: ofRow.id, columnId: ofColumn.id, text: text === "" ? null : text }]
        : [];
    }),
  };
}

export function setOptions(rows: readonly Row[], change: (options: RowOptions) => RowOptions): TableEdit {
  return {
    kind: "set-rows",
    rows: rows.map(({ id, options = {}, skipped }) => {
      const next = change(options);
      return {
        id,
        ...(Object.keys(next).length > 0 ? { options: next } : {}),
        ...(skipped ? { skipped } : {}),
      };
    }),
  };
}

export function setSkipped(rows: readonly Row[], skipped: boolean): TableEdit {
  return {
    kind: "set-rows",
    rows: rows.map(({ id, options }) => ({
      id,
      ...(options ? { options } : {}),
      ...(skipped ? { skipped } : {}),
    })),
  };
}

export function addRows(table: RowTable, count: number): Edited {
  const end = table.rows.length;
  const rows = Array.from({ length: count }, (_, index) => ({
    index: end + index,
    row: { id: newRowId(), cells: {} },
  }));
  return { words: count === 1 ? "Row added" : `${count} rows added`, edit: { kind: "insert-rows", rows } };
}

export function duplicate(table: RowTable, rows: readonly Row[]): Edited {
  const edit = duplicateRows(
    table,
    rows.map(({ id }) => id),
    newRowId,
  );
  return { words: `${rowsOf(rows.length)} duplicated`, edit };
}

export function removeRows(rows: readonly Row[]): Edited {
  return {
    words: `${rowsOf(rows.length)} deleted`,
    edit: { kind: "remove-rows", rowIds: rows.map(({ id }) => id) },
  };
}
