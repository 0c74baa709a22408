import { memo, type ReactNode } from "react";
import { classNames } from "~/ui/class-names";
import type { Column } from "./column";
import { frozenBox, frozenCell } from "./frozen-cells";
import { cellText } from "./rows-text";

interface TableRowProps<Row> {
  id: string;
  rowId: string;
  row: Row;
  /** In the whole table, from 0. */
  index: number;
  top: number;
  height: number;
  columns: readonly Column<Row>[];
  /** Whether its first cell stays where others scroll. */
  isFrozen: boolean;
  /** Names the row for whoever hears its checkbox. */
  name: string;
  isActive: boolean;
  isOpen: boolean;
  /** Null where rows are not selected. */
  isSelected: boolean | null;
  /** What stands for the cells where there is no room for them beside one another. */
  card: ((row: Row) => ReactNode) | null;
  onPress: (rowId: string) => void;
  onToggle: (rowId: string, toAnchor: boolean) => void;
}

function PlainTableRow<Row>({
  id,
  rowId,
  row,
  index,
  top,
  height,
  columns,
  isFrozen,
  name,
  isActive,
  isOpen,
  isSelected,
  card,
  onPress,
  onToggle,
}: TableRowProps<Row>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows out of sight are not there, which a table's own layout does not allow
    <div
      role="row"
      id={id}
      tabIndex={-1}
      aria-rowindex={index + 2}
      aria-selected={isSelected ?? undefined}
      aria-current={isOpen || undefined}
      onClick={() => onPress(rowId)}
      onKeyDown={undefined}
      style={{ height, top }}
      className={classNames(
        "absolute inset-x-0 grid cursor-default border-line border-b text-sm contain-size contain-layout contain-style",
        card ? "grid-cols-[minmax(0,1fr)]" : "grid-cols-(--columns)",
        isSelected || isOpen
          ? "bg-accent-soft"
          : "bg-inherit hover:bg-[linear-gradient(var(--color-hover),var(--color-hover))]",
        isActive && "in-focus-visible:[&>:first-child]:shadow-[inset_2px_0_0_var(--color-accent)]",
      )}
    >
      {isSelected !== null && !card && (
        // biome-ignore lint/a11y/useSemanticElements: as above
        // biome-ignore lint/a11y/useKeyWithClickEvents: the table takes the keys
        <div
          role="gridcell"
          tabIndex={-1}
          className={classNames("flex items-center ps-3", frozenBox(isFrozen))}
          onClick={(event) => event.stopPropagation()}
        >
          <input
            type="checkbox"
            tabIndex={-1}
            aria-label={`Select ${name}`}
            checked={isSelected}
            onClick={({ shiftKey }) => onToggle(rowId, shiftKey)}
            onChange={() => {}}
            className="block size-4 accent-accent"
          />
        </div>
      )}
      {card ? (
        // biome-ignore lint/a11y/useSemanticElements: as above
        <div role="gridcell" tabIndex={-1} className="min-w-0 content-center px-3">
          {card(row)}
        </div>
      ) : (
        columns.map((column, place) => (
          <Cell key={column.id} column={column} row={row} isFrozen={isFrozen && place === 0} />
        ))
      )}
    </div>
  );
}

function Cell<Row>({ column, row, isFrozen }: { column: Column<Row>; row: Row; isFrozen: boolean }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: as above
    <div
      role="gridcell"
      tabIndex={-1}
      className={classNames(
        "min-w-0 content-center truncate px-3",
        column.kind === "number" && "tabular text-end",
        frozenCell(isFrozen),
      )}
    >
      {column.show ? column.show(row) : cellText(column.value(row))}
    </div>
  );
}

/** One row of a table. Drawn anew only when something of it changed. */
export const TableRow = memo(PlainTableRow) as typeof PlainTableRow;
