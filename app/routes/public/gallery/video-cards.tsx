import Play from "lucide-react/icons/play";
import { href, Link } from "react-router";
import { timecode } from "~/scene/timecode";
import type { PublicVideo } from "~/stores/publications/public-videos.server";

/** Published videos; each opens its own page. */
export function VideoCards({ videos }: { videos: PublicVideo[] }) {
  return (
    <ul className="grid grid-cols-2 gap-4 md:grid-cols-3 lg:grid-cols-4">
      {videos.map(({ contentId, title, durationSeconds, hasPoster, hasPreview }) => (
        <li key={contentId}>
          <Link
            to={href("/v1/videos/:contentId", { contentId })}
            reloadDocument
            className="group grid gap-1.5 rounded-md"
          >
            <span className="relative grid aspect-video place-items-center overflow-hidden rounded-md bg-neutral-3 text-faint">
              {hasPoster ? (
                <img
                  src={`/media/posters/${contentId}`}
                  alt=""
                  loading="lazy"
                  decoding="async"
                  className="size-full object-contain"
                />
              ) : (
                <Play className="size-8" aria-hidden="true" />
              )}
              {hasPreview && (
                // Loaded once it is shown: what is not displayed is not asked for while it is lazy.
                <img
                  src={`/media/previews/${contentId}`}
                  alt=""
                  loading="lazy"
                  decoding="async"
                  className="absolute inset-0 hidden size-full object-contain group-hover:block group-focus-visible:block motion-reduce:hidden!"
                />
              )}
              <span className="tabular absolute end-2 bottom-2 rounded-full bg-raised/92 px-2 py-0.5 font-[550] text-text text-xs shadow-raised">
                {timecode(durationSeconds)}
              </span>
            </span>
            <span className="line-clamp-2 group-hover:underline">{title}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
