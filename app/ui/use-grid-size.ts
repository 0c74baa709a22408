import { type RefObject, useLayoutEffect, useState } from "react";

interface GridSizes {
  gapPixels: number;
  /** The least width of a tile in a frame this wide, in pixels. Always the same function. */
  leastPixels: (frameWidth: number) => number;
}

/** How many tiles fit beside one another, how wide they are, and where the grid begins on the page, in pixels. */
export function useGridSize(frame: RefObject<HTMLElement | null>, { gapPixels, leastPixels }: GridSizes) {
  const [size, setSize] = useState({ columns: 4, cell: 200, top: 0 });
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => {
      const { width, top: fromWindow } = element.getBoundingClientRect();
      const least = leastPixels(width);
      const columns = Math.max(2, Math.floor((width + gapPixels) / (least + gapPixels)));
      const cell = Math.floor((width - gapPixels * (columns - 1)) / columns);
      const top = Math.round(fromWindow + window.scrollY);
      setSize((old) =>
        old.columns === columns && old.cell === cell && old.top === top ? old : { columns, cell, top },
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [frame, gapPixels, leastPixels]);
  return size;
}
