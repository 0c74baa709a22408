import { copyNeeded, type PictureUse } from "~/domain/image/image-copy";
import type { ImageFile } from "~/providers/image-call.server";
import type { Settings } from "~/settings/settings.server";
import type { Asset } from "~/stores/assets/asset-document";
import { getOwnAssets } from "~/stores/assets/assets.server";
import { keyOfCopy } from "~/stores/assets/image-copies.server";
import { keyOfAsset } from "~/stores/media/media-keys.server";
import { JobFailure } from "./step-result";

export interface OwnPicture {
  asset: Asset;
  file: ImageFile;
}

/** A picture that is wanted, and what for: what that cannot use as it is, is read as its copy. */
export interface WantedPicture {
  assetId: string;
  use: PictureUse | null;
}

/**
 * The files of a user's own pictures, in the order asked for. Together they are bounded where the request is taken in.
 * Throws JobFailure `asset_missing`.
 */
export async function readOwnPictures(
  settings: Settings,
  ownerId: string,
  wanted: readonly WantedPicture[],
): Promise<OwnPicture[]> {
  const ids = [...new Set(wanted.map(({ assetId }) => assetId))];
  const assets = new Map(
    (await getOwnAssets(settings, ids, ownerId)).map((asset) => [asset.id, asset] as const),
  );
  return Promise.all(
    wanted.map(async ({ assetId, use }) => {
      const asset = assets.get(assetId);
      const kind = asset && use ? copyNeeded(asset, use) : null;
      const stored = asset && (await settings.media.get(kind ? keyOfCopy(asset, kind) : keyOfAsset(asset)));
      if (!asset || !stored) {
        throw new JobFailure("asset_missing", "A picture it begins with was deleted. Choose another one.");
      }
      const mediaType = (kind && stored.httpMetadata?.contentType) || asset.mediaType;
      return { asset, file: { bytes: new Uint8Array(await stored.arrayBuffer()), mediaType } };
    }),
  );
}
