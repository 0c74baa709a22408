import { mediaKindOf } from "~/domain/assets/media-type";
import { readImageInfo } from "~/formats/read-image-info";
import type { Settings } from "~/settings/settings.server";
import type { Asset } from "~/stores/assets/asset-document";
import { keepUpload } from "~/stores/assets/assets.server";
import { serveAsset } from "./serve-asset.server";

/**
 * Somebody's picture as a file of another person's own: as others see it, without what a camera wrote into it, and with
 * how it was made. The same picture is one file however often it is copied. Null for what is no readable picture.
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
  const picture = readImageInfo(bytes);
  if (!picture) return null;
  const { name, alt, recipe, color } = asset;
  const copy = { name, alt, recipe, ...(color ? { color } : {}), ...picture };
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
