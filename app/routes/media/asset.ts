import { isHiddenPath } from "~/domain/access/hidden-path";
import type { SignedInViewer } from "~/domain/access/viewer";
import { answerMethods } from "~/server/http/api-route.server";
import { serveAsset } from "~/server/media/serve-asset.server";
import { serveMedia } from "~/server/media/serve-media.server";
import type { Settings } from "~/settings/settings.server";
import type { Asset } from "~/stores/assets/asset-document";
import { getAsset } from "~/stores/assets/assets.server";
import { getSharedBoard, showsAsset } from "~/stores/boards/boards.server";
import { getBrand, mayUseBrand } from "~/stores/brands/brands.server";
import { getContentFor, isMediaOf } from "~/stores/content/content.server";
import { isShownToAll } from "~/stores/public-images/public-images.server";
import { mediaIdsOf } from "~/stores/publications/publication-document";
import { readPublication, type Visitor } from "~/stores/publications/read-publication.server";

/**
 * A picture, clip or sound: for its owner; for everybody while the publication named by `?in=` shows it; for whoever is
 * signed in, or knows the hidden path and sends it as `?gallery=`, while it is public; for whoever is signed in while it
 * is on the shared board named by `?board=`; for whoever may look at the video named by `?video=` while it uses it; for whoever may use the brand named by `?brand=` while it is a logo of it.
 */
const handle = answerMethods({
  GET: async ({ request, settings, viewer, params, url }) => {
    const asset = await getAsset(settings, params.assetId ?? "");
    const isOwner = asset !== null && viewer.kind !== "anonymous" && viewer.userId === asset.ownerId;
    const isFromGallery = isHiddenPath(
      url.searchParams.get("gallery") ?? "",
      settings.access.hiddenPathToken,
    );
    const mayAskForPublic = isFromGallery || (viewer.kind !== "anonymous" && url.searchParams.has("public"));
    const mayShow = async (found: Asset) =>
      isOwner ||
      (viewer.kind !== "anonymous" &&
        (await isOnSharedBoard(settings, found, url.searchParams.get("board")))) ||
      (viewer.kind !== "anonymous" &&
        (await isLogoOfBrand(settings, found, viewer, url.searchParams.get("brand")))) ||
      (mayAskForPublic && (await isShownToAll(settings, found))) ||
      (viewer.kind !== "anonymous" &&
        (await isInSharedVideo(settings, found, viewer, url.searchParams.get("video")))) ||
      (await isShown(settings, found, url.searchParams.get("in"), { request, viewer }));
    if (!asset || !(await mayShow(asset))) return serveMedia(request, settings.media, null);
    return serveAsset(request, settings, asset, { isOwner });
  },
});

export { handle as action, handle as loader };

async function isOnSharedBoard(settings: Settings, asset: Asset, boardId: string | null): Promise<boolean> {
  const board = boardId && (await getSharedBoard(settings, boardId));
  return Boolean(board && showsAsset(board, asset));
}

async function isLogoOfBrand(
  settings: Settings,
  asset: Asset,
  viewer: SignedInViewer,
  brandId: string | null,
): Promise<boolean> {
  const brand = brandId && (await getBrand(settings, brandId));
  return Boolean(
    brand &&
      !asset.trashedAt &&
      brand.ownerId === asset.ownerId &&
      mayUseBrand(brand, viewer) &&
      Object.values(brand.logos).some((logo) => logo?.assetId === asset.id),
  );
}

async function isShown(
  settings: Settings,
  asset: Asset,
  contentId: string | null,
  visitor: Visitor,
): Promise<boolean> {
  if (!contentId) return false;
  const reading = await readPublication(settings, contentId, visitor);
  return (
    reading.kind === "open" &&
    reading.publication.mediaIds.includes(asset.id) &&
    (await isMediaOf(settings, { ...reading, id: contentId, ownerId: reading.publication.ownerId }, asset))
  );
}

/** People who may look at a video see what it shows now, and nothing else that is its owner's, nor what lies in the trash. */
async function isInSharedVideo(
  settings: Settings,
  asset: Asset,
  viewer: SignedInViewer,
  contentId: string | null,
): Promise<boolean> {
  if (asset.trashedAt) return false;
  const found = contentId && (await getContentFor(settings, contentId, viewer));
  return Boolean(
    found &&
      mediaIdsOf(found.content.storyboard).includes(asset.id) &&
      (await isMediaOf(settings, found.content, asset)),
  );
}
