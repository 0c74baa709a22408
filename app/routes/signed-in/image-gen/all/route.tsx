import Images from "lucide-react/icons/images";
import ListChecks from "lucide-react/icons/list-checks";
import Trash2 from "lucide-react/icons/trash-2";
import { useDeferredValue, useEffect, useState } from "react";
import { href, useSearchParams } from "react-router";
import { useBoards } from "~/images/boards/use-boards";
import {
  defaultGalleryView,
  type GalleryView,
  galleryViewParameters,
  isFiltered,
  parseGalleryView,
} from "~/images/gallery/gallery-view";
import { usePageCommands } from "~/shell/page-commands";
import { pageTitle } from "~/shell/page-title";
import { Button } from "~/ui/button";
import { ButtonLink } from "~/ui/button-link";
import { EmptyState } from "~/ui/empty-state";
import { ErrorState } from "~/ui/error-state";
import { Skeleton } from "~/ui/skeleton";
import { showErrorToast } from "~/ui/toast";
import type { Route } from "./+types/route";
import { GalleryContent } from "./gallery-content";
import { GallerySkeleton } from "./gallery-skeleton";
import { GalleryToolbar } from "./gallery-toolbar";
import { GalleryToolbarSkeleton } from "./gallery-toolbar-skeleton";
import { useGridView } from "./grid-view";
import { GridViewMenu } from "./grid-view-menu";
import { MonthJump } from "./month-jump";
import type { Month } from "./months";
import { TrashNote } from "./trash-note";
import { useGallery } from "./use-gallery";
import { useZip } from "./use-zip";

export const meta: Route.MetaFunction = () => [{ title: pageTitle("All images") }];

export { loadImagePage as clientLoader } from "~/session/page-loaders";

export default function AllImages({ loaderData: { userId, models } }: Route.ComponentProps) {
  const [parameters, setParameters] = useSearchParams();
  const view = parseGalleryView(parameters);
  // What is typed shows at once; the database is asked when the typing rests.
  const asked = useSettled(useDeferredValue(view));
  const gallery = useGallery(userId, asked);
  const boards = useBoards(userId) ?? [];
  const [isSelecting, setSelecting] = useState(false);
  const [jump, setJump] = useState<{ place: number } | null>(null);
  const [gridView, setGridView] = useGridView();
  const zip = useZip();
  const { state } = gallery;

  function changeView(next: GalleryView) {
    setParameters(galleryViewParameters(next), {
      replace: next.search !== view.search,
      preventScrollReset: true,
    });
  }

  async function goTo({ toMs }: Month) {
    try {
      setJump({ place: await gallery.findPlace(toMs) });
    } catch (error) {
      showErrorToast("The month could not be found", `${(error as Error).message} Your images are safe.`);
    }
  }

  const isTrash = view.show === "trash";
  usePageCommands("All images", [
    {
      label: isSelecting ? "Stop selecting" : "Select images",
      words: "choose many download delete",
      icon: <ListChecks />,
      run: () => setSelecting(!isSelecting),
    },
    {
      label: isTrash ? "Show all images" : "Open the trash",
      words: "deleted restore",
      icon: isTrash ? <Images /> : <Trash2 />,
      run: () => changeView({ ...view, show: isTrash ? "all" : "trash" }),
    },
  ]);

  return (
    <main className="measure grid content-start gap-5 py-8 lg:py-10">
      <header className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <div className="flex items-baseline gap-3">
          <h1 tabIndex={-1} className="font-display text-3xl">
            All images
          </h1>
          {state.kind === "present" && (
            <p role="status" className="tabular text-muted">
              {(state.total + state.newer).toLocaleString()}
            </p>
          )}
        </div>
        <div className="-mx-3 flex sm:ms-0">
          <MonthJump userId={userId} view={asked} onJump={(month) => void goTo(month)} />
          <GridViewMenu gridView={gridView} onChange={setGridView} />
          <Button variant="ghost" aria-pressed={isSelecting} onClick={() => setSelecting(!isSelecting)}>
            {isSelecting ? "Done" : "Select"}
          </Button>
        </div>
      </header>
      <GalleryToolbar view={view} onChange={changeView} models={models} boards={boards} />
      {gallery.searched !== null && state.kind === "present" && (
        <p className="text-muted text-sm">
          Looked through the newest {gallery.searched.toLocaleString()}. A single whole word finds all there
          are.
        </p>
      )}
      {state.kind === "loading" && (
        <>
          {asked.search && (
            <p role="status" className="text-muted text-sm">
              Looking through your images.
            </p>
          )}
          <GallerySkeleton />
        </>
      )}
      {state.kind === "failed" && (
        <ErrorState title="Your images could not be loaded" onRetry={gallery.retry}>
          {state.error.message} They are safe.
        </ErrorState>
      )}
      {state.kind === "present" && state.error && (
        <p role="alert" className="flex items-center gap-3 rounded-md bg-sunken px-3 py-2 text-sm">
          Part of the list could not be read. Your images are safe.
          <Button size="sm" onClick={gallery.retry}>
            Try again
          </Button>
        </p>
      )}
      {state.kind === "present" && asked.show === "trash" && state.total > 0 && (
        <TrashNote userId={userId} count={isFiltered(asked) ? null : state.total + state.newer} />
      )}
      {state.kind === "present" &&
        (state.total === 0 ? (
          <NothingHere view={asked} onClear={() => changeView({ ...defaultGalleryView, show: view.show })} />
        ) : (
          <GalleryContent
            userId={userId}
            gallery={gallery}
            state={state}
            isTrash={asked.show === "trash"}
            gridView={gridView}
            viewKey={JSON.stringify(asked)}
            boards={boards}
            isSelecting={isSelecting}
            onSelecting={setSelecting}
            zip={zip}
            jump={jump}
          />
        ))}
    </main>
  );
}

