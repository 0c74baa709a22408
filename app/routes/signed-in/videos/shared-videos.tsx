import { useMemo } from "react";
import { href, Link } from "react-router";
import { timeAgo } from "~/domain/video/video-figures";
import { PreviewPlayer } from "~/player/preview-player";
import { sizeOfFormat } from "~/scene/format-size";
import { resolveComposition } from "~/scene/resolve-composition";
import { timecode } from "~/scene/timecode";
import { useLibrary } from "~/session/use-library";
import { useSignedInViewer } from "~/session/use-viewer";
import type { Content } from "~/stores/content/content-document";
import { type ContentRole, roleIn } from "~/stores/content/content-role";
import { useSharedVideos } from "./use-videos";
import { VideoGrid } from "./video-grid";

const previewScale = 0.5;

/** Videos of others that this person was invited to; nothing where there are none. */
export function SharedVideos({ userId }: { userId: string }) {
  const videos = useSharedVideos(userId);
  if (videos.length === 0) return null;
  return (
    <section aria-labelledby="shared-heading" className="grid gap-4 pt-4">
      <h2 id="shared-heading" className="font-display text-xl">
        Shared with you
      </h2>
      <VideoGrid
        label="Videos shared with you"
        items={videos.map((video) => ({ id: video.id, format: video.storyboard.format, video }))}
      >
        {({ video }) => <SharedTile video={video} />}
      </VideoGrid>
    </section>
  );
}

const roleWords: Readonly<Record<ContentRole, string>> = {
  owner: "Yours",
  edit: "You can edit",
  comment: "You can comment",
  view: "You can look",
};

function SharedTile({ video }: { video: Content }) {
  const library = useLibrary();
  const viewer = useSignedInViewer();
  const role = viewer && roleIn(video, viewer);
  const composition = useMemo(
    () => resolveComposition(video.storyboard, sizeOfFormat(video.storyboard.format, previewScale), library),
    [video.storyboard, library],
  );
  return (
    <article className="grid gap-2.5">
      <Link
        to={href("/content/:contentId/edit", { contentId: video.id })}
        aria-label={`${video.title}, ${timecode(composition.durationSeconds)}`}
        className="relative block overflow-hidden rounded-md shadow-raised transition-shadow hover:shadow-overlay focus-visible:shadow-overlay"
      >
        <PreviewPlayer
          composition={composition}
          mediaUrl={(assetId) => `/media/assets/${assetId}?video=${video.id}`}
          label={video.title}
        />
      </Link>
      <div className="grid gap-0.5">
        <h3 dir="auto" className="wrap-anywhere line-clamp-1 font-[550]" title={video.title}>
          {video.title}
        </h3>
        <p className="truncate text-muted text-sm">
          {role && `${roleWords[role]} · `}
          <time dateTime={video.updatedAt.toISOString()}>{timeAgo(video.updatedAt, new Date())}</time>
        </p>
      </div>
    </article>
  );
}
