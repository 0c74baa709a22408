import Check from "lucide-react/icons/check";
import { memo } from "react";
import { Link } from "react-router";
import { mediaKindOf } from "~/domain/assets/media-type";
import { timecode } from "~/scene/timecode";
import type { Asset } from "~/stores/assets/asset-document";
import { classNames } from "~/ui/class-names";
import { AssetThumbnail } from "./asset-thumbnail";
import { describeAsset, spokenName } from "./describe-asset";

interface AssetCellProps {
  asset: Asset;
  to: string;
  isSelected: boolean;
  /** A press selects rather than opens. */
  isSelecting: boolean;
  isCurrent: boolean;
  onPress: (asset: Asset, toAnchor: boolean) => void;
  /** Begins to drag it, and what is selected with it; without, it cannot be dragged. */
  onDrag?: (event: React.DragEvent, asset: Asset) => void;
}

/** One file of the grid. */
export const AssetCell = memo(function AssetCell(props: AssetCellProps) {
  const { asset, to, isSelected, isSelecting, isCurrent, onPress, onDrag } = props;
  const isPicture = mediaKindOf(asset.mediaType) === "picture";
  return (
    <div className="group/cell relative grid h-full grid-rows-[minmax(0,1fr)_36px] gap-2">
      <Link
        to={to}
        tabIndex={isCurrent ? 0 : -1}
        data-asset={asset.id}
        aria-label={`${spokenName(asset)}${isSelected ? ", selected" : ""}`}
        draggable={onDrag !== undefined}
        onDragStart={(event) => onDrag?.(event, asset)}
        onClick={(event) => {
          const { shiftKey: shift, metaKey, ctrlKey } = event;
          if (!isSelecting && !shift && !metaKey && !ctrlKey) return;
          event.preventDefault();
          onPress(asset, shift);
        }}
        className={classNames(
          "relative block min-h-0 overflow-hidden rounded-md",
          isSelected && "shadow-[0_0_0_3px_var(--color-accent)]",
        )}
      >
        <AssetThumbnail asset={asset} fit="contain" className="size-full" />
        <span className="picture-edge absolute inset-0 rounded-[inherit]" />
        {asset.durationSeconds !== undefined && (
          <span className="tabular absolute end-1.5 bottom-1.5 rounded-[4px] bg-black/65 px-1 text-2xs text-white">
            {timecode(asset.durationSeconds)}
          </span>
        )}
      </Link>
      <div className="min-w-0 text-sm leading-[18px]">
        <p className="truncate font-[550]" title={asset.name}>
          {asset.name}
        </p>
        <p className="truncate text-muted text-xs">
          {isPicture
            ? describeAsset(asset).split(" · ").slice(0, 2).join(" · ")
            : describeAsset(asset).split(" · ").at(-1)}
        </p>
      </div>
      <button
        type="button"
        aria-pressed={isSelected}
        aria-label={`Select ${asset.name}`}
        tabIndex={-1}
        onClick={(event) => onPress(asset, event.shiftKey)}
        className={classNames(
          "absolute start-1.5 top-1.5 grid size-6 place-items-center rounded-full border transition-opacity",
          isSelected
            ? "border-accent bg-accent text-on-accent"
            : "border-line-strong bg-raised/92 text-transparent hover:text-faint",
          !isSelected &&
            !isSelecting &&
            "opacity-0 focus-visible:opacity-100 group-focus-within/cell:opacity-100 group-hover/cell:opacity-100 [@media(hover:none)]:opacity-100",
        )}
      >
        <Check className="size-3.5" strokeWidth={3} />
      </button>
    </div>
  );
});
