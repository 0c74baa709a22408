import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from "react";
import type { Asset } from "~/stores/assets/asset-document";
import { useGridSize } from "~/ui/use-grid-size";

interface AssetGridProps {
  label: string;
  assets: readonly Asset[];
  /** The file the keyboard is at. */
  currentId: string | null;
  onCurrent: (id: string) => void;
  /** Keys the grid itself has no use for, with the file they are pressed on. */
  onKey: (event: KeyboardEvent, asset: Asset) => void;
  children: (asset: Asset, isCurrent: boolean) => ReactNode;
}

const gridGapPixels = 12;
const rowGapPixels = 20;
const captionPixels = 44;
const leastPixels = (width: number) => (width < 560 ? 140 : 180);

/** Tiles in as many columns as fit; of thousands only the rows in sight are in the page. Arrow keys go through them. */
export function AssetGrid({ label, assets, currentId, onCurrent, onKey, children }: AssetGridProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { columns, cell, top } = useGridSize(frame, { gapPixels: gridGapPixels, leastPixels });
  const rowPixels = Math.round(cell * 0.8) + captionPixels;
  const rows = Math.ceil(assets.length / columns);
  const virtual = useWindowVirtualizer({
    count: rows,
    estimateSize: () => rowPixels + rowGapPixels,
    overscan: 3,
    scrollMargin: top,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another width makes other rows
  useLayoutEffect(() => virtual.measure(), [rowPixels, columns]);
  const current = Math.max(
    0,
    assets.findIndex(({ id }) => id === currentId),
  );

  function press(event: KeyboardEvent) {
    const asset = assets[current];
    const step = steps(columns)[event.key];
    const isPlain = !event.metaKey && !event.ctrlKey && !event.altKey;
    if (step === undefined || !isPlain) return asset && onKey(event, asset);
    event.preventDefault();
    const place = Math.min(assets.length - 1, Math.max(0, current + step));
    const next = assets[place];
    if (!next) return;
    onCurrent(next.id);
    virtual.scrollToIndex(Math.floor(place / columns), { align: "auto" });
    focusWhenThere(frame.current, next.id);
    if (event.shiftKey) onKey(event, next);
  }

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
      onFocus={({ target }) => {
        const id = target.closest<HTMLElement>("[data-asset]")?.dataset.asset;
        if (id && id !== currentId) onCurrent(id);
      }}
      className="relative outline-none"
      style={{ height: virtual.getTotalSize() }}
    >
      {virtual.getVirtualItems().map((row) => (
        // biome-ignore lint/a11y/useSemanticElements: as above
        <div
          key={row.key}
          role="row"
          tabIndex={-1}
          aria-rowindex={row.index + 1}
          className="absolute inset-x-0 top-0 grid grid-rows-[minmax(0,1fr)]"
          style={{
            height: rowPixels,
            gap: gridGapPixels,
            gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
            transform: `translateY(${row.start - top}px)`,
          }}
        >
          {assets.slice(row.index * columns, (row.index + 1) * columns).map((asset, column) => (
            // biome-ignore lint/a11y/useSemanticElements: as above
            <div key={asset.id} role="gridcell" tabIndex={-1} aria-colindex={column + 1} className="min-w-0">
              {children(asset, asset === assets[current])}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

const steps = (columns: number): Record<string, number> => ({
  ArrowRight: 1,
  ArrowLeft: -1,
  ArrowDown: columns,
  ArrowUp: -columns,
  PageDown: columns * 4,
  PageUp: -columns * 4,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
});

/** A row may have to be drawn first; the focus goes to the file when it is. */
function focusWhenThere(frame: HTMLElement | null, id: string, tries = 30): void {
  const link = frame?.querySelector<HTMLElement>(`[data-asset="${id}"]`);
  if (link) link.focus({ preventScroll: true });
  else if (tries > 0 && frame) requestAnimationFrame(() => focusWhenThere(frame, id, tries - 1));
}
