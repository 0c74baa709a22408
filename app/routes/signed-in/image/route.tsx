import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { settingsContext, viewerContext } from "~/context";
import type { ImageModelInfo } from "~/domain/image-model";
import { useDocuments } from "~/firebase/use-documents";
import { useBoards } from "~/images/boards/use-boards";
import { CompareView } from "~/images/compare-view";
import { rateImage, starImages, trashImages } from "~/images/image-actions";
import { mediaAddress } from "~/images/media-address";
import { useFullScreen } from "~/player/use-full-screen";
import { resolveModels } from "~/providers/model-catalogue.server";
import { pageTitle } from "~/shell/page-title";
import type { Image } from "~/stores/image-document";
import { ButtonLink } from "~/ui/button-link";
import { EmptyState } from "~/ui/empty-state";
import { ErrorState } from "~/ui/error-state";
import { Skeleton } from "~/ui/skeleton";
import type { Route } from "./+types/route";
import { useImageKeys } from "./image-keys";
import { ImagePanel } from "./image-panel";
import { Stage } from "./stage";
import { useNeighbours } from "./use-neighbours";
import { useZoom } from "./use-zoom";

export const meta: Route.MetaFunction = () => [{ title: pageTitle("Image") }];

interface LoaderData {
  userId: string;
  models: ImageModelInfo[];
  /** Models that set an image in motion. */
  clipModels: ImageModelInfo[];
}

export function loader({ context }: Route.LoaderArgs): LoaderData {
  const viewer = context.get(viewerContext);
  const { images, clips } = resolveModels(context.get(settingsContext).providers);
  return {
    userId: viewer.kind === "anonymous" ? "" : viewer.userId,
    models: images.map(({ ask: _ask, ...info }) => info),
    clipModels: clips
      .filter(({ capabilities }) => capabilities.includes("image-to-image"))
      .map(({ calls: _calls, wire: _wire, timeoutMs: _timeoutMs, ...info }) => info),
  };
}

export { keepOnSearchChange as shouldRevalidate } from "~/keep-on-search-change";

export default function ImagePage({
  loaderData: { userId, models, clipModels },
  params: { id },
}: Route.ComponentProps) {
  const reading = useDocuments(
    `${userId} ${id}`,
    () => import("~/stores/images"),
    (store, documents, onChange: (image: Image | null) => void, onError) =>
      store.watchImage(
        documents,
        id,
        ({ item, fromCache }) => {
          // That this device does not know it says nothing: the server has not answered yet.
          if (item || !fromCache) onChange(item);
        },
        onError,
      ),
  );
  // The one before stays until the next is there: going from one to the next never flashes.
  const shown = useRef<Image | null>(null);
  if (reading.kind === "present" && reading.value) shown.current = reading.value;
  const image =
    reading.kind === "loading" ? shown.current : reading.kind === "present" ? reading.value : null;

  if (reading.kind === "failed") {
    return (
      <main className="measure py-10">
        <h1 className="sr-only">Image</h1>
        <ErrorState
          title="This image could not be loaded"
          onRetry={reading.retry}
          action={<ButtonLink to="/image-gen">Go to your images</ButtonLink>}
        >
          It may be somebody else's. Your own work is safe.
        </ErrorState>
      </main>
    );
  }
  if (image)
    return <Shown key={userId} userId={userId} image={image} models={models} clipModels={clipModels} />;
  if (reading.kind === "loading") return <ImageSkeleton />;
  return (
    <main className="measure py-10">
      <h1 className="sr-only">Image</h1>
      <EmptyState
        title="This image is not here"
        action={<ButtonLink to="/image-gen">Go to your images</ButtonLink>}
      >
        It was deleted for good, or the address is wrong.
      </EmptyState>
    </main>
  );
}

interface ShownProps {
  userId: string;
  image: Image;
  models: readonly ImageModelInfo[];
  clipModels: readonly ImageModelInfo[];
}

function Shown({ userId, image, models, clipModels }: ShownProps) {
  const navigate = useNavigate();
  const boards = useBoards(userId);
  const neighbours = useNeighbours(userId, image);
  const zoom = useZoom(image.id);
  const frame = useRef<HTMLDivElement>(null);
  const fullScreen = useFullScreen(frame);
  const [isComparing, setComparing] = useState(false);
  const { id, starred, shelf, title, parentIds, width, height } = image;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another image is shown alone at first
  useEffect(() => setComparing(false), [id]);
  useEffect(() => {
    document.title = pageTitle(title);
  }, [title]);

  const goTo = (other: string | null) => other && void navigate(`/image-gen/${other}`, { replace: true });
  useImageKeys({
    newer: () => goTo(neighbours.newerId),
    older: () => goTo(neighbours.olderId),
    star: () => void starImages([id], !starred),
    rate: (rating) => void rateImage(id, rating),
    remix: () => void navigate(`/image-gen?from=${id}`),
    edit: () => void navigate(`/image-gen/edit?image=${id}`),
    zoom,
    fullScreen: () => fullScreen.toggle?.(),
    trash: () => shelf !== "trash" && void trashImages([id], shelf),
    leave: () => void navigate("/image-gen"),
  });

  const parentId = parentIds[0];
  return (
    <main className="md:grid md:grid-cols-[minmax(0,1fr)_23.5rem]">
      <h1 tabIndex={-1} className="sr-only">
        {title}
      </h1>
      <Stage
        image={image}
        zoom={zoom}
        frame={frame}
        fullScreen={fullScreen}
        neighbours={neighbours}
        instead={
          isComparing &&
          parentId && (
            <div className="w-full max-w-3xl">
              <CompareView
                before={{ src: mediaAddress(parentId), label: "Before", width, height }}
                after={{ src: mediaAddress(id), label: "After", width, height }}
              />
            </div>
          )
        }
      />
      <ImagePanel
        userId={userId}
        image={image}
        models={models}
        clipModels={clipModels}
        boards={boards}
        isComparing={isComparing}
        onCompare={setComparing}
      />
    </main>
  );
}

function ImageSkeleton() {
  return (
    <main className="md:grid md:grid-cols-[minmax(0,1fr)_23.5rem]">
      <h1 className="sr-only">Image</h1>
      <div
        role="status"
        aria-label="Loading the image"
        className="h-[64dvh] bg-sunken md:h-[calc(100dvh-6rem)]"
      />
      <div className="grid content-start gap-4 p-5">
        <Skeleton className="h-7 w-2/3" />
        <Skeleton className="h-9" />
        <Skeleton className="h-24" />
      </div>
    </main>
  );
}
