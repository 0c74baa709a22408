import type { ImageFile } from "~/providers/image-call.server";
import type { Settings } from "~/settings.server";
import type { Asset } from "~/stores/asset-document";
import { getOwnAssets } from "~/stores/assets.server";
import { keyOfAsset } from "~/stores/media-keys.server";
import { JobFailure } from "./step-result";

export interface OwnPicture {
  asset: Asset;
  file: ImageFile;
}

/**
 * The files of a user's own pictures, by their ids; `null` among these is passed over. Together they are bounded where
 * the request is taken in. Throws JobFailure `asset_missing`.
 */
export async function readOwnPictures(
  settings: Settings,
  ownerId: string,
  assetIds: readonly (string | null)[],
): Promise<ReadonlyMap<string, OwnPicture>> {
  const wanted = [...new Set(assetIds.filter((id) => id !== null))];
  const assets = await getOwnAssets(settings, wanted, ownerId);
  const files = await Promise.all(assets.map((asset) => settings.media.get(keyOfAsset(asset))));
  const pictures = new Map<string, OwnPicture>();
  for (const [index, asset] of assets.entries()) {
    const bytes = await files[index]?.arrayBuffer();
    if (bytes) {
      pictures.set(asset.id, { asset, file: { bytes: new Uint8Array(bytes), mediaType: asset.mediaType } });
    }
  }
  if (pictures.size === wanted.length) return pictures;
  throw new JobFailure("asset_missing", "A picture it begins with was deleted. Choose another one.");
}