function NothingHere({ view, onClear }: { view: GalleryView; onClear: () => void }) {
  if (isFiltered(view)) {
    return (
      <EmptyState title="No image matches" action={<Button onClick={onClear}>Clear filters</Button>}>
        Nothing here has all of what you asked for.
      </EmptyState>
    );
  }
  if (view.show === "trash") {
    return <EmptyState title="The trash is empty">What you delete stays here for 30 days.</EmptyState>;
  }
  if (view.show === "starred") {
    return <EmptyState title="Nothing starred yet">Press S on an image to find it again here.</EmptyState>;
  }
  if (view.show === "public") {
    return (
      <EmptyState title="Nothing public">An image you make public shows here and under Trending.</EmptyState>
    );
  }
  return (
    <EmptyState
      title="No images yet"
      action={
        <ButtonLink to={href("/image-gen")} variant="primary">
          Make your first
        </ButtonLink>
      }
    >
      Everything you make with words or change by hand comes together here.
    </EmptyState>
  );
}

const settleMs = 250;

/** The value once it has not changed for a moment; at once where nothing is being typed. */
function useSettled(view: GalleryView): GalleryView {
  const [settled, setSettled] = useState(view);
  const key = JSON.stringify(view);
  const isTyping = view.search !== settled.search;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for the view, new at each render
  useEffect(() => {
    if (!isTyping) return setSettled(view);
    const timer = setTimeout(() => setSettled(view), settleMs);
    return () => clearTimeout(timer);
  }, [key]);
  return settled;
}

export function HydrateFallback() {
  return (
    <main className="measure grid content-start gap-5 py-8 lg:py-10">
      <header className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <h1 tabIndex={-1} className="font-display text-3xl">
          All images
        </h1>
        <Skeleton className="h-9 w-56" />
      </header>
      <GalleryToolbarSkeleton />
      <GallerySkeleton />
    </main>
  );
}
