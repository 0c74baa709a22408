import { useEffect, useState } from "react";
import { href, useNavigate, useSearchParams } from "react-router";
import { ChooseImage } from "~/images/choose-image";
import { loadFromServer, loadImagePage } from "~/session/page-loaders";
import { pageTitle } from "~/shell/page-title";
import { Skeleton } from "~/ui/skeleton";
import type { Route } from "./+types/route";
import { SimpleEditor } from "./simple-editor";

export const meta: Route.MetaFunction = ({ loaderData }) => [
  {
    title: pageTitle(
      loaderData?.picture ? `Edit ${loaderData.picture.name || "a picture"}` : "Edit a picture",
    ),
  },
];

export { loader } from "./loader.server";

export async function clientLoader(asked: Route.ClientLoaderArgs) {
  return { ...loadImagePage(asked), ...(await loadFromServer(asked)) };
}
clientLoader.hydrate = true as const;

export { revalidateOnImage as shouldRevalidate } from "~/images/edit/edited-image";

export default function EditImage({
  loaderData: { userId, assetId, picture, models },
}: Route.ComponentProps) {
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  // What was typed lies in this browser, so the form stands once the page has come alive.
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  if (!picture) {
    const open = (id: string) => {
      const next = new URLSearchParams(parameters);
      next.set("image", id);
      void navigate(`${href("/image-gen/v1/edit")}?${next}`);
    };
    return (
      <ChooseImage
        userId={userId}
        isMissing={assetId !== null}
        about="Say what should change, take its background away, extend it, make it larger or make variations. What you begin with always stays as it is."
        onOpen={open}
      />
    );
  }
  if (!isAlive) {
    return (
      <main className="measure grid grid-cols-[minmax(0,1fr)] gap-8 py-8 md:grid-cols-[minmax(0,1fr)_22rem]">
        <h1 className="sr-only">Edit {picture.name}</h1>
        <div role="status" aria-label="Opening the picture">
          <Skeleton className="aspect-square w-full" />
        </div>
      </main>
    );
  }
  return <SimpleEditor key={picture.id} userId={userId} picture={picture} models={models} />;
}

export function HydrateFallback() {
  return (
    <main className="measure grid grid-cols-[minmax(0,1fr)] gap-8 py-8 md:grid-cols-[minmax(0,1fr)_22rem]">
      <h1 className="sr-only">Edit a picture</h1>
      <div role="status" aria-label="Opening the picture">
        <Skeleton className="aspect-square w-full" />
      </div>
      <Skeleton className="h-[32rem]" />
    </main>
  );
}
