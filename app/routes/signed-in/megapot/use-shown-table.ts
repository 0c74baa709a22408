import { useCallback, useMemo, useRef, useState } from "react";
import type { Row } from "~/domain/rows/table";
import { shownColumns } from "~/domain/rows/table-view";
import { describeDestinations, destinationsOf } from "~/rows/destinations";
import type { TableState } from "~/rows/table-state";
import type { Library } from "~/scene/library";
import type { CellPictures } from "~/scene/rows/cell-content";
import type { Storyboard } from "~/scene/storyboard";
import { choicesOf } from "./cell-choices";
import { editedText, isComputed } from "./cell-texts";
import { widthIn } from "./column-width";
import { filterRows, isFiltered, noFilter, type RowFilter, rowNumbers } from "./filter-rows";
import type { CellOf, GridColumn } from "./grid/grid-types";
import { RowReader } from "./row-reader";

interface Options {
  state: TableState;
  base: Storyboard;
  library: Library;
  pictures: CellPictures;
  /** Of the column whose edge is being dragged. */
  draggedWidth: { id: string; widthPixels: number } | null;
}

/** A table as it is shown: which rows and columns, what stands in their cells, and what is wrong there. */
export function useShownTable({ state, base, library, pictures, draggedWidth }: Options) {
  const { table, mapping, view } = state;
  const earlier = useRef<RowReader | null>(null);
  const reader = useMemo(() => {
    earlier.current = new RowReader(
      { base, columns: table.columns, mapping, pictures, library },
      earlier.current,
    );
    return earlier.current;
  }, [base, table.columns, mapping, pictures, library]);
  const groups = useMemo(() => destinationsOf(base, library), [base, library]);

  // Rows are chosen when the filter is: one that is put right or changed stays where it is, under the hands.
  const [chosen, setChosen] = useState<{ filter: RowFilter; rowIds: readonly string[] | null }>({
    filter: noFilter,
    rowIds: null,
  });
  const { filter } = chosen;
  function chooseFilter(next: RowFilter) {
    const filtered = filterRows(table.rows, next, {
      cell: (row, columnId) => reader.cell(row, columnId),
      hasProblem: (row) => reader.read(row).problems.length > 0,
    });
    setChosen({ filter: next, rowIds: filtered === table.rows ? null : filtered.map(({ id }) => id) });
  }
  const rows = useMemo(() => arranged(table.rows, chosen), [table.rows, chosen]);
  const numberOf = useMemo(() => rowNumbers(table.rows), [table.rows]);

  const columns = useMemo(
    () =>
      shownColumns(view, table.columns).map(
        (column): GridColumn => ({
          column,
          widthPixels: draggedWidth?.id === column.id ? draggedWidth.widthPixels : widthIn(view, column),
          destination: describeDestinations(mapping[column.id], groups),
          choices: choicesOf(column, mapping[column.id]),
        }),
      ),
    [view, table.columns, mapping, groups, draggedWidth],
  );
  const cellOf: CellOf = useCallback(
    (row, { column }) => ({
      text: editedText(row, column),
      shown: reader.shownText(row, column.id),
      isComputed: isComputed(row, column),
      pictureId: reader.pictureIdOf(row, column.id),
      problem: reader.problemOf(row, column.id),
    }),
    [reader],
  );
  const plainColumns = useMemo(() => columns.map(({ column }) => column), [columns]);
  return { table, rows, numberOf, columns, plainColumns, cellOf, reader, groups, filter, chooseFilter };
}

export type ShownTable = ReturnType<typeof useShownTable>;

/** The rows that were chosen, in their order; what was added since follows where none are left out. */
function arranged(
  rows: readonly Row[],
  { filter, rowIds }: { filter: RowFilter; rowIds: readonly string[] | null },
): readonly Row[] {
  if (!rowIds) return rows;
  const rest = new Map(rows.map((row) => [row.id, row]));
  const kept = rowIds.flatMap((id) => {
    const row = rest.get(id);
    rest.delete(id);
    return row ? [row] : [];
  });
  return isFiltered(filter) ? kept : [...kept, ...rest.values()];
}
