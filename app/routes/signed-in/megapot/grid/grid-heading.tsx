import { type PointerEvent, type ReactNode, useRef } from "react";
import { classNames } from "~/ui/class-names";
import type { GridColumn } from "./grid-types";

export const leastColumnPixels = 72;
export const mostColumnPixels = 560;

interface GridHeadingProps {
  column: GridColumn;
  place: number;
  isSelected: boolean;
  style: React.CSSProperties;
  /** Icon of its type. */
  icon: ReactNode;
  /** The button that opens what can be done with the column. */
  menu: ReactNode;
  onSelect: (extends_: boolean) => void;
  onResize: (widthPixels: number, isDone: boolean) => void;
  /** The column that is dragged here takes this one's place. */
  onDrop: (columnId: string) => void;
}

const dragType = "application/x-vitrine-column";

/** A column's name, type and where it goes. Its edge is dragged to resize it, the heading itself to move it. */
export function GridHeading({ column, place, isSelected, style, icon, menu, ...on }: GridHeadingProps) {
  const { id, name, type } = column.column;
  return (
    // biome-ignore lint/a11y/useSemanticElements: columns of a table cannot be placed
    <div
      role="columnheader"
      tabIndex={-1}
      aria-colindex={place + 2}
      draggable
      onDragStart={({ dataTransfer }) => {
        dataTransfer.setData(dragType, id);
        dataTransfer.effectAllowed = "move";
      }}
      onDragOver={(event) => event.dataTransfer.types.includes(dragType) && event.preventDefault()}
      onDrop={({ dataTransfer }) => on.onDrop(dataTransfer.getData(dragType))}
      className={classNames(
        "absolute inset-y-0 flex items-center gap-1.5 border-line border-e border-b ps-2 pe-1 text-sm",
        isSelected ? "bg-neutral-4" : "bg-sunken",
      )}
      style={style}
    >
      <button
        type="button"
        tabIndex={-1}
        aria-label={`Select column ${name}`}
        onClick={({ shiftKey }) => on.onSelect(shiftKey)}
        className="absolute inset-0 cursor-default"
      />
      <span className="pointer-events-none grid min-w-0 grow">
        <span className="flex min-w-0 items-center gap-1.5">
          <span className="shrink-0 text-faint [&>svg]:size-3.5" aria-hidden="true">
            {icon}
          </span>
          <span dir="auto" className="truncate font-[600]" title={name}>
            {name}
          </span>
          <span className="sr-only">, {type.replace("-", " ")}</span>
        </span>
        <span className={classNames("truncate text-xs", column.destination ? "text-muted" : "text-faint")}>
          {column.destination ? `→ ${column.destination}` : "Not used"}
        </span>
      </span>
      <span className="relative">{menu}</span>
      <ResizeEdge widthPixels={column.widthPixels} onResize={on.onResize} />
    </div>
  );
}

function ResizeEdge({
  widthPixels,
  onResize,
}: Pick<GridColumn, "widthPixels"> & Pick<GridHeadingProps, "onResize">) {
  const began = useRef<{ x: number; width: number } | null>(null);
  const widthAt = ({ clientX, currentTarget }: PointerEvent) => {
    const { x, width } = began.current ?? { x: clientX, width: widthPixels };
    const sign = getComputedStyle(currentTarget).direction === "rtl" ? -1 : 1;
    return Math.round(Math.min(mostColumnPixels, Math.max(leastColumnPixels, width + sign * (clientX - x))));
  };
  return (
    <span
      aria-hidden="true"
      data-resize=""
      // A drag of the edge is no drag of the heading.
      draggable
      onDragStart={(event) => {
        event.preventDefault();
        event.stopPropagation();
      }}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        began.current = { x: event.clientX, width: widthPixels };
      }}
      onPointerMove={(event) => began.current && onResize(widthAt(event), false)}
      onPointerUp={(event) => {
        if (began.current) onResize(widthAt(event), true);
        began.current = null;
      }}
      onPointerCancel={() => {
        began.current = null;
      }}
      className="absolute inset-y-0 -end-1 z-10 w-2 cursor-col-resize touch-none after:absolute after:inset-y-1 after:start-[3px] after:w-0.5 hover:after:bg-accent"
    />
  );
}
