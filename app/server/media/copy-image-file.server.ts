import { mediaKindOf } from "~/domain/assets/media-type";
import { readImageInfo } from "~/formats/read-image-info";
import type { Settings } from "~/settings/settings.server";
import type { Asset } from "~/stores/assets/asset-document";
import { keepUpload } from "~/stores/assets/assets.server";
import { serveAsset } from "./serve-asset.server";

/**
 * Somebody's image as a file of another person's own: as others see it, without what a camera wrote into it, and with
 * how it was made. The same image is one file however often it is copied. Null for what is no readable image.
 */
export async function copyImageFile(
  settings: Settings,
  asset: Asset,
  ownerId: string,
): Promise<Asset | null> {
  if (mediaKindOf(asset.mediaType) !== "picture") return null;
  const address = new Request(`https://vitrine.invalid/media/assets/${asset.id}`);
  const seen = await serveAsset(address, settings, asset, { isOwner: false });
  if (!seen.ok) return null;
  const bytes = new Uint8Array(await seen.arrayBuffer());
  const image = readImageInfo(bytes);
  if (!image) return null;
  const { name, alt, recipe, color } = asset;
  const copy = { name, alt, recipe, ...(color ? { color } : {}), ...image };
  const { asset: own } = await keepUpload(settings, bytes, {
    ...copy,
    ownerId,
    origin: "upload",
    ...(asset.ownerId === ownerId ? {} : { copiedFrom: asset.id }),
    jobId: null,
    folderId: null,
    renditions: [],
  });
  return own;
}
