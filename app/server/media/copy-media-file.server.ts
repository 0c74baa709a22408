import { mediaKindOf } from "~/domain/assets/media-type";
import type { Settings } from "~/settings/settings.server";
import type { Asset } from "~/stores/assets/asset-document";
import { keepUpload } from "~/stores/assets/assets.server";
import { copyImageFile } from "./copy-image-file.server";
import { serveAsset } from "./serve-asset.server";

/** More than a worker should hold of one file. */
const mostBytes = 48 * 1024 * 1024;

/**
 * Somebody's picture, clip or sound as a file of another person's own, as others see it. The same file is one however often it is
 * copied. Null for what is too large or cannot be read, and for typefaces.
 */
export async function copyMediaFile(
  settings: Settings,
  asset: Asset,
  ownerId: string,
): Promise<Asset | null> {
  const kind = mediaKindOf(asset.mediaType);
  if (kind === "picture") return copyImageFile(settings, asset, ownerId);
  if (kind === "typeface" || asset.sizeBytes > mostBytes) return null;
  const address = new Request(`https://vitrine.invalid/media/assets/${asset.id}`);
  const seen = await serveAsset(address, settings, asset, { isOwner: false });
  if (!seen.ok) return null;
  const bytes = new Uint8Array(await seen.arrayBuffer());
  const { name, alt, mediaType, width, height, durationSeconds, waveform, color } = asset;
  const { asset: own } = await keepUpload(settings, bytes, {
    name,
    alt,
    mediaType,
    width,
    height,
    ...(durationSeconds !== undefined && { durationSeconds }),
    ...(waveform && { waveform }),
    ...(color && { color }),
    recipe: null,
    ownerId,
    origin: "upload",
    copiedFrom: asset.id,
    jobId: null,
    folderId: null,
    renditions: null,
  });
  return own;
}
