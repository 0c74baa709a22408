import { useState } from "react";
import { clampSelection, isSingle, rangeOf, type Selection, selectCell } from "./grid/cell-range";
import type { ShownTable } from "./use-shown-table";

/** Which cells are selected, and which of them has the keyboard. */
export function useSelection({ rows, columns }: Pick<ShownTable, "rows" | "columns">) {
  const [chosen, set] = useState<Selection>(() => selectCell({ row: 0, column: 0 }));
  const selection = clampSelection(chosen, rows.length, columns.length);
  const { active } = selection;
  return {
    selection,
    set,
    active,
    range: rangeOf(selection),
    activeRow: rows[active.row],
    activeColumn: columns[active.column],
  };
}

/** The size of a range in words; nothing for one cell. */
export function describeRange(selection: Selection): string | null {
  const range = rangeOf(selection);
  if (isSingle(range)) return null;
  return `${range.bottom - range.top + 1} rows and ${range.right - range.left + 1} columns selected`;
}
