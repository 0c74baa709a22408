import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { itemAt, type Segment } from "~/images/gallery/time-segments";
import type { Image } from "~/stores/images/image-document";
import { useGridSize } from "~/ui/use-grid-size";
import type { GridSize } from "./grid-view";
import { placeOfKey } from "./place-of-key";

interface GalleryGridProps {
  label: string;
  size: GridSize;
  segments: readonly Segment<Image>[];
  total: number;
  selected: ReadonlySet<string>;
  /** The place the keyboard is at. */
  current: number;
  onCurrent: (place: number) => void;
  /** Which images are drawn, both included. */
  onWindow: (first: number, last: number) => void;
  /** The last image of the first row in sight; 0 as long as that is the first of all rows. */
  onTop: (place: number) => void;
  /** Keys the grid itself has no use for, with the image they are pressed on. */
  onKey: (event: KeyboardEvent, image: Image | null) => void;
  /** The keyboard goes from one image to another with Shift held. */
  onRange: (from: Image | null, to: Image | null) => void;
  /** Scrolls there when it changes. */
  jump: { place: number } | null;
  /** `isEntry`: where the Tab key enters the grid. */
  children: (image: Image, place: number, isEntry: boolean) => ReactNode;
}

const gapPixels = 8;
const leastPixelsOf: Record<GridSize, (width: number) => number> = {
  small: (width) => (width < 560 ? 64 : width < 1100 ? 96 : 108),
  medium: (width) => (width < 560 ? 104 : width < 1100 ? 148 : 172),
  large: (width) => (width < 560 ? 160 : width < 1100 ? 232 : 288),
};
/** Rows drawn beyond those in sight, on both sides. */
const overscan = 3;
/** What of the window's head lies over the page. */
const headPixels = 68;

/** Squares in as many columns as fit; of any number of images only the rows in sight are in the page. */
export function GalleryGrid(props: GalleryGridProps) {
  const { label, size, segments, total, selected, current, jump, children } = props;
  const frame = useRef<HTMLDivElement>(null);
  const hasKeyboard = useRef(false);
  const { columns, cell, top } = useGridSize(frame, { gapPixels, leastPixels: leastPixelsOf[size] });
  const rows = Math.ceil(total / columns);
  const virtual = useWindowVirtualizer({
    count: rows,
    estimateSize: () => cell + gapPixels,
    overscan,
    scrollMargin: top,
    scrollPaddingStart: headPixels,
    // Rows that come late are seen as empty background for a frame; drawn in the midst of a scroll event they hold it up.
    useFlushSync: false,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another width makes other rows
  useLayoutEffect(() => virtual.measure(), [cell, columns]);

  const shown = virtual.getVirtualItems();
  const first = (shown[0]?.index ?? 0) * columns;
  const last = Math.min(total, ((shown.at(-1)?.index ?? 0) + 1) * columns) - 1;
  const topRow = Math.floor(((virtual.scrollOffset ?? 0) - top + headPixels) / (cell + gapPixels));
  const topPlace = topRow > 0 ? Math.min(total, (topRow + 1) * columns) - 1 : 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when the window moves or the list changes
  useEffect(() => props.onWindow(first, last), [first, last, total]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when the window moves
  useEffect(() => props.onTop(topPlace), [topPlace]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each jump is made once
  useEffect(() => {
    if (jump) virtual.scrollToIndex(Math.floor(jump.place / columns), { align: "start" });
  }, [jump]);

  // What had the focus may be gone from the list: it goes to what stands in its place.
  useEffect(() => {
    const hasLost = hasKeyboard.current && document.activeElement === document.body;
    if (hasLost && segments.length > 0) focusWhenThere(frame.current, Math.min(current, total - 1));
  }, [segments, total, current]);

  function move(place: number): number {
    const next = Math.min(total - 1, Math.max(0, place));
    props.onCurrent(next);
    virtual.scrollToIndex(Math.floor(next / columns), { align: "auto" });
    focusWhenThere(frame.current, next);
    return next;
  }

  function press(event: KeyboardEvent) {
    hasKeyboard.current = true;
    const goal = placeOfKey(event.key, current, columns);
    const image = itemAt(segments, current);
    if (goal === null || event.metaKey || event.ctrlKey || event.altKey) return props.onKey(event, image);
    event.preventDefault();
    const next = move(goal === "first" ? 0 : goal === "last" ? total - 1 : goal);
    if (event.shiftKey) props.onRange(image, itemAt(segments, next));
  }

  const entry = Math.min(Math.max(current, first), Math.max(first, last));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table would not lay out as a grid
    <div
      ref={frame}
      role="grid"
      aria-label={label}
      aria-rowcount={rows}
      aria-colcount={columns}
      aria-multiselectable="true"
      tabIndex={-1}
      onKeyDown={press}
      onPointerDown={() => {
        hasKeyboard.current = false;
      }}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !frame.current?.contains(relatedTarget)) hasKeyboard.current = false;
      }}
      className="relative outline-none"
      style={{ height: virtual.getTotalSize() }}
    >
      {shown.map((row) => (
        // biome-ignore lint/a11y/useSemanticElements: as above
        <div
          key={row.key}
          role="row"
          tabIndex={-1}
          aria-rowindex={row.index + 1}
          className="absolute inset-x-0 top-0 grid contain-layout contain-size contain-style"
          style={{
            height: cell,
            gap: gapPixels,
            gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
            transform: `translateY(${row.start - top}px)`,
          }}
        >
          {Array.from({ length: Math.min(columns, total - row.index * columns) }, (_, column) => {
            const place = row.index * columns + column;
            const image = itemAt(segments, place);
            return (
              // biome-ignore lint/a11y/useSemanticElements: as above
              <div
                key={image?.id ?? place}
                role="gridcell"
                aria-selected={image !== null && selected.has(image.id)}
                tabIndex={-1}
                aria-colindex={column + 1}
                onFocus={() => props.onCurrent(place)}
                className="min-w-0"
              >
                {image ? (
                  children(image, place, place === entry)
                ) : (
                  <div className="size-full rounded-md bg-sunken" />
                )}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}

/** The image may have to be read first; the focus goes to it when it comes, unless it is wanted elsewhere by then. */
function focusWhenThere(frame: HTMLElement | null, place: number, tries = 60): void {
  const link = frame?.querySelector<HTMLElement>(`[data-place="${place}"]`);
  if (link) link.focus({ preventScroll: true });
  else if (tries > 0 && frame) requestAnimationFrame(() => focusWhenThere(frame, place, tries - 1));
}
