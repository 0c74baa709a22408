import type { ReactNode } from "react";
import type { Format } from "~/domain/video/format";
import { type Size, sizeOfFormat } from "~/scene/format-size";

interface GridItem {
  id: string;
  format: Format;
}

interface VideoGridProps<Item extends GridItem> {
  label: string;
  items: readonly Item[];
  children: (item: Item) => ReactNode;
}

/**
 * A justified grid without measuring: every tile grows in proportion to its picture's width at a common height, so
 * all tiles of a row end up equally tall and the row is full. The last row is held to the common height by a
 * filler that takes whatever is left.
 */
export function VideoGrid<Item extends GridItem>({ label, items, children }: VideoGridProps<Item>) {
  return (
    <ul
      aria-label={label}
      className={`flex flex-wrap gap-x-4 gap-y-8 after:grow-[1000000] after:content-[''] ${rowHeights}`}
    >
      {items.map((item) => (
        <li key={item.id} style={tileWidth(sizeOfFormat(item.format))}>
          {children(item)}
        </li>
      ))}
    </ul>
  );
}

/** The common height, and on phones the least width of a tile: three beside one another would not show their titles. */
export const rowHeights = "[--row:212px] max-[30rem]:[--least:34%] sm:[--row:280px] xl:[--row:310px]";

/** How far a row may grow beyond the common height to be full. */
const mostGrowth = 1.6;

/** Place of a tile in its row; also for the placeholders while the grid loads. */
export function tileWidth({ width, height }: Size) {
  const ratio = width / height;
  const atCommonHeight = `calc(var(--row) * ${ratio})`;
  // A row of one on a phone would otherwise grow taller than the screen.
  return {
    flexGrow: ratio,
    flexBasis: atCommonHeight,
    minWidth: "var(--least, 0px)",
    maxWidth: `min(100%, ${atCommonHeight} * ${mostGrowth})`,
  };
}
