import type { ReactNode } from "react";
import { classNames } from "~/ui/class-names";

interface GridItem {
  id: string;
  width: number;
  height: number;
}

interface ImageGridProps<Item extends GridItem> {
  label: string;
  items: readonly Item[];
  children: (item: Item) => ReactNode;
  className?: string;
}

/** How far a row may grow beyond the common height to be full. */
const mostGrowth = 1.7;

/**
 * A justified grid without measuring: each picture grows in proportion to its width at a common height (`--row`), so
 * all of a row end up equally tall. For up to a few hundred pictures; longer lists need a virtual grid.
 */
export function ImageGrid<Item extends GridItem>({
  label,
  items,
  children,
  className,
}: ImageGridProps<Item>) {
  return (
    <ul
      aria-label={label}
      className={classNames(
        "flex flex-wrap gap-2 [--row:132px] after:grow-[1000000] after:content-[''] sm:gap-3 sm:[--row:200px] xl:[--row:236px]",
        className,
      )}
    >
      {items.map((item) => (
        <li key={item.id} style={gridPlace(item)} className="min-w-0">
          {children(item)}
        </li>
      ))}
    </ul>
  );
}

/** Place of a picture in its row; also for what stands there while it loads. */
export function gridPlace({ width, height }: { width: number; height: number }) {
  const ratio = width / Math.max(1, height);
  const atCommonHeight = `calc(var(--row) * ${ratio})`;
  return {
    flexGrow: ratio,
    flexBasis: atCommonHeight,
    maxWidth: `min(100%, ${atCommonHeight} * ${mostGrowth})`,
  };
}
