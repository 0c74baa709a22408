import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import { classNames } from "~/ui/class-names";
import { type Column, columnTitle } from "./column";
import { frozenBox, frozenCell } from "./frozen-cells";
import type { Sort } from "./sort-rows";
import { columnWidths } from "./table-view";

interface TableHeadProps<Row> {
  columns: readonly Column<Row>[];
  widths: readonly number[];
  sort: Sort | null;
  /** Whether the first column stays where others scroll. */
  isFrozen: boolean;
  onSort: ((columnId: string) => void) | null;
  onResize: (columnId: string, width: number) => void;
  /** Null where rows are not selected. */
  selection: { isAll: boolean; isSome: boolean; toggle: () => void } | null;
}

/** The heads of the columns, which stay while rows scroll below them. A press sorts, the edge resizes. */
export function TableHead<Row>({
  columns,
  widths,
  sort,
  isFrozen,
  onSort,
  onResize,
  selection,
}: TableHeadProps<Row>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: as its rows
    <div
      role="row"
      tabIndex={-1}
      aria-rowindex={1}
      className="sticky top-0 z-10 grid h-9 w-fit min-w-full grid-cols-(--columns) border-line border-b bg-sunken text-muted text-sm"
    >
      {selection && (
        // biome-ignore lint/a11y/useSemanticElements: as above
        <div
          role="columnheader"
          tabIndex={-1}
          className={classNames("flex items-center ps-3", frozenBox(isFrozen))}
        >
          <input
            type="checkbox"
            aria-label="Select all rows"
            checked={selection.isAll}
            ref={(box) => {
              if (box) box.indeterminate = selection.isSome && !selection.isAll;
            }}
            onChange={selection.toggle}
            className="block size-4 accent-accent"
          />
        </div>
      )}
      {columns.map((column, index) => {
        const direction = sort?.columnId === column.id ? sort.direction : undefined;
        const isNumber = column.kind === "number";
        const sortBy = column.isUnsorted ? null : onSort;
        const title = (
          <span className="min-w-0 truncate">
            {column.title}
            {column.unit && <span className="font-normal text-faint"> {column.unit}</span>}
          </span>
        );
        return (
          // biome-ignore lint/a11y/useSemanticElements: as above
          <div
            key={column.id}
            role="columnheader"
            tabIndex={-1}
            aria-sort={direction ?? (sortBy ? "none" : undefined)}
            className={classNames(
              "relative flex min-w-0 items-center px-3 font-[550]",
              isNumber && "justify-end",
              frozenCell(isFrozen && index === 0),
            )}
          >
            {sortBy ? (
              <button
                type="button"
                onClick={() => sortBy(column.id)}
                className="flex min-w-0 items-center gap-1 rounded-sm hover:text-text"
              >
                {title}
                {direction === "ascending" && <ArrowUp className="size-3.5 shrink-0" aria-hidden="true" />}
                {direction === "descending" && <ArrowDown className="size-3.5 shrink-0" aria-hidden="true" />}
              </button>
            ) : (
              title
            )}
            <ResizeEdge
              label={`Width of ${columnTitle(column)}`}
              width={widths[index] ?? column.width}
              usual={column.width}
              onResize={(width) => onResize(column.id, width)}
            />
          </div>
        );
      })}
    </div>
  );
}

const stepPixels = 16;

interface ResizeEdgeProps {
  label: string;
  width: number;
  usual: number;
  onResize: (width: number) => void;
}

/** Dragged, moved by arrows, and by a double press as wide as it usually is. */
function ResizeEdge({ label, width, usual, onResize }: ResizeEdgeProps) {
  const begun = useRef<{ at: number; width: number } | null>(null);
  const isReversed = (element: Element) => getComputedStyle(element).direction === "rtl";
  const end = () => {
    begun.current = null;
  };

  function follow(event: PointerEvent<HTMLElement>) {
    if (!begun.current) return;
    const way = event.clientX - begun.current.at;
    onResize(begun.current.width + (isReversed(event.currentTarget) ? -way : way));
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    event.preventDefault();
    event.stopPropagation();
    const grows = (event.key === "ArrowRight") !== isReversed(event.currentTarget);
    onResize(width + (grows ? stepPixels : -stepPixels));
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule between paragraphs is not moved
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={width}
      aria-valuemin={columnWidths.least}
      aria-valuemax={columnWidths.most}
      tabIndex={0}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        begun.current = { at: event.clientX, width };
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={follow}
      onPointerUp={end}
      onPointerCancel={end}
      onDoubleClick={() => onResize(usual)}
      onKeyDown={onKeyDown}
      className="absolute inset-y-0 end-0 w-2.5 cursor-col-resize touch-none outline-none after:absolute after:inset-y-0.5 after:end-0 after:w-px after:bg-line hover:after:bg-accent focus-visible:after:w-0.5 focus-visible:after:bg-accent"
    />
  );
}
