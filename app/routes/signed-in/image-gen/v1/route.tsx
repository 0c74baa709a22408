import PencilLine from "lucide-react/icons/pencil-line";
import Sparkles from "lucide-react/icons/sparkles";
import { href } from "react-router";
import { defaultGalleryView } from "~/images/gallery/gallery-view";
import { OlderGrid, OlderGridSkeleton } from "~/images/v1/older-grid";
import { useImagePage } from "~/images/v1/use-image-page";
import { pageTitle } from "~/shell/page-title";
import { ButtonLink } from "~/ui/button-link";
import { EmptyState } from "~/ui/empty-state";
import { ErrorState } from "~/ui/error-state";
import type { Route } from "./+types/route";

export const meta: Route.MetaFunction = () => [{ title: pageTitle("Latest images") }];

export { loadImagePage as clientLoader } from "~/session/page-loaders";

const mostShown = 12;

export default function LatestImages({ loaderData: { userId, models } }: Route.ComponentProps) {
  const reading = useImagePage(userId, defaultGalleryView, null);
  return (
    <main className="measure grid grid-cols-[minmax(0,1fr)] content-start gap-6 py-8 lg:py-10">
      <Header />
      {reading.kind === "loading" && <OlderGridSkeleton />}
      {reading.kind === "failed" && (
        <ErrorState title="Your images could not be loaded" onRetry={reading.retry}>
          {reading.error.message} They are safe.
        </ErrorState>
      )}
      {reading.kind === "present" &&
        (reading.value.images.length > 0 ? (
          <>
            <OlderGrid
              label="Latest images"
              images={reading.value.images.slice(0, mostShown)}
              models={models}
            />
            <ButtonLink to={href("/image-gen/v1/all")} className="justify-self-center">
              All images
            </ButtonLink>
          </>
        ) : (
          <EmptyState
            title="No images yet"
            action={<ButtonLink to={href("/image-gen/v1/create")}>Make your first</ButtonLink>}
          >
            Say what an image should show, or begin with a picture of your own.
          </EmptyState>
        ))}
    </main>
  );
}

export function HydrateFallback() {
  return (
    <main className="measure grid grid-cols-[minmax(0,1fr)] content-start gap-6 py-8 lg:py-10">
      <Header />
      <OlderGridSkeleton />
    </main>
  );
}

function Header() {
  return (
    <header className="flex flex-wrap items-center justify-between gap-4">
      <h1 tabIndex={-1} className="font-display text-3xl">
        Images
      </h1>
      <div className="flex flex-wrap gap-2">
        <ButtonLink
          to={href("/image-gen/v1/create")}
          variant="primary"
          icon={<Sparkles className="size-4" />}
        >
          Create
        </ButtonLink>
        <ButtonLink to={href("/image-gen/v1/edit")} icon={<PencilLine className="size-4" />}>
          Edit
        </ButtonLink>
      </div>
    </header>
  );
}
