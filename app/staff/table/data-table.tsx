import { useVirtualizer } from "@tanstack/react-virtual";
import {
  type CSSProperties,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from "react";
import { classNames } from "~/ui/class-names";
import { chooseRange, toggleOne } from "~/ui/range-selection";
import { showToast } from "~/ui/toast";
import { useIsPhone } from "~/ui/use-is-phone";
import type { Column } from "./column";
import { rowsInGroups } from "./rows-in-groups";
import { rowsAsTsv } from "./rows-text";
import { nextSort, type Sort, sortRows } from "./sort-rows";
import { TableHead } from "./table-head";
import { tableKeyHandler } from "./table-keys";
import { TableRow } from "./table-row";
import { columnWidths, frozenWidth, type KeptView, rowPixels, shownColumns, widthOf } from "./table-view";

interface DataTableProps<Row> {
  /** Names the table. */
  label: string;
  columns: readonly Column<Row>[];
  /** In the order they stand in where nobody sorts them. */
  rows: readonly Row[];
  /** The same function at each rendering. */
  idOf: (row: Row) => string;
  /** Names a row, as for its checkbox. The same function at each rendering. */
  nameOf: (row: Row) => string;
  kept: KeptView;
  sort?: Sort | null;
  /** The rows come in this order already. */
  isSorted?: boolean;
  /** Given where heads of columns sort. */
  onSort?: (sort: Sort | null) => void;
  selected?: ReadonlySet<string>;
  /** Given where rows can be selected. */
  onSelect?: (selected: ReadonlySet<string>) => void;
  /** The row whose details are open. */
  openId?: string | null;
  onOpen?: (row: Row) => void;
  /** Called when the last rows come into sight, for those that follow. */
  onEnd?: (() => void) | undefined;
  /** On phones stands for a row's cells: two or three short lines. The same function at each rendering. */
  card?: (row: Row) => ReactNode;
  /** In CSS pixels. */
  cardHeight?: number;
  /** The rows are of what was asked before: they stand back until those of this query are there. */
  isStale?: boolean;
}

const checkboxPixels = 40;
const nobody: ReadonlySet<string> = new Set();

/**
 * Rows under heads that stay in sight, of any number those in sight. Columns are made wider at their edge; `ColumnsMenu` hides
 * and orders them. The table itself takes the keys: see `table-keys.ts`.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    label,
    columns,
    rows,
    idOf,
    nameOf,
    kept,
    sort = null,
    isSorted = false,
    onSort,
    onOpen,
    onEnd,
  } = props;
  const { selected = nobody, onSelect, openId = null, card, cardHeight = 72, isStale = false } = props;
  const tableId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const anchor = useRef<string | null>(null);
  const [activeId, setActiveId] = useState<string | null>(null);
  const isPhone = useIsPhone();
  const asCards = isPhone && card !== undefined;
  const shown = useMemo(() => shownColumns(columns, kept.view), [columns, kept.view]);
  const sorted = useMemo(
    () => (isSorted ? rows : sortRows(rows, columns, sort)),
    [rows, columns, sort, isSorted],
  );
  const widths = shown.map((column) => widthOf(column, kept.view));
  const height = asCards ? cardHeight : rowPixels[kept.view.density];

  const virtual = useVirtualizer({
    count: sorted.length,
    getScrollElement: () => frame.current,
    estimateSize: () => height,
    getItemKey: (index) => {
      const row = sorted[index];
      return row === undefined ? index : idOf(row);
    },
    overscan: 6,
    rangeExtractor: rowsInGroups,
    scrollPaddingStart: asCards ? 0 : 36,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows are measured anew when their height changes
  useEffect(() => virtual.measure(), [height]);
  const items = virtual.getVirtualItems();
  const isAtEnd = sorted.length > 0 && (items.at(-1)?.index ?? 0) >= sorted.length - 5;
  const end = useRef(onEnd);
  end.current = onEnd;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when more rows have come and the end is still in sight
  useEffect(() => {
    if (isAtEnd) end.current?.();
  }, [isAtEnd, sorted.length]);

  // Callbacks stay the same while rows scroll, so that rows in sight are not drawn anew.
  const latest = useRef({ sorted, selected, onSelect, onOpen });
  latest.current = { sorted, selected, onSelect, onOpen };
  const toggle = useCallback(
    (id: string, toAnchor: boolean) => {
      const { selected: ids, onSelect: select, sorted: order } = latest.current;
      const selection = { ids, anchorId: anchor.current };
      const next = toAnchor ? chooseRange(selection, order.map(idOf), id) : toggleOne(selection, id);
      anchor.current = next.anchorId;
      select?.(next.ids);
    },
    [idOf],
  );
  const press = useCallback(
    (id: string) => {
      setActiveId(id);
      const row = latest.current.sorted.find((candidate) => idOf(candidate) === id);
      if (row !== undefined) latest.current.onOpen?.(row);
    },
    [idOf],
  );

  const active = activeId === null ? -1 : sorted.findIndex((row) => idOf(row) === activeId);
  const activeRow = sorted[active];
  const isAll = sorted.length > 0 && sorted.every((row) => selected.has(idOf(row)));

  function goTo(index: number) {
    const row = sorted[index];
    if (row === undefined) return;
    setActiveId(idOf(row));
    virtual.scrollToIndex(index);
  }

  function copy() {
    const chosen = sorted.filter((row) => selected.has(idOf(row)));
    const copied = chosen.length > 0 ? chosen : activeRow === undefined ? [] : [activeRow];
    if (copied.length === 0) return;
    navigator.clipboard.writeText(rowsAsTsv(copied, shown)).then(
      () => showToast(copied.length === 1 ? "Row copied" : `${copied.length} rows copied`),
      () => showToast("The browser does not allow copying here. Download the rows instead."),
    );
  }

  const onKeyDown = tableKeyHandler({
    count: sorted.length,
    active,
    page: Math.max(1, Math.floor((frame.current?.clientHeight ?? 400) / height) - 2),
    goTo,
    open: onOpen && activeRow !== undefined ? () => onOpen(activeRow) : null,
    select: onSelect && activeId !== null ? (toAnchor) => toggle(activeId, toAnchor) : null,
    selectAll: onSelect ? () => onSelect(new Set(sorted.map(idOf))) : null,
    selectNone: onSelect && selected.size > 0 ? () => onSelect(nobody) : null,
    copy,
  });
  const boxes = onSelect ? checkboxPixels : 0;
  const total = widths.reduce((sum, width) => sum + width, boxes);
  const frozen = asCards ? 0 : frozenWidth(boxes, widths);
  const template = [
    ...(onSelect ? [`${checkboxPixels}px`] : []),
    ...widths.map((width, index) => (index === widths.length - 1 ? `minmax(${width}px,1fr)` : `${width}px`)),
  ].join(" ");

  return (
    // biome-ignore lint/a11y/useSemanticElements: as its rows
    <div
      ref={frame}
      role="grid"
      aria-label={label}
      aria-rowcount={sorted.length + 1}
      aria-colcount={asCards ? 1 : shown.length + (onSelect ? 1 : 0)}
      aria-busy={isStale || undefined}
      aria-multiselectable={onSelect ? true : undefined}
      aria-activedescendant={active >= 0 ? `${tableId}-${activeId}` : undefined}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onScroll={({ currentTarget }) =>
        currentTarget.toggleAttribute("data-scrolled-across", currentTarget.scrollLeft !== 0)
      }
      style={{ "--columns": template, "--boxes": `${boxes}px`, "--frozen": `${frozen}px` } as CSSProperties}
      className={classNames(
        "relative scroll-ps-(--frozen) max-h-[max(20rem,calc(100dvh-15rem))] overflow-auto overscroll-contain rounded-md border border-line outline-none transition-colors focus-visible:border-accent",
        isStale ? "cursor-progress bg-sunken" : "bg-raised",
      )}
    >
      {!asCards && (
        <TableHead
          columns={shown}
          widths={widths}
          isFrozen={frozen > 0}
          sort={sort}
          onSort={onSort ? (columnId) => onSort(nextSort(sort, columnId)) : null}
          onResize={(columnId, width) => {
            const { least, most } = columnWidths;
            const within = Math.round(Math.min(most, Math.max(least, width)));
            kept.change({ widths: { ...kept.view.widths, [columnId]: within } });
          }}
          selection={
            onSelect
              ? {
                  isAll,
                  isSome: selected.size > 0,
                  toggle: () => onSelect(isAll ? nobody : new Set(sorted.map(idOf))),
                }
              : null
          }
        />
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: as its rows */}
      <div
        role="rowgroup"
        className="relative bg-inherit"
        style={{ height: virtual.getTotalSize(), minWidth: asCards ? undefined : total }}
      >
        {items.map(({ index, start }) => {
          const row = sorted[index];
          if (row === undefined) return null;
          const id = idOf(row);
          return (
            <TableRow
              key={id}
              id={`${tableId}-${id}`}
              rowId={id}
              row={row}
              index={index}
              top={start}
              height={height}
              columns={shown}
              isFrozen={frozen > 0}
              name={nameOf(row)}
              isActive={id === activeId}
              isOpen={id === openId}
              isSelected={onSelect ? selected.has(id) : null}
              card={asCards ? card : null}
              onPress={press}
              onToggle={toggle}
            />
          );
        })}
      </div>
    </div>
  );
}
