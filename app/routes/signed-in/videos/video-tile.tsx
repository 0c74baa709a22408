import Copy from "lucide-react/icons/copy";
import Ellipsis from "lucide-react/icons/ellipsis";
import Globe from "lucide-react/icons/globe";
import PencilLine from "lucide-react/icons/pencil-line";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import Share from "lucide-react/icons/share";
import Trash2 from "lucide-react/icons/trash-2";
import { useMemo, useState } from "react";
import { href, Link, useNavigate } from "react-router";
import { formatNames, spokenLength, timeAgo } from "~/domain/video/video-figures";
import { PreviewPlayer } from "~/player/preview-player";
import { sizeOfFormat } from "~/scene/format-size";
import { resolveComposition } from "~/scene/resolve-composition";
import { timecode } from "~/scene/timecode";
import { useLibrary } from "~/session/use-library";
import type { Content } from "~/stores/content/content-document";
import { IconButton } from "~/ui/icon-button";
import { Menu, MenuItem, MenuSeparator } from "~/ui/menu";
import { RenameForm } from "~/ui/rename-form";
import { duplicateVideo, renameVideo, restoreVideo, trashVideo } from "./video-actions";

/** About twice the pixels it is shown with. */
const previewScale = 0.5;

interface VideoTileProps {
  video: Content;
  now: Date;
  onDelete: (video: Content) => void;
}

/** A narrow tile says by a sign, or by its shape, what a wide one says in words. */
const onWideTiles = "@max-[15rem]/tile:sr-only";

/** One video of the library: it plays while it is pointed at or focused, and opens when pressed. */
export function VideoTile({ video, now, onDelete }: VideoTileProps) {
  const navigate = useNavigate();
  const [renaming, setRenaming] = useState(false);
  const library = useLibrary();
  const composition = useMemo(
    () => resolveComposition(video.storyboard, sizeOfFormat(video.storyboard.format, previewScale), library),
    [video.storyboard, library],
  );
  const { format } = video.storyboard;
  const address = href("/videos/:contentId", { contentId: video.id });
  const isTrashed = video.trashedAt !== null;

  return (
    <article className="group/tile @container/tile grid gap-2.5">
      <Link
        to={address}
        viewTransition
        aria-label={`${video.title}, ${timecode(composition.durationSeconds)}`}
        className="relative block overflow-hidden rounded-md shadow-raised transition-shadow hover:shadow-overlay focus-visible:shadow-overlay"
      >
        <PreviewPlayer
          composition={composition}
          mediaUrl={(assetId) => `/media/assets/${assetId}`}
          label={video.title}
        />
        <span
          aria-hidden="true"
          className="tabular pointer-events-none absolute end-2 bottom-2 rounded-sm bg-black/70 px-1.5 py-0.5 font-medium text-2xs text-white"
        >
          {timecode(composition.durationSeconds)}
        </span>
      </Link>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-1">
        <div className="grid min-w-0 gap-0.5">
          {renaming ? (
            <RenameForm
              title={video.title}
              onDone={(title) => {
                setRenaming(false);
                if (title !== null) void renameVideo(video, title);
              }}
            />
          ) : (
            <h2
              dir="auto"
              className="wrap-anywhere line-clamp-1 font-[550] @max-[15rem]/tile:line-clamp-2"
              title={video.title}
            >
              {video.title}
            </h2>
          )}
          <p className="flex min-w-0 items-center gap-1.5 text-muted text-sm">
            {video.status === "published" && !isTrashed && (
              <span title="Published" className="flex shrink-0 items-center gap-1 font-[550] text-success">
                <Globe className="size-3.5" aria-hidden="true" />
                <span className={onWideTiles}>Published</span>
              </span>
            )}
            <span className="truncate">
              <span className={onWideTiles}>{formatNames[format]} · </span>
              <span className="sr-only">{spokenLength(composition.durationSeconds)}, </span>
              <time dateTime={(video.trashedAt ?? video.updatedAt).toISOString()}>
                {timeAgo(video.trashedAt ?? video.updatedAt, now)}
              </time>
            </span>
          </p>
        </div>
        <Menu
          trigger={
            <IconButton
              label={`Actions for ${video.title}`}
              size="sm"
              icon={<Ellipsis className="size-4" />}
            />
          }
        >
          {isTrashed ? (
            <>
              <MenuItem icon={<RotateCcw />} onSelect={() => void restoreVideo(video)}>
                Restore
              </MenuItem>
              <MenuSeparator />
              <MenuItem icon={<Trash2 />} danger onSelect={() => onDelete(video)}>
                Delete for good
              </MenuItem>
            </>
          ) : (
            <>
              <MenuItem icon={<PencilLine />} onSelect={() => setRenaming(true)}>
                Rename
              </MenuItem>
              <MenuItem icon={<Copy />} onSelect={() => void duplicateVideo(video)}>
                Duplicate
              </MenuItem>
              <MenuItem
                icon={<Share />}
                onSelect={() => void navigate(href("/content/:contentId/share", { contentId: video.id }))}
              >
                Share
              </MenuItem>
              <MenuSeparator />
              <MenuItem icon={<Trash2 />} danger onSelect={() => void trashVideo(video)}>
                Move to trash
              </MenuItem>
            </>
          )}
        </Menu>
      </div>
    </article>
  );
}
