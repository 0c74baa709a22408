import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowRight from "lucide-react/icons/arrow-right";
import { href, useNavigate, useSearchParams } from "react-router";
import { defaultGalleryView } from "~/images/gallery/gallery-view";
import type { ImagePage, PagePlace } from "~/images/gallery/image-page";
import { OlderGrid, OlderGridSkeleton } from "~/images/v1/older-grid";
import { useImagePage } from "~/images/v1/use-image-page";
import { pageTitle } from "~/shell/page-title";
import { ButtonLink } from "~/ui/button-link";
import { ErrorState } from "~/ui/error-state";
import { Skeleton } from "~/ui/skeleton";
import type { Route } from "./+types/route";
import { ListControls } from "./list-controls";
import { NothingListed } from "./nothing-listed";
import { type ListAddress, listSearch, parseListAddress } from "./page-address";

export const meta: Route.MetaFunction = () => [{ title: pageTitle("All images") }];

export { loadImagePage as clientLoader } from "~/session/page-loaders";

export default function AllImages({ loaderData: { userId, models } }: Route.ComponentProps) {
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const address = parseListAddress(parameters);
  const { view, place } = address;
  const reading = useImagePage(userId, view, place);
  const page = reading.kind === "present" ? reading.value : null;
  return (
    <main className="measure grid grid-cols-[minmax(0,1fr)] content-start gap-5 py-8 lg:py-10">
      <h1 tabIndex={-1} className="font-display text-3xl">
        All images
      </h1>
      <ListControls
        key={view.search}
        view={view}
        onChange={(next) => void navigate(listSearch({ view: next, place: null }))}
      />
      {page?.searched && (
        <p className="text-muted text-sm">
          Looked through the newest {page.searched.toLocaleString("en")}. A single whole word finds all there
          are.
        </p>
      )}
      {reading.kind === "loading" && <OlderGridSkeleton />}
      {reading.kind === "failed" && (
        <ErrorState title="Your images could not be loaded" onRetry={reading.retry}>
          {reading.error.message} They are safe.
        </ErrorState>
      )}
      {page &&
        (page.images.length > 0 ? (
          <OlderGrid
            label={view.show === "trash" ? "Images in the trash" : "Images"}
            images={page.images}
            models={models}
          />
        ) : (
          <NothingListed
            view={view}
            isLaterPage={place !== null}
            newestAddress={listSearch({ view, place: null })}
            unsearchedAddress={listSearch({ view: { ...defaultGalleryView, show: view.show }, place: null })}
          />
        ))}
      {page && <Pager address={address} page={page} />}
    </main>
  );
}

/** The way to what is newer and what is older; nothing where all of it is in sight. */
function Pager({ address, page: { images, hasNewer, hasOlder } }: { address: ListAddress; page: ImagePage }) {
  const [first, last] = [images[0], images.at(-1)];
  if (!first || !last || (!hasNewer && !hasOlder)) return null;
  const to = (place: PagePlace) => `${href("/image-gen/v1/all")}${listSearch({ ...address, place })}`;
  return (
    <nav aria-label="Pages" className="flex justify-between gap-2 pt-2">
      {hasNewer ? (
        <ButtonLink
          to={to({ side: "newer", imageId: first.id })}
          icon={<ArrowLeft className="size-4 rtl:-scale-x-100" />}
        >
          Newer
        </ButtonLink>
      ) : (
        <span />
      )}
      {hasOlder && (
        <ButtonLink to={to({ side: "older", imageId: last.id })}>
          Older
          <ArrowRight className="size-4 rtl:-scale-x-100" />
        </ButtonLink>
      )}
    </nav>
  );
}

export function HydrateFallback() {
  return (
    <main className="measure grid grid-cols-[minmax(0,1fr)] content-start gap-5 py-8 lg:py-10">
      <h1 tabIndex={-1} className="font-display text-3xl">
        All images
      </h1>
      <Skeleton className="h-9" />
      <OlderGridSkeleton />
    </main>
  );
}
