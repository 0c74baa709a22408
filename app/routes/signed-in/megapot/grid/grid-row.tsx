import type { VirtualItem } from "@tanstack/react-virtual";
import { memo, type ReactNode } from "react";
import type { Row } from "~/domain/rows/table";
import { classNames } from "~/ui/class-names";
import { CellContent } from "./cell-content";
import { CellEditor, type CellEditorProps } from "./cell-editor";
import type { CellOf, GridColumn } from "./grid-types";

interface GridRowProps {
  row: Row;
  index: number;
  rowNumber: number;
  top: number;
  height: number;
  /** Of row number and picture. */
  leadPixels: number;
  frozen: readonly GridColumn[];
  /** All columns that are not frozen, of which `shown` are in sight. */
  others: readonly GridColumn[];
  shown: readonly VirtualItem[];
  cellOf: CellOf;
  /** First and last selected column of this row, or nothing. */
  selectedFrom: number;
  selectedTo: number;
  isLastSelected: boolean;
  /** Place of the active cell in this row, or -1. */
  activeColumn: number;
  editor: Omit<CellEditorProps, "cell" | "column" | "rowNumber"> | null;
  lead: (row: Row, index: number) => ReactNode;
  isMarked: boolean;
}

/** One row: what stands at its head, the frozen columns, and of the others those in sight. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { row, index, top, height, leadPixels, frozen, others, shown, selectedFrom, selectedTo } = props;
  const frozenPixels = frozen.reduce((sum, { widthPixels }) => sum + widthPixels, leadPixels);
  const cell = (column: GridColumn, place: number, style: React.CSSProperties) => (
    <Cell
      key={column.column.id}
      {...props}
      column={column}
      place={place}
      style={style}
      isSelected={place >= selectedFrom && place <= selectedTo}
      isCorner={props.isLastSelected && place === selectedTo}
    />
  );
  let start = leadPixels;
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows of a table cannot be placed
    <div
      role="row"
      tabIndex={-1}
      aria-rowindex={index + 2}
      data-skipped={row.skipped ? "" : undefined}
      className="absolute start-0 top-0 w-full data-skipped:[&_[data-cell]]:text-faint"
      style={{ height, transform: `translateY(${top}px)` }}
    >
      <div
        className="sticky start-0 z-10 h-full bg-surface"
        style={{ width: frozenPixels, boxShadow: "inset -1px 0 0 var(--color-line-strong)" }}
      >
        {/* biome-ignore lint/a11y/useSemanticElements: as above */}
        <div
          role="rowheader"
          tabIndex={-1}
          aria-colindex={1}
          data-row={index}
          data-lead=""
          className={classNames(
            "absolute inset-y-0 start-0 flex items-center border-line border-e border-b",
            props.isMarked ? "bg-accent-soft" : "bg-surface",
          )}
          style={{ width: leadPixels }}
        >
          {props.lead(row, index)}
        </div>
        {frozen.map((column, place) => {
          const style = { insetInlineStart: start, width: column.widthPixels };
          start += column.widthPixels;
          return cell(column, place, style);
        })}
      </div>
      {shown.map((item) => {
        const column = others[item.index];
        return (
          column &&
          cell(column, frozen.length + item.index, { insetInlineStart: item.start, width: item.size })
        );
      })}
    </div>
  );
});

interface CellProps extends GridRowProps {
  column: GridColumn;
  place: number;
  style: React.CSSProperties;
  isSelected: boolean;
  isCorner: boolean;
}

function Cell({ row, index, column, place, style, cellOf, isSelected, isCorner, ...props }: CellProps) {
  const cell = cellOf(row, column);
  const isActive = props.activeColumn === place;
  const { problem } = cell;
  return (
    // biome-ignore lint/a11y/useSemanticElements: as above
    <div
      role="gridcell"
      tabIndex={-1}
      aria-colindex={place + 2}
      aria-selected={isSelected}
      aria-invalid={problem?.weight === "error" || undefined}
      data-cell=""
      data-row={index}
      data-column={place}
      title={problem?.message}
      className={classNames(
        "absolute inset-y-0 flex items-center border-line border-e border-b px-2 text-sm leading-[1.15rem]",
        isSelected && !isActive
          ? "bg-accent-soft"
          : problem?.weight === "error"
            ? "bg-danger-soft"
            : "bg-raised",
        isActive && "z-10 shadow-[inset_0_0_0_2px_var(--color-accent)]",
      )}
      style={style}
    >
      <CellContent cell={cell} column={column} />
      {problem && (
        <span
          aria-hidden="true"
          className={classNames(
            "absolute end-0 top-0 size-2 [clip-path:polygon(0_0,100%_0,100%_100%)] rtl:-scale-x-100",
            problem.weight === "error" ? "bg-danger" : "bg-warning",
          )}
        />
      )}
      {isActive && props.editor && (
        <CellEditor
          key={`${row.id} ${column.column.id}`}
          {...props.editor}
          cell={cell}
          column={column}
          rowNumber={props.rowNumber}
        />
      )}
      {isCorner && !props.editor?.draft && <CornerHandle />}
    </div>
  );
}

/** A mouse drags it to fill the cells it passes; a finger, to select them. */
function CornerHandle() {
  return (
    <span
      data-corner=""
      aria-hidden="true"
      className="absolute end-0 bottom-0 z-30 size-2 cursor-crosshair touch-none rounded-ss-[3px] bg-accent pointer-coarse:size-5 pointer-coarse:rounded-ss-md"
    />
  );
}
