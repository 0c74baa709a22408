import { Suspense, useEffect, useState } from "react";
import { href, useNavigate, useSearchParams } from "react-router";
import { ImagesNav } from "~/images/images-nav";
import { loadFromServer, loadImagePage } from "~/session/page-loaders";
import { pageTitle } from "~/shell/page-title";
import { Skeleton } from "~/ui/skeleton";
import type { Route } from "./+types/route";
import { Editor } from "./editor";
import { ChooseImage } from "./later-parts";
import { usePictureSteps } from "./picture-steps";
import { usePlans } from "./plan/use-plans";

export const handle = { place: "Edit an image" };

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
  const steps = usePictureSteps(open);
  const plans = usePlans(userId);
  if (!picture) {
    return (
      <>
        <ImagesNav />
        <Suspense>
          <ChooseImage
            userId={userId}
            isMissing={assetId !== null}
            about="Mark what should change, extend it, take its background away, crop and adjust it. What you begin with always stays as it is."
            onOpen={open}
          />
        </Suspense>
      </>
    );
  }
  if (!isAlive) return <EditorSkeleton title={picture.name || "Edit a picture"} />;
  return (
    <Editor
      key={picture.id}
      userId={userId}
      asset={picture}
      models={models}
      onOpen={open}
      steps={steps}
      plans={plans}
    />
  );
}

export function HydrateFallback() {
  return <EditorSkeleton title="Edit a picture" />;
}

/** The header, tools, picture and panel of the editor, in their places. */
function EditorSkeleton({ title }: { title: string }) {
  return (
    <main className="flex h-[calc(100dvh-7.5rem)] min-h-96 flex-col md:h-[calc(100dvh-3.5rem)]">
      <h1 className="flex h-12 shrink-0 items-center truncate border-line border-b bg-surface px-4 font-[600]">
        {title}
      </h1>
      <div role="status" aria-label="Opening the editor" className="flex min-h-0 grow flex-col md:flex-row">
        <div className="grid content-start gap-2 border-line bg-surface p-2 max-md:order-last max-md:h-15 max-md:border-t md:w-[88px] md:border-e">
          <Skeleton className="h-11 md:h-80" />
        </div>
        <div className="grid min-h-0 grow place-items-center bg-sunken p-6">
          <div className="w-full max-w-lg">
            <Skeleton className="aspect-square" />
          </div>
        </div>
        <div className="grid shrink-0 content-start gap-4 border-line bg-surface p-4 max-md:hidden md:w-[320px] md:border-s">
          <Skeleton className="h-6 w-32" />
          <Skeleton className="h-28" />
          <Skeleton className="h-9" />
        </div>
      </div>
    </main>
  );
}
