import { href, useSearchParams } from "react-router";
import { can } from "~/domain/access/permission";
import { eventWeights, halfLifeDays } from "~/domain/image/trending";
import { GridSkeleton } from "~/images/grid-skeleton";
import { ImageGrid } from "~/images/image-grid";
import { usePublicImage } from "~/images/use-public-image";
import { useViewer } from "~/session/use-viewer";
import { pageTitle } from "~/shell/page-title";
import { ButtonLink } from "~/ui/button-link";
import { EmptyState } from "~/ui/empty-state";
import { ErrorState } from "~/ui/error-state";
import { SegmentedControl } from "~/ui/segmented-control";
import { Skeleton } from "~/ui/skeleton";
import type { Route } from "./+types/route";
import { PublicGrid } from "./public-grid";
import { PublicTile } from "./public-tile";
import { PublicView } from "./public-view";
import { firstShown, orderOf, type PublicList, publicLists, usePublicImages } from "./use-public-images";

export const meta: Route.MetaFunction = () => [{ title: pageTitle("Trending images") }];

export { loadViewer as clientLoader } from "~/session/page-loaders";

const listNames: Record<PublicList, string> = { trending: "Trending", new: "New", reported: "Reported" };

/** What people made public, ranked by what others do with it, and how that is counted. */
export default function Trending({ loaderData: { userId } }: Route.ComponentProps) {
  const canModerate = can(useViewer(), "moderate-public-images");
  const [parameters, setParameters] = useSearchParams();
  const asked = parameters.get("show");
  const offered = publicLists.filter((each) => each !== "reported" || canModerate);
  const list = offered.find((each) => each === asked) ?? "trending";
  const { reading, stars, markStarred, readAgain } = usePublicImages(userId, list);
  const images = reading.kind === "present" ? reading.value : null;
  const named = parameters.get("image");
  const listed = images?.find(({ id }) => id === named) ?? null;
  // A link may name one that is further down, or not in this list.
  const linkedId = images && !listed ? named : null;
  const linkReading = usePublicImage(linkedId);
  const linked = linkedId && linkReading.kind === "present" ? linkReading.value : undefined;
  const open = listed ?? linked ?? null;
  const set = (changes: Record<string, string | null>) =>
    setParameters(
      (before) => {
        for (const [name, value] of Object.entries(changes))
          value ? before.set(name, value) : before.delete(name);
        return before;
      },
      { preventScrollReset: true },
    );

  return (
    <main className="measure grid content-start gap-6 py-8 lg:py-10">
      <Header />
      <SegmentedControl
        label="Show"
        value={list}
        onChange={(show) => set({ show: show === "trending" ? null : show, image: null })}
        segments={offered.map((value) => ({ value, label: listNames[value] }))}
      />
      {linked === null && (
        <p role="status" className="rounded-md bg-warning-soft px-4 py-3 text-sm text-warning">
          That image is not public any more.
        </p>
      )}
      {reading.kind === "failed" && (
        <ErrorState title="The public images could not be loaded" onRetry={reading.retry}>
          {reading.error.message}
        </ErrorState>
      )}
      {reading.kind === "loading" && <GridSkeleton />}
      {images?.length === 0 &&
        (list === "reported" ? (
          <EmptyState title="Nothing is reported">Reports by users show here with their reasons.</EmptyState>
        ) : (
          <EmptyState
            title="Nobody has made an image public yet"
            action={
              <ButtonLink to={href("/image-gen/all")} variant="primary">
                Choose one of yours
              </ButtonLink>
            }
          >
            Open an image of yours and make it public: it shows here, with what made it, for others to remix.
          </EmptyState>
        ))}
      {images && images.length > 0 && list !== "reported" && (
        <PublicGrid
          key={list}
          label={listNames[list]}
          first={images}
          order={orderOf(list)}
          onOpen={(image) => set({ image })}
        />
      )}
      {images && images.length > 0 && list === "reported" && (
        <ImageGrid label={listNames.reported} items={images}>
          {(image) => <PublicTile image={image} onOpen={() => set({ image: image.id })} />}
        </ImageGrid>
      )}
      {list === "reported" && images && images.length >= firstShown && (
        <p className="text-center text-muted text-sm">
          These are the {firstShown} most reported. Decide on some, and the next ones follow.
        </p>
      )}
      {open && (
        <PublicView
          key={open.id}
          image={open}
          isOwn={open.ownerId === userId}
          canModerate={canModerate}
          isStarred={stars.has(open.id)}
          onStarred={() => markStarred(open.id)}
          onClose={() => set({ image: null })}
          onJudged={() => {
            set({ image: null });
            readAgain();
          }}
        />
      )}
    </main>
  );
}

export function HydrateFallback() {
  return (
    <main className="measure grid content-start gap-6 py-8 lg:py-10">
      <Header />
      <Skeleton className="h-9 w-40" />
      <GridSkeleton />
    </main>
  );
}

function Header() {
  return (
    <header className="grid gap-1">
      <h1 tabIndex={-1} className="font-display text-3xl">
        Trending
      </h1>
      <p className="max-w-[68ch] text-muted">
        Images people made public. Each person’s remix counts {eventWeights.remix} once an image came of it, a
        star {eventWeights.star}, a look {eventWeights.open}; every {halfLifeDays} days that is worth half.
        Nobody can pay to be here.
      </p>
    </header>
  );
}
