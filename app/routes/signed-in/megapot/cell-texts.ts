import { isFormula } from "~/domain/rows/formulas/shown-texts";
import { type Column, ownText, type Row } from "~/domain/rows/table";

/** What is edited in a cell: its own text, else its column's formula. */
export function editedText(row: Row, { id, formula }: Column): string {
  return Object.hasOwn(row.cells, id) ? ownText(row, id) : (formula ?? "");
}

/** Whether a formula makes what a cell shows. */
export function isComputed(row: Row, column: Column): boolean {
  return isFormula(editedText(row, column));
}
