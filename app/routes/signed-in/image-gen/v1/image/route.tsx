import PencilLine from "lucide-react/icons/pencil-line";
import Repeat from "lucide-react/icons/repeat-2";
import Trash2 from "lucide-react/icons/trash-2";
import { useEffect } from "react";
import { href, useNavigate } from "react-router";
import { mediaAddress } from "~/client/media-address";
import type { ImageModelInfo } from "~/domain/image/image-model";
import { isDenied } from "~/firebase/use-documents";
import { useBoards } from "~/images/boards/use-boards";
import { DownloadMenu } from "~/images/download/download-menu";
import { starImages, trashImages } from "~/images/image-actions";
import { ImageFacts } from "~/images/image-facts";
import { ImageUnavailable } from "~/images/image-unavailable";
import { StarButton } from "~/images/star-button";
import { StatusNote } from "~/images/status-note";
import { useImage } from "~/images/use-image";
import { olderEditAddress, olderImageAddress, olderRecallAddress } from "~/images/v1/older-address";
import { usePageCommands } from "~/shell/page-commands";
import { pageTitle } from "~/shell/page-title";
import { useShortcuts } from "~/shell/use-shortcuts";
import type { Image } from "~/stores/images/image-document";
import { ButtonLink } from "~/ui/button-link";
import { IconButton } from "~/ui/icon-button";
import { Skeleton } from "~/ui/skeleton";
import type { Route } from "./+types/route";

export const meta: Route.MetaFunction = () => [{ title: pageTitle("Image") }];

export { loadImagePage as clientLoader } from "~/session/page-loaders";

export default function OlderImage({ loaderData: { userId, models }, params: { id } }: Route.ComponentProps) {
  const reading = useImage(userId, id);
  if (reading.kind === "loading") {
    return <HydrateFallback />;
  }
  const image = reading.kind === "present" ? reading.value : null;
  if (!image) {
    return (
      <ImageUnavailable
        failure={reading.kind === "failed" && !isDenied(reading) ? reading : null}
        home={href("/image-gen/v1")}
      />
    );
  }
  return <Shown key={userId} userId={userId} image={image} models={models} />;
}

interface ShownProps {
  userId: string;
  image: Image;
  models: readonly ImageModelInfo[];
}

function Shown({ userId, image, models }: ShownProps) {
  const navigate = useNavigate();
  const boards = useBoards(userId);
  const { id, title, starred, shelf, width, height, color, recipe } = image;
  const modelLabel = models.find((model) => model.id === recipe.modelId)?.label ?? recipe.modelId;
  useEffect(() => {
    document.title = pageTitle(title);
  }, [title]);
  const star = (next: boolean) => void starImages([id], next);
  const trash = () => shelf !== "trash" && void trashImages([id], shelf);
  usePageCommands("This image", [
    { keys: "s", label: "Star", run: () => star(!starred) },
    { keys: "r", label: "Make again", run: () => void navigate(olderRecallAddress(id)) },
    { keys: "e", label: "Edit", run: () => void navigate(olderEditAddress(id)) },
    { keys: "Backspace", label: "Move to trash", run: trash },
  ]);
  useShortcuts([{ keys: "Delete", run: trash }]);
  return (
    <main className="measure grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-6 py-8 md:grid-cols-[minmax(0,1fr)_22rem]">
      <img
        src={mediaAddress(id)}
        alt={title}
        style={{ aspectRatio: `${width} / ${height}`, backgroundColor: color }}
        className="max-h-[78dvh] w-full rounded-md object-contain md:w-auto md:max-w-full md:justify-self-center"
      />
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
        <header className="flex items-start justify-between gap-3">
          <h1 tabIndex={-1} className="min-w-0 text-pretty break-words font-semibold text-xl">
            {title}
          </h1>
          <div className="-mt-1.5 flex shrink-0">
            <StarButton starred={starred} onChange={star} />
            {shelf !== "trash" && (
              <IconButton
                label="Move to trash"
                shortcut="Backspace"
                icon={<Trash2 className="size-4" />}
                onClick={trash}
              />
            )}
          </div>
        </header>
        <StatusNote image={image} />
        <div className="flex flex-wrap gap-2">
          <ButtonLink to={olderRecallAddress(id)} variant="primary" icon={<Repeat className="size-4" />}>
            Make again
          </ButtonLink>
          <ButtonLink to={olderEditAddress(id)} icon={<PencilLine className="size-4" />}>
            Edit
          </ButtonLink>
          <DownloadMenu image={image} modelLabel={modelLabel} />
        </div>
        <ImageFacts image={image} models={models} boards={boards} addressOf={olderImageAddress} />
      </div>
    </main>
  );
}

/** The page before its image is known. */
export function HydrateFallback() {
  return (
    <main className="measure grid grid-cols-[minmax(0,1fr)] gap-6 py-8 md:grid-cols-[minmax(0,1fr)_22rem]">
      <h1 className="sr-only">Image</h1>
      <div role="status" aria-label="Loading the image">
        <Skeleton className="aspect-square w-full" />
      </div>
      <Skeleton className="h-64" />
    </main>
  );
}
