import { useVirtualizer } from "@tanstack/react-virtual";
import {
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import type { RunSummary } from "~/domain/prompt-tests/desk";
import { columnFigures, type Matrix } from "~/staff/prompt-tests/matrix";
import { useIsPhone } from "~/ui/use-is-phone";
import { ColumnHead } from "./column-head";
import { MatrixRow } from "./matrix-row";
import { useTexts } from "./use-texts";

interface MatrixGridProps {
  run: RunSummary;
  matrix: Matrix;
  titles: readonly string[];
  /** Places of the cases in sight of the filters, in order. */
  chosen: readonly number[];
  isFiltered: boolean;
  onOpen: (place: number) => void;
}

const rowPixels = 104;
const headPixels = 76;

/** Cases by columns, of any number those in sight. The grid takes the keys: arrows, Page, Home and End move, Enter opens. */
export function MatrixGrid({ run, matrix, titles, chosen, isFiltered, onOpen }: MatrixGridProps) {
  const gridId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const isPhone = useIsPhone();
  const [active, setActive] = useState<{ row: number; column: number } | null>(null);
  const caseWidth = isPhone ? 120 : 240;
  const frameWidth = useWidth(frame);
  // Columns share what is there, and keep a width at which an answer can be read.
  const cellWidth = Math.max(isPhone ? 220 : 260, Math.floor((frameWidth - caseWidth) / run.columns.length));
  const rows = useVirtualizer({
    count: chosen.length,
    getScrollElement: () => frame.current,
    estimateSize: () => rowPixels,
    overscan: 4,
    scrollPaddingStart: headPixels,
  });
  const columns = useVirtualizer({
    count: run.columns.length,
    horizontal: true,
    getScrollElement: () => frame.current,
    estimateSize: () => cellWidth,
    overscan: 1,
    scrollPaddingStart: caseWidth,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: columns are measured anew when their width changes
  useEffect(() => columns.measure(), [cellWidth]);
  const items = rows.getVirtualItems();
  const virtualColumns = columns.getVirtualItems();
  const columnKey = virtualColumns.map(({ index, start }) => `${index}:${start}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key names them
  const shownColumns = useMemo(
    () => virtualColumns.map(({ index, start, size }) => ({ index, start, size })),
    [columnKey],
  );
  const inSight = items.flatMap(({ index }) => chosen[index] ?? []);
  const texts = useTexts(run.id, matrix, inSight);
  const everyCase = useMemo(() => Array.from({ length: matrix.cases }, (_, at) => at), [matrix.cases]);
  const figures = useMemo(
    () =>
      run.columns.map((_, column) => ({
        all: columnFigures(matrix, column, everyCase),
        some: isFiltered ? columnFigures(matrix, column, chosen) : null,
      })),
    [matrix, run.columns, chosen, everyCase, isFiltered],
  );
  const width = caseWidth + columns.getTotalSize();
  const opened = useRef(onOpen);
  opened.current = onOpen;
  const open = useCallback((place: number) => opened.current(place), []);

  function goTo(row: number, column: number) {
    const next = {
      row: Math.max(0, Math.min(chosen.length - 1, row)),
      column: Math.max(0, Math.min(run.columns.length - 1, column)),
    };
    setActive(next);
    rows.scrollToIndex(next.row);
    columns.scrollToIndex(next.column);
  }

  function onKeyDown(event: KeyboardEvent) {
    const at = active ?? { row: 0, column: 0 };
    const page = Math.max(1, Math.floor((frame.current?.clientHeight ?? 400) / rowPixels) - 1);
    const isWhole = event.ctrlKey || event.metaKey;
    const moves: Record<string, [number, number]> = {
      ArrowDown: [active ? at.row + 1 : 0, at.column],
      ArrowUp: [at.row - 1, at.column],
      ArrowRight: [at.row, at.column + 1],
      ArrowLeft: [at.row, at.column - 1],
      PageDown: [at.row + page, at.column],
      PageUp: [at.row - page, at.column],
      Home: isWhole ? [0, 0] : [at.row, 0],
      End: isWhole ? [chosen.length - 1, run.columns.length - 1] : [at.row, run.columns.length - 1],
    };
    const move = moves[event.key];
    const openedCase = chosen[at.row];
    if (move) goTo(...move);
    else if (event.key === "Enter" && active && openedCase !== undefined) {
      onOpen(openedCase * run.columns.length + active.column);
    } else return;
    event.preventDefault();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: as its rows
    <div
      ref={frame}
      role="grid"
      aria-label="Matrix"
      aria-rowcount={chosen.length + 1}
      aria-colcount={run.columns.length + 1}
      aria-activedescendant={active ? `${gridId}-${chosen[active.row]}-${active.column}` : undefined}
      tabIndex={0}
      onKeyDown={onKeyDown}
      className="relative h-[max(22rem,calc(100dvh-20rem))] overflow-auto rounded-md border border-line bg-surface outline-none focus-visible:border-accent"
    >
      {/* biome-ignore lint/a11y/useSemanticElements: as its rows */}
      <div
        role="row"
        tabIndex={-1}
        aria-rowindex={1}
        style={{ width, height: headPixels }}
        className="sticky top-0 z-[2] border-line border-b bg-sunken"
      >
        {/* biome-ignore lint/a11y/useSemanticElements: as its rows */}
        <div
          role="columnheader"
          tabIndex={-1}
          style={{ width: caseWidth }}
          className="sticky start-0 z-[1] h-full border-line border-e bg-sunken px-3 py-2 text-muted text-sm"
        >
          Case
        </div>
        {shownColumns.map(({ index, start, size }) => {
          const column = run.columns[index];
          const figure = figures[index];
          return (
            column &&
            figure && (
              <ColumnHead
                key={index}
                column={column}
                index={index}
                {...figure}
                start={caseWidth + start}
                width={size}
              />
            )
          );
        })}
      </div>
      <div role="presentation" style={{ height: rows.getTotalSize(), width }} className="relative">
        {items.map(({ index, start }) => {
          const at = chosen[index];
          if (at === undefined) return null;
          return (
            <MatrixRow
              key={at}
              id={`${gridId}-${at}`}
              at={at}
              index={index}
              top={start}
              height={rowPixels}
              title={titles[at] ?? ""}
              matrix={matrix}
              stand={standOf(matrix, at)}
              texts={texts.get(at)?.texts ?? null}
              columns={shownColumns}
              caseWidth={caseWidth}
              width={width}
              activeColumn={active?.row === index ? active.column : null}
              onOpen={open}
            />
          );
        })}
      </div>
    </div>
  );
}

/** The width of what scrolls without its bar, in pixels; 0 before it is there. */
function useWidth(frame: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    setWidth(element.clientWidth);
    return () => observer.disconnect();
  }, [frame]);
  return width;
}

/** How the cells of a case stand, as one text. */
function standOf({ states, scores, flags, columns }: Matrix, at: number): string {
  const [first, end] = [at * columns, (at + 1) * columns];
  return [states, scores, flags].map((field) => field.subarray(first, end).join()).join(" ");
}
