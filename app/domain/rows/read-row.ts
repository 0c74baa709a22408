import { type CellValue, readCell } from "./read-cell";
import { type CellProblem, type Column, ownText, type Row } from "./table";

/** A cell as it is used: what it shows and what it means. */
export interface ReadCell {
  text: string;
  value: CellValue;
}

/** All cells of a row, read by the types of their columns. */
export function readRow(
  columns: readonly Column[],
  row: Row,
): { cells: ReadonlyMap<string, ReadCell>; problems: CellProblem[] } {
  const cells = new Map<string, ReadCell>();
  const problems: CellProblem[] = [];
  for (const column of columns) {
    const text = ownText(row, column.id);
    const { value, problem } = readCell(text, column);
    cells.set(column.id, { text, value });
    if (problem) problems.push({ rowId: row.id, columnId: column.id, ...problem });
  }
  return { cells, problems };
}
