import X from "lucide-react/icons/x";
import { Link } from "react-router";
import { mediaAddress } from "~/client/media-address";
import type { ImageListState } from "~/images/image-list-state";
import { overPicture } from "~/images/star-button";
import type { Board } from "~/stores/boards/board-document";
import { classNames } from "~/ui/class-names";
import { IconButton } from "~/ui/icon-button";

interface BoardPicturesProps {
  board: Board;
  /** Absent where the board is somebody else's. */
  onRemove?: (assetId: string) => void;
}

/** What is on a board, the latest first. */
export function BoardPictures({ board, onRemove }: BoardPicturesProps) {
  const isOwn = onRemove !== undefined;
  return (
    <ul
      aria-label={`On ${board.name}`}
      className="grid grid-cols-[repeat(auto-fill,minmax(min(10.5rem,44%),1fr))] gap-2 sm:gap-3"
    >
      {board.assetIds.toReversed().map((assetId, index) => {
        const label = `Image ${index + 1} of ${board.assetIds.length}`;
        const picture = (
          <img
            src={isOwn ? mediaAddress(assetId, 640) : `${mediaAddress(assetId, 640)}&board=${board.id}`}
            alt={label}
            loading="lazy"
            decoding="async"
            className="size-full object-contain"
          />
        );
        return (
          <li
            key={assetId}
            className="group/tile relative aspect-square overflow-hidden rounded-md bg-sunken"
          >
            {isOwn ? (
              <Link
                to={`/image-gen/${assetId}`}
                state={{ listedIds: board.assetIds.toReversed() } satisfies ImageListState}
                className="block size-full rounded-md -outline-offset-2"
              >
                {picture}
              </Link>
            ) : (
              picture
            )}
            {onRemove && (
              <div className="absolute end-1.5 top-1.5 opacity-0 transition-opacity group-focus-within/tile:opacity-100 group-hover/tile:opacity-100 [@media(hover:none)]:opacity-100">
                <IconButton
                  label={`Take ${label.toLowerCase()} off the board`}
                  size="sm"
                  className={classNames(overPicture)}
                  icon={<X className="size-4" />}
                  onClick={() => onRemove(assetId)}
                />
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
