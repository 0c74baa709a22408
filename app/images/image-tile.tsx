import { type ReactNode, useState } from "react";
import { Link, useNavigate } from "react-router";
import { mediaAddress } from "~/client/media-address";
import type { RenditionWidth } from "~/domain/assets/rendition";
import { classNames } from "~/ui/class-names";
import { dragImage } from "./drag-image";
import type { ImageListState } from "./image-list-state";
import { StarButton } from "./star-button";

/** What a tile shows of an image: every `Image` of app/stores/images/image-document.ts is one. */
export interface TileImage {
  id: string;
  title: string;
  width: number;
  height: number;
  /** Shown until the picture is there. */
  color: string;
  starred: boolean;
}

interface ImageTileProps {
  image: TileImage;
  /** Where a press leads. */
  to: string;
  /** The list it stands in, asked for at the press: its page goes on in the same order. */
  listIds?: () => readonly string[];
  /** Rendition to load; the tile's place on the page decides. */
  rendition?: RenditionWidth;
  onStar?: (starred: boolean) => void;
  /** Controls at the upper end, such as a menu: seen on hover and on focus, always on touch screens. */
  actions?: ReactNode;
  /** A word on the picture, always seen. */
  badge?: ReactNode;
  className?: string;
}

/** A picture in a grid: keeps its ratio, and its own colour shimmers while it loads, so nothing moves when it comes. */
export function ImageTile({
  image,
  to,
  listIds,
  rendition = 640,
  onStar,
  actions,
  badge,
  className,
}: ImageTileProps) {
  const [isLoading, setLoading] = useState(true);
  const navigate = useNavigate();
  return (
    <article
      aria-label={image.title}
      style={{ aspectRatio: `${image.width} / ${image.height}` }}
      className={classNames("group/tile relative isolate overflow-hidden rounded-md bg-sunken", className)}
    >
      <span
        style={{ backgroundColor: image.color }}
        className={classNames("absolute inset-0", isLoading && "animate-shimmer")}
      />
      <Link
        to={to}
        prefetch="intent"
        viewTransition
        onDragStart={(event) => dragImage(event, image.id)}
        onClick={(event) => {
          if (
            !listIds ||
            event.button !== 0 ||
            event.metaKey ||
            event.ctrlKey ||
            event.shiftKey ||
            event.altKey
          )
            return;
          event.preventDefault();
          const state: ImageListState = { listedIds: listIds() };
          void navigate(to, { state, viewTransition: true });
        }}
        className="absolute inset-0 rounded-md -outline-offset-2 after:absolute after:inset-0 after:rounded-md after:picture-edge"
      >
        <img
          src={mediaAddress(image.id, rendition)}
          alt={image.title}
          loading="lazy"
          decoding="async"
          // The link is dragged, which names the image.
          draggable={false}
          ref={(picture) => {
            if (picture?.complete) setLoading(false);
          }}
          onLoad={() => setLoading(false)}
          onError={() => setLoading(false)}
          className="size-full object-cover"
        />
      </Link>
      {badge && <div className="pointer-events-none absolute start-2 bottom-2">{badge}</div>}
      {(onStar || actions) && (
        <div className="absolute end-1.5 top-1.5 flex gap-1">
          {actions && <div className={shownOnHover}>{actions}</div>}
          {onStar && (
            <StarButton
              starred={image.starred}
              onChange={onStar}
              onImage
              className={image.starred ? undefined : shownOnHover}
            />
          )}
        </div>
      )}
    </article>
  );
}

const shownOnHover =
  "opacity-0 transition-opacity group-hover/tile:opacity-100 group-focus-within/tile:opacity-100 has-data-popup-open:opacity-100 [@media(hover:none)]:opacity-100";
