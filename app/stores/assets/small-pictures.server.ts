import { renditionFor } from "~/domain/assets/rendition";
import type { Settings } from "~/settings/settings.server";
import { keyOfAsset, renditionKey } from "../media/media-keys.server";
import { getOwnAssets } from "./assets.server";

/** Wide enough to judge a picture by, in pixels. */
const width = 640;
/** A picture of so many pixels is small itself. */
const mostPixels = 1024 ** 2;
const readable = ["image/webp", "image/jpeg", "image/png"];

/** The user's own pictures as they are shown in lists. One that has no small file yet, or none that is read here, is left out. */
export async function readSmallPictures(
  settings: Settings,
  ownerId: string,
  assetIds: readonly string[],
): Promise<{ assetId: string; bytes: Uint8Array }[]> {
  if (assetIds.length === 0) return [];
  const assets = await getOwnAssets(settings, [...new Set(assetIds)], ownerId);
  const read = assets.map(async (asset) => {
    const { id, fileId = id, renditions } = asset;
    const small = renditionFor(renditions, width);
    const isSmall = asset.width * asset.height <= mostPixels;
    const mediaType = small?.mediaType ?? asset.mediaType;
    if (!(small || isSmall) || !readable.includes(mediaType)) return [];
    const key = small ? renditionKey(ownerId, fileId, small.forWidth) : keyOfAsset(asset);
    const stored = await settings.media.get(key);
    return stored ? [{ assetId: id, bytes: new Uint8Array(await stored.arrayBuffer()) }] : [];
  });
  return (await Promise.all(read)).flat();
}
