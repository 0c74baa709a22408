import { type ShownText, shownTexts } from "./formulas/shown-texts";
import { type CellTrouble, type CellValue, readCell } from "./read-cell";
import type { CellProblem, Column, Row } from "./table";

/** A cell as it is used: what it shows and what it means. */
export interface ReadCell {
  text: string;
  value: CellValue;
}

/** All cells of a row, with what their formulas make in its language, read by the types of their columns. */
export function readRow(
  columns: readonly Column[],
  row: Row,
  language?: string,
): { cells: ReadonlyMap<string, ReadCell>; problems: CellProblem[] } {
  const shown = shownTexts(columns, row, language);
  const cells = new Map<string, ReadCell>();
  const problems: CellProblem[] = [];
  for (const column of columns) {
    const cell = shown.get(column.id)!;
    const { value, problem = troubleOf(cell) } = readCell(cell.text, column);
    cells.set(column.id, { text: cell.text, value });
    if (problem) problems.push({ rowId: row.id, columnId: column.id, ...problem });
  }
  return { cells, problems };
}

function troubleOf({ error }: ShownText): CellTrouble | undefined {
  return error && { code: "formula_invalid", weight: "error", message: error.message };
}
