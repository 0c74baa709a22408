import type { ReadCell } from "./read-row";
import type { Column, Mapping, SlotAddress } from "./table";

/** A cell at one of the places that its column goes to. */
export interface PlacedCell {
  column: Column;
  address: SlotAddress;
  cell: ReadCell;
}

/** The cells of a row at all places that they go to, in the order of the columns. */
export function placedCells(
  columns: readonly Column[],
  mapping: Mapping,
  cells: ReadonlyMap<string, ReadCell>,
): PlacedCell[] {
  return columns.flatMap((column) =>
    (Object.hasOwn(mapping, column.id) ? mapping[column.id]! : []).map((address) => ({
      column,
      address,
      cell: cells.get(column.id)!,
    })),
  );
}
