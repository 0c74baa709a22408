import { useEffect, useState } from "react";
import { href, type ShouldRevalidateFunctionArgs, useNavigate, useSearchParams } from "react-router";
import { settingsContext, viewerContext } from "~/context";
import type { ImageModelInfo } from "~/domain/image-model";
import { mediaKindOf } from "~/domain/media-type";
import { ChoosePicture } from "~/images/choose-picture";
import { ImagesNav } from "~/images/images-nav";
import { resolveModels } from "~/providers/model-catalogue.server";
import { pageTitle } from "~/shell/page-title";
import { getAsset } from "~/stores/assets.server";
import { isDocumentId } from "~/stores/document-id";
import { Spinner } from "~/ui/spinner";
import type { Route } from "./+types/route";
import { type EditedAsset, Editor } from "./editor";

export const handle = { place: "Edit an image" };

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: pageTitle(loaderData?.asset ? `Edit ${loaderData.asset.name || "a picture"}` : "Edit a picture") },
];

export async function loader({ context, request }: Route.LoaderArgs): Promise<{
  userId: string;
  assetId: string | null;
  asset: EditedAsset | null;
  models: ImageModelInfo[];
}> {
  const settings = context.get(settingsContext);
  const viewer = context.get(viewerContext);
  const userId = viewer.kind === "anonymous" ? "" : viewer.userId;
  const assetId = new URL(request.url).searchParams.get("image");
  const found = assetId && isDocumentId(assetId) ? await getAsset(settings, assetId) : null;
  const isOwn = found !== null && found.ownerId === userId && mediaKindOf(found.mediaType) === "picture";
  return {
    userId,
    assetId,
    asset: isOwn ? { id: found.id, name: found.name, width: found.width, height: found.height } : null,
    models: resolveModels(settings.providers).images.map(({ ask: _ask, ...info }) => info),
  };
}

/** What is done with a picture is in the address, too; only another picture has to be asked for. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isSame = currentUrl.searchParams.get("image") === nextUrl.searchParams.get("image");
  return isSame && currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
    ? false
    : defaultShouldRevalidate;
}

export default function ImageEdit({ loaderData: { userId, assetId, asset, models } }: Route.ComponentProps) {
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
  if (!asset) {
    return (
      <>
        <ImagesNav />
        <ChoosePicture
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
        <h1 className="sr-only">Edit {asset.name}</h1>
        <p role="status" className="grid animate-appear place-items-center text-muted">
          <Spinner className="size-6" />
          <span className="sr-only">Opening the editor</span>
        </p>
      </main>
    );
  }
  return <Editor key={asset.id} userId={userId} asset={asset} models={models} onOpen={open} />;
}
