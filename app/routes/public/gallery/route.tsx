import { type ReactNode, Suspense } from "react";
import { Await, data, redirectDocument } from "react-router";
import { isHiddenPath } from "~/domain/access/hidden-path";
import { settingsContext } from "~/server/http/context";
import { Wordmark } from "~/shell/wordmark";
import { listPublicImages } from "~/stores/public-images/public-images.server";
import { listPublicVideos } from "~/stores/publications/public-videos.server";
import { EmptyState } from "~/ui/empty-state";
import { ErrorState } from "~/ui/error-state";
import { privateMeta } from "~/watch/private-meta";
import type { Route } from "./+types/route";
import { GallerySkeleton } from "./gallery-skeleton";
import { ImageWall } from "./image-wall";
import { VideoCards } from "./video-cards";

const mostVideos = 24;
const mostImages = 60;

export const meta: Route.MetaFunction = () => privateMeta("Gallery");

/** Every path of one segment that no other page has comes here; only the hidden one is a page. */
export function loader({ params, context }: Route.LoaderArgs) {
  const settings = context.get(settingsContext);
  if (!isHiddenPath(params.hiddenPath, settings.access.hiddenPathToken)) {
    throw data({ code: "not_found" }, { status: 404 });
  }
  return {
    token: params.hiddenPath,
    videos: listPublicVideos(settings, mostVideos),
    images: listPublicImages(settings, mostImages).then((images) =>
      images.map(({ id, title, width, height, color }) => ({ id, title, width, height, color })),
    ),
  };
}

/** What this document knows no page for is the server's to answer: it may know one. */
export function clientLoader({ request }: Route.ClientLoaderArgs): never {
  const { pathname, search } = new URL(request.url);
  throw redirectDocument(pathname + search);
}

export default function Gallery({ loaderData: { token, videos, images } }: Route.ComponentProps) {
  return (
    <main className="measure grid gap-12 py-8 lg:py-12">
      <header className="grid gap-6">
        <Wordmark />
        <div>
          <h1 className="text-balance font-display text-4xl lg:text-5xl">Gallery</h1>
          <p className="mt-2 max-w-[60ch] text-pretty text-lg text-muted">
            A private preview of what people made public here. No other page links to it.
          </p>
        </div>
      </header>
      <Shown
        title="Videos"
        items={videos}
        skeletonRatio="16 / 9"
        empty="No video is published for everybody yet."
      >
        {(known) => <VideoCards videos={known} />}
      </Shown>
      <Shown title="Images" items={images} skeletonRatio="1" empty="No image is public yet.">
        {(known) => <ImageWall images={known} token={token} />}
      </Shown>
    </main>
  );
}

interface ShownProps<Item> {
  title: string;
  items: Promise<Item[]>;
  skeletonRatio: string;
  empty: string;
  children: (items: Item[]) => ReactNode;
}

/** One kind of what is public, as it comes; one that cannot be had leaves the other standing. */
function Shown<Item>({ title, items, skeletonRatio, empty, children }: ShownProps<Item>) {
  return (
    <section aria-label={title} className="grid gap-5">
      <h2 className="font-display text-2xl">{title}</h2>
      <Suspense fallback={<GallerySkeleton ratio={skeletonRatio} />}>
        <Await
          resolve={items}
          errorElement={
            <ErrorState
              title={`The ${title.toLowerCase()} could not be loaded`}
              onRetry={() => location.reload()}
            >
              They are safe. Try again in a moment.
            </ErrorState>
          }
        >
          {(known) => (known.length > 0 ? children(known) : <EmptyState title={empty} />)}
        </Await>
      </Suspense>
    </section>
  );
}
