import type { RouterContextProvider } from "react-router";
import { mediaKindOf } from "~/domain/assets/media-type";
import type { Asset } from "~/stores/assets/asset-document";
import { getAsset } from "~/stores/assets/assets.server";
import { isDocumentId } from "~/stores/firestore/document-id";
import { settingsContext, viewerContext } from "../http/context";

/** What a page that edits pictures asks of the server. */
export interface AskedPicture {
  /** As the address names it; null where it names none. */
  assetId: string | null;
  /** Null where there is none, it is no picture, or it is somebody else's. */
  picture: Pick<Asset, "id" | "name" | "width" | "height" | "report"> | null;
}

/** The viewer's own picture that `?image=` names. */
export async function readEditedImage(
  context: Readonly<RouterContextProvider>,
  request: Request,
): Promise<AskedPicture> {
  const viewer = context.get(viewerContext);
  const assetId = new URL(request.url).searchParams.get("image");
  const found =
    assetId && isDocumentId(assetId) ? await getAsset(context.get(settingsContext), assetId) : null;
  const isOwn =
    found !== null &&
    viewer.kind !== "anonymous" &&
    found.ownerId === viewer.userId &&
    mediaKindOf(found.mediaType) === "picture";
  return {
    assetId,
    picture: isOwn
      ? {
          id: found.id,
          name: found.name,
          width: found.width,
          height: found.height,
          report: found.report ?? null,
        }
      : null,
  };
}
