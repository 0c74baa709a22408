import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useLayoutEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { AssetThumbnail } from "~/assets/asset-thumbnail";
import { describeAsset } from "~/assets/describe-asset";
import { formatBytes } from "~/domain/text/format-bytes";
import type { Asset } from "~/stores/assets/asset-document";
import { classNames } from "~/ui/class-names";

interface AssetTableProps {
  label: string;
  assets: readonly Asset[];
  selected: ReadonlySet<string>;
  hrefOf: (asset: Asset) => string;
  onPress: (asset: Asset, toAnchor: boolean) => void;
  onSelectAll: (isSelected: boolean) => void;
  onDrag: (event: React.DragEvent, asset: Asset) => void;
}

const rowPixels = 52;
const date = new Intl.DateTimeFormat(undefined, { dateStyle: "medium" });

/** Files as rows, of thousands those in sight: name, what they are, tags, size and day. */
export function AssetTable(props: AssetTableProps) {
  const { label, assets, selected, hrefOf, onPress, onSelectAll, onDrag } = props;
  const frame = useRef<HTMLTableSectionElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    setTop(Math.round((frame.current?.getBoundingClientRect().top ?? 0) + window.scrollY));
  }, []);
  const virtual = useWindowVirtualizer({
    count: assets.length,
    estimateSize: () => rowPixels,
    overscan: 8,
    scrollMargin: top,
  });
  const rows = virtual.getVirtualItems();
  const before = (rows[0]?.start ?? top) - top;
  const after = virtual.getTotalSize() - ((rows.at(-1)?.end ?? top) - top);
  const isAll = assets.length > 0 && assets.every(({ id }) => selected.has(id));
  return (
    <table
      aria-label={label}
      aria-rowcount={assets.length + 1}
      className="w-full table-fixed text-start text-sm"
    >
      <thead className="sticky top-14 z-10 bg-surface text-muted">
        <tr className="h-9 border-line border-b [&>th]:text-start [&>th]:font-[550]">
          <th scope="col" className="w-9">
            <input
              type="checkbox"
              aria-label="Select all"
              checked={isAll}
              onChange={({ currentTarget }) => onSelectAll(currentTarget.checked)}
              className="block size-4 accent-accent"
            />
          </th>
          <th scope="col">Name</th>
          <th scope="col" className="w-52 max-lg:hidden">
            Type
          </th>
          <th scope="col" className="w-44 max-xl:hidden">
            Tags
          </th>
          <th scope="col" className="w-24 !text-end">
            Size
          </th>
          <th scope="col" className="w-32 !text-end max-sm:hidden">
            Added
          </th>
        </tr>
      </thead>
      <tbody ref={frame}>
        {before > 0 && <Space height={before} />}
        {rows.map(({ index }) => {
          const asset = assets[index];
          if (!asset) return null;
          const isSelected = selected.has(asset.id);
          return (
            <tr
              key={asset.id}
              aria-rowindex={index + 2}
              aria-selected={isSelected}
              draggable
              onDragStart={(event) => onDrag(event, asset)}
              style={{ height: rowPixels }}
              className={classNames("border-line border-b", isSelected ? "bg-accent-soft" : "hover:bg-hover")}
            >
              <td>
                <input
                  type="checkbox"
                  aria-label={`Select ${asset.name}`}
                  checked={isSelected}
                  onClick={(event) => onPress(asset, event.shiftKey)}
                  onChange={() => {}}
                  className="block size-4 accent-accent"
                />
              </td>
              <td className="pe-3">
                <Link
                  to={hrefOf(asset)}
                  draggable={false}
                  className="flex min-w-0 items-center gap-3 hover:underline"
                >
                  <AssetThumbnail asset={asset} className="size-10 shrink-0 rounded-sm" />
                  <span className="truncate font-[550]">{asset.name}</span>
                </Link>
              </td>
              <td className="truncate pe-3 text-muted max-lg:hidden">
                {describeAsset(asset).split(" · ").slice(0, -1).join(" · ")}
              </td>
              <td className="truncate pe-3 text-muted max-xl:hidden">{asset.tags?.join(", ")}</td>
              <td className="tabular text-end">{formatBytes(asset.sizeBytes)}</td>
              <td className="tabular text-end text-muted max-sm:hidden">{date.format(asset.createdAt)}</td>
            </tr>
          );
        })}
        {after > 0 && <Space height={after} />}
      </tbody>
    </table>
  );
}

/** Stands for the rows out of sight. */
function Space({ height }: { height: number }) {
  return (
    <tr>
      <td colSpan={6} style={{ height }} />
    </tr>
  );
}
