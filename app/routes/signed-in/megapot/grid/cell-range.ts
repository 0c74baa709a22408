/** A cell by its place among the rows and columns that are shown. */
export interface Place {
  row: number;
  column: number;
}

/** Rows and columns, both ends included. */
export interface CellRange {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** What is selected: the cell that has the keyboard, and the opposite corner of the range it belongs to. */
export interface Selection {
  active: Place;
  extent: Place;
}

export const selectCell = (place: Place): Selection => ({ active: place, extent: place });

export function rangeOf({ active, extent }: Selection): CellRange {
  return {
    top: Math.min(active.row, extent.row),
    bottom: Math.max(active.row, extent.row),
    left: Math.min(active.column, extent.column),
    right: Math.max(active.column, extent.column),
  };
}

export const isSingle = ({ top, bottom, left, right }: CellRange) => top === bottom && left === right;

/** The nearest place within a table of so many rows and columns. */
export function clampPlace({ row, column }: Place, rows: number, columns: number): Place {
  return {
    row: Math.max(0, Math.min(rows - 1, row)),
    column: Math.max(0, Math.min(columns - 1, column)),
  };
}

export function clampSelection({ active, extent }: Selection, rows: number, columns: number): Selection {
  return { active: clampPlace(active, rows, columns), extent: clampPlace(extent, rows, columns) };
}

/** The cell after one in reading order within a range; after the last comes the first. */
export function nextWithin(range: CellRange, from: Place, step: 1 | -1, order: "rows" | "columns"): Place {
  const width = range.right - range.left + 1;
  const height = range.bottom - range.top + 1;
  const across = from.column - range.left;
  const down = from.row - range.top;
  const index = order === "rows" ? down * width + across : across * height + down;
  const next = (index + step + width * height) % (width * height);
  return order === "rows"
    ? { row: range.top + Math.floor(next / width), column: range.left + (next % width) }
    : { row: range.top + (next % height), column: range.left + Math.floor(next / height) };
}
