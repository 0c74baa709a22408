import { Suspense } from "react";
import { Link } from "react-router";
import { lazy } from "~/client/lazy";
import type { Reading } from "~/firebase/use-documents";
import { sizeOfFormat } from "~/scene/format-size";
import type { Content } from "~/stores/content/content-document";
import { ErrorState } from "~/ui/error-state";
import { Skeleton } from "~/ui/skeleton";

const WorkPreview = lazy(() => import("./work-preview"));

const shown = 6;
const tileHeight = "h-56 sm:h-64";

/** The latest work, playing under the pointer. */
export function RecentVideos({ reading }: { reading: Reading<Content[]> }) {
  if (reading.kind === "failed") {
    return (
      <ErrorState title="Your videos could not be loaded" onRetry={reading.retry}>
        They are safe; this page could not reach them.
      </ErrorState>
    );
  }
  if (reading.kind === "loading") {
    return (
      <div role="status" aria-label="Loading your videos" className="flex gap-4 overflow-hidden">
        {["aspect-[9/16]", "aspect-square", "aspect-video", "aspect-[4/5]"].map((ratio) => (
          <Skeleton key={ratio} className={`${tileHeight} ${ratio} shrink-0 rounded-md`} />
        ))}
      </div>
    );
  }
  const works = reading.value.slice(0, shown);
  return (
    <section aria-labelledby="recent-heading" className="grid gap-4">
      <header className="flex items-baseline justify-between gap-4">
        <h2 id="recent-heading" className="font-[600] text-lg">
          Lately
        </h2>
        <Link to="/videos" className="text-muted text-sm underline-offset-2 hover:text-text hover:underline">
          All videos
        </Link>
      </header>
      <ul className="flex gap-4 overflow-x-auto pb-2">
        {works.map((work) => (
          <li key={work.id} className="shrink-0">
            <Work work={work} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Work({ work }: { work: Content }) {
  const { width, height } = sizeOfFormat(work.storyboard.format, 1);
  return (
    <Link to={`/videos/${work.id}`} className="group grid gap-2">
      <span
        className={`${tileHeight} block overflow-hidden rounded-md shadow-raised outline-2 outline-transparent outline-offset-2 transition-[outline-color] group-hover:outline-accent`}
        style={{ aspectRatio: `${width} / ${height}` }}
      >
        <Suspense fallback={<Skeleton className="size-full" />}>
          <WorkPreview work={work} />
        </Suspense>
      </span>
      <span className="line-clamp-1 w-0 min-w-full text-sm">{work.title}</span>
    </Link>
  );
}
