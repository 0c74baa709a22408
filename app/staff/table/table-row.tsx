import { memo, type ReactNode } from "react";
import { classNames } from "~/ui/class-names";
import type { Column } from "./column";
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
        "absolute inset-x-0 grid cursor-default items-center border-line border-b text-sm contain-size contain-layout contain-style",
        card ? "grid-cols-[minmax(0,1fr)]" : "grid-cols-(--columns)",
        isSelected || isOpen ? "bg-accent-soft" : "hover:bg-hover",
        isActive && "in-focus-visible:shadow-[inset_2px_0_0_var(--color-accent)]",
      )}
    >
      {isSelected !== null && !card && (
        // biome-ignore lint/a11y/useSemanticElements: as above
        // biome-ignore lint/a11y/useKeyWithClickEvents: the table takes the keys
        <div role="gridcell" tabIndex={-1} className="ps-3" onClick={(event) => event.stopPropagation()}>
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
        <div role="gridcell" tabIndex={-1} className="min-w-0 px-3">
          {card(row)}
        </div>
      ) : (
        columns.map((column) => <Cell key={column.id} column={column} row={row} />)
      )}
    </div>
  );
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: as above
    <div
      role="gridcell"
      tabIndex={-1}
      className={classNames("min-w-0 truncate px-3", column.kind === "number" && "tabular text-end")}
    >
      {column.show ? column.show(row) : cellText(column.value(row))}
    </div>
  );
}

/** One row of a table. Drawn anew only when something of it changed. */
export const TableRow = memo(PlainTableRow) as typeof PlainTableRow;
