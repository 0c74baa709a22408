import type { RouterContextProvider } from "react-router";
import { mediaKindOf } from "~/domain/assets/media-type";
import type { ImageModelInfo } from "~/domain/image/image-model";
import type { Asset } from "~/stores/assets/asset-document";
import { getAsset } from "~/stores/assets/assets.server";
import { isDocumentId } from "~/stores/firestore/document-id";
import { settingsContext } from "../http/context";
import { readImagePage } from "./read-image-page.server";

/** What a page that edits pictures begins with. */
export interface EditPage {
  userId: string;
  /** As the address names it; null where it names none. */
  assetId: string | null;
  /** Null where there is none, it is no picture, or it is somebody else's. */
  picture: Pick<Asset, "id" | "name" | "width" | "height"> | null;
  models: ImageModelInfo[];
}

/** The viewer's own picture that `?image=` names, and the models that are set up. */
export async function readEditedImage(
  context: Readonly<RouterContextProvider>,
  request: Request,
): Promise<EditPage> {
  const page = readImagePage(context);
  const assetId = new URL(request.url).searchParams.get("image");
  const found =
    assetId && isDocumentId(assetId) ? await getAsset(context.get(settingsContext), assetId) : null;
  const isOwn = found !== null && found.ownerId === page.userId && mediaKindOf(found.mediaType) === "picture";
  return {
    ...page,
    assetId,
    picture: isOwn ? { id: found.id, name: found.name, width: found.width, height: found.height } : null,
  };
}
