import { useEffect, useRef, useState } from "react";
import { href, useLocation, useNavigate } from "react-router";
import type { ImageModelInfo } from "~/domain/image/image-model";
import { isDenied } from "~/firebase/use-documents";
import { useBoards } from "~/images/boards/use-boards";
import { rateImage, starImages, trashImages } from "~/images/image-actions";
import { ImageUnavailable } from "~/images/image-unavailable";
import { useImage } from "~/images/use-image";
import { useFullScreen } from "~/player/use-full-screen";
import { readStudioPage } from "~/session/page-loaders";
import { pageTitle } from "~/shell/page-title";
import type { Image } from "~/stores/images/image-document";
import { Skeleton } from "~/ui/skeleton";
import type { Route } from "./+types/route";
import { CompareWithParent } from "./compare-with-parent";
import { useImageKeys } from "./image-keys";
import { ImagePanel } from "./image-panel";
import { NotAnImage } from "./not-an-image";
import { Stage } from "./stage";
import { useNeighbours } from "./use-neighbours";
import { useZoom } from "./use-zoom";

export const meta: Route.MetaFunction = () => [{ title: pageTitle("Image") }];

export function clientLoader(asked: Route.ClientLoaderArgs) {
  const { userId, studio } = readStudioPage(asked);
  const { images, clips } = studio.models;
  /** Models that set an image in motion. */
  const clipModels = clips.filter(({ capabilities }) => capabilities.includes("image-to-image"));
  return { userId, models: images, clipModels };
}
clientLoader.hydrate = true as const;

export default function ImagePage({
  loaderData: { userId, models, clipModels },
  params: { id },
}: Route.ComponentProps) {
  const reading = useImage(userId, id);
  if (reading.kind === "loading") return <HydrateFallback />;
  const image = reading.kind === "present" ? reading.value : null;
  if (reading.kind === "failed" && !isDenied(reading))
    return <ImageUnavailable failure={reading} home={href("/image-gen")} />;
  if (!image) return <NotAnImage userId={userId} id={id} meanwhile={<HydrateFallback />} />;
  return <Shown key={userId} userId={userId} image={image} models={models} clipModels={clipModels} />;
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
  const { id, starred, shelf, title, parentIds } = image;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another image is shown alone at first
  useEffect(() => setComparing(false), [id]);
  useEffect(() => {
    document.title = pageTitle(title);
  }, [title]);

  const { state } = useLocation();
  const goTo = (other: string | null) =>
    other && void navigate(`/image-gen/${other}`, { replace: true, state });
  // Where one came from has its search and its place; whoever opened the address itself came from nowhere.
  const leave = () => void (window.history.state?.idx > 0 ? navigate(-1) : navigate(href("/image-gen/all")));
  useImageKeys({
    newer: () => goTo(neighbours.newerId),
    older: () => goTo(neighbours.olderId),
    star: () => void starImages([id], !starred),
    rate: (rating) => void rateImage(id, rating),
    remix: () => shelf !== "trash" && void navigate(`/image-gen?from=${id}`),
    edit: () => shelf !== "trash" && void navigate(`/image-gen/edit?image=${id}`),
    zoom,
    fullScreen: () => fullScreen.toggle?.(),
    trash: () => shelf !== "trash" && void trashImages([id], shelf),
    leave,
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
        onLeave={leave}
        instead={
          isComparing &&
          parentId && (
            <div className="w-full max-w-3xl">
              <CompareWithParent userId={userId} image={image} parentId={parentId} />
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

/** The page before its image is known. */
export function HydrateFallback() {
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
