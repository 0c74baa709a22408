import Check from "lucide-react/icons/check";
import { memo } from "react";
import { Link } from "react-router";
import { mediaAddress } from "~/client/media-address";
import { dragImage } from "~/images/drag-image";
import { StarButton } from "~/images/star-button";
import type { Image } from "~/stores/images/image-document";
import { classNames } from "~/ui/class-names";
import type { GridView } from "./grid-view";

interface GalleryCellProps {
  image: Image;
  place: number;
  isSelected: boolean;
  /** A press selects rather than opens. */
  isSelecting: boolean;
  /** Where the Tab key enters the grid. */
  isEntry: boolean;
  gridView: GridView;
  /** Stands on the picture. */
  note: string | null;
  /** A press on it in order to choose it. */
  onPress: (image: Image, toAnchor: boolean) => void;
  /** Opens it with what stands beside it here. */
  onOpen: (image: Image, place: number) => void;
  onStar: (image: Image, starred: boolean) => void;
}

/** One image of the grid, whole, on its own colour. */
export const GalleryCell = memo(function GalleryCell({
  image,
  place,
  isSelected,
  isSelecting,
  isEntry,
  gridView,
  note,
  onPress,
  onOpen,
  onStar,
}: GalleryCellProps) {
  return (
    <div
      className={classNames(
        "group/cell relative isolate size-full overflow-hidden rounded-md transition-shadow",
        isSelected && "shadow-[0_0_0_3px_var(--color-accent)]",
      )}
      style={{ backgroundColor: image.color }}
    >
      <Link
        to={`/image-gen/${image.id}`}
        tabIndex={isEntry ? 0 : -1}
        data-place={place}
        aria-label={image.title}
        onDragStart={(event) => dragImage(event, image.id)}
        onClick={(event) => {
          const { shiftKey: shift, metaKey, ctrlKey } = event;
          event.preventDefault();
          if (isSelecting || shift || metaKey || ctrlKey) onPress(image, shift);
          else onOpen(image, place);
        }}
        className="absolute inset-0 rounded-md -outline-offset-2 after:absolute after:inset-0 after:rounded-md after:picture-edge"
      >
        <img
          src={mediaAddress(image.id, gridView.size === "large" ? 640 : 320)}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
          className={classNames(
            "size-full transition-[scale]",
            gridView.isWhole ? "object-contain" : "object-cover",
            isSelected && "scale-95",
          )}
        />
      </Link>
      <button
        type="button"
        aria-pressed={isSelected}
        aria-label={`Select ${image.title}`}
        tabIndex={-1}
        onClick={(event) => onPress(image, event.shiftKey)}
        className={classNames(
          "absolute start-1.5 top-1.5 grid size-6 place-items-center rounded-full border transition-opacity",
          isSelected
            ? "border-accent bg-accent text-on-accent"
            : "border-line-strong bg-raised/92 text-transparent hover:text-faint",
          isSelected || isSelecting ? "" : shownOnHover,
        )}
      >
        <Check className="size-3.5" strokeWidth={3} />
      </button>
      {note && (
        <span className="pointer-events-none absolute start-1.5 bottom-1.5 rounded-sm bg-black/70 px-1.5 py-0.5 font-medium text-2xs text-white">
          {note}
        </span>
      )}
      {!isSelecting && !image.trashedAt && (
        <div className={classNames("absolute end-1.5 top-1.5", image.starred ? "" : shownOnHover)}>
          <StarButton starred={image.starred} onImage onChange={(starred) => onStar(image, starred)} />
        </div>
      )}
    </div>
  );
});

const shownOnHover =
  "opacity-0 group-hover/cell:opacity-100 group-focus-within/cell:opacity-100 [@media(hover:none)]:hidden";
