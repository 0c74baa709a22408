import type { CellChange, TableEdit } from "./edit-table";
import { type CellProblem, ownText, type Row, type RowTable } from "./table";

/** What a person does to a table, as edits for `editTable`. New ids come from the caller. */

/** Takes the cells' own text away. */
export function clearCells(rowIds: readonly string[], columnIds: readonly string[]): TableEdit {
  return { kind: "set-cells", cells: cellsOf(rowIds, columnIds, () => null) };
}

/** Each cell takes the text of the first of the rows, in its own column. Rows are in the order they are shown in. */
export function fillDown(
  table: RowTable,
  rowIds: readonly string[],
  columnIds: readonly string[],
): TableEdit {
  const [firstId, ...others] = rowIds;
  const first = table.rows.find(({ id }) => id === firstId);
  if (!first) return { kind: "all", edits: [] };
  const textOf = (columnId: string) =>
    Object.hasOwn(first.cells, columnId) ? ownText(first, columnId) : null;
  return { kind: "set-cells", cells: cellsOf(others, columnIds, (_, columnId) => textOf(columnId)) };
}

/**
 * Puts copied cells over a table from one cell on, over the rows and columns given in the order they are shown in. Rows that are
 * missing below are added. What stands right of the last column is left out and counted.
 */
export function pasteBlock(
  table: RowTable,
  block: readonly (readonly string[])[],
  target: { rowIds: readonly string[]; columnIds: readonly string[] },
  newRowId: () => string,
): { edit: TableEdit; leftOutColumns: number } {
  const width = Math.max(0, ...block.map((line) => line.length));
  const leftOutColumns = Math.max(0, width - target.columnIds.length);
  const added: Row[] = [];
  const cells: CellChange[] = [];
  block.forEach((line, down) => {
    const rowId = target.rowIds[down];
    const pasted = line.slice(0, target.columnIds.length);
    if (rowId !== undefined) {
      cells.push(...pasted.map((text, right) => ({ rowId, columnId: target.columnIds[right]!, text })));
      return;
    }
    const entries = pasted.map((text, right) => [target.columnIds[right]!, text] as const);
    added.push({ id: newRowId(), cells: Object.fromEntries(entries.filter(([, text]) => text !== "")) });
  });
  const end = table.rows.length;
  const rows = added.map((row, index) => ({ index: end + index, row }));
  const edits: TableEdit[] = [{ kind: "set-cells", cells }];
  if (rows.length > 0) edits.push({ kind: "insert-rows", rows });
  return { edit: { kind: "all", edits }, leftOutColumns };
}

/** Every selected cell takes the one text that was copied. */
export function pasteText(rowIds: readonly string[], columnIds: readonly string[], text: string): TableEdit {
  return { kind: "set-cells", cells: cellsOf(rowIds, columnIds, () => text) };
}

/** Puts a copy of each of the rows right after it. */
export function duplicateRows(table: RowTable, rowIds: readonly string[], newRowId: () => string): TableEdit {
  const chosen = new Set(rowIds);
  let added = 0;
  const rows = table.rows.flatMap((row, index) => {
    if (!chosen.has(row.id)) return [];
    added += 1;
    return [{ index: index + added, row: { ...row, id: newRowId() } }];
  });
  return { kind: "insert-rows", rows };
}

/** Puts every cell right that has this problem in this column, as its own fix says: "fix all like this". */
export function fixAllLike(
  problems: readonly CellProblem[],
  { code, columnId }: Pick<CellProblem, "code" | "columnId">,
): TableEdit {
  const cells = problems.flatMap((problem) =>
    problem.code === code && problem.columnId === columnId && problem.fix
      ? [{ rowId: problem.rowId, columnId, text: problem.fix.value }]
      : [],
  );
  return { kind: "set-cells", cells };
}

function cellsOf(
  rowIds: readonly string[],
  columnIds: readonly string[],
  textOf: (rowId: string, columnId: string) => string | null,
): CellChange[] {
  return rowIds.flatMap((rowId) =>
    columnIds.map((columnId) => ({ rowId, columnId, text: textOf(rowId, columnId) })),
  );
}
