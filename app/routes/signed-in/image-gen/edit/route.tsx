import { useEffect, useState } from "react";
import { href, useNavigate, useSearchParams } from "react-router";
import { ChooseImage } from "~/images/choose-image";
import { ImagesNav } from "~/images/images-nav";
import { loadFromServer } from "~/session/page-loaders";
import { pageTitle } from "~/shell/page-title";
import { Spinner } from "~/ui/spinner";
import type { Route } from "./+types/route";
import { Editor } from "./editor";

export const handle = { place: "Edit an image" };

export const meta: Route.MetaFunction = ({ loaderData }) => [
  {
    title: pageTitle(
      loaderData?.picture ? `Edit ${loaderData.picture.name || "a picture"}` : "Edit a picture",
    ),
  },
];

export { loader } from "./loader.server";

export const clientLoader = (asked: Route.ClientLoaderArgs) => loadFromServer(asked);
clientLoader.hydrate = true as const;

export { revalidateOnImage as shouldRevalidate } from "~/images/edit/edited-image";

export default function ImageEdit({
  loaderData: { userId, assetId, picture, models },
}: Route.ComponentProps) {
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  // Drafts and tools lie in this browser, so the editor stands once the page has come alive.
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);

  const open = (id: string) => {
    const next = new URLSearchParams({ image: id });
    const task = parameters.get("do");
    if (task) next.set("do", task);
    void navigate(`${href("/image-gen/edit")}?${next}`);
  };
  if (!picture) {
    return (
      <>
        <ImagesNav />
        <ChooseImage
          userId={userId}
          isMissing={assetId !== null}
          about="Mark what should change, extend it, take its background away, crop and adjust it. What you begin with always stays as it is."
          onOpen={open}
        />
      </>
    );
  }
  if (!isAlive) {
    return (
      <main className="grid h-[calc(100dvh-7.5rem)] md:h-[calc(100dvh-3.5rem)]">
        <h1 className="sr-only">Edit {picture.name}</h1>
        <p role="status" className="grid animate-appear place-items-center text-muted">
          <Spinner className="size-6" />
          <span className="sr-only">Opening the editor</span>
        </p>
      </main>
    );
  }
  return <Editor key={picture.id} userId={userId} asset={picture} models={models} onOpen={open} />;
}

export function HydrateFallback() {
  return (
    <main className="grid h-[calc(100dvh-7.5rem)] md:h-[calc(100dvh-3.5rem)]">
      <h1 className="sr-only">Edit a picture</h1>
      <p role="status" className="grid animate-appear place-items-center text-muted">
        <Spinner className="size-6" />
        <span className="sr-only">Opening the editor</span>
      </p>
    </main>
  );
}
