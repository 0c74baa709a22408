import { nameWithOwnEnding } from "~/domain/assets/file-name";
import { renditionWidths } from "~/domain/assets/rendition";
import { copyKinds } from "~/domain/image/image-copy";
import { pageImageNames } from "~/domain/pages/page-image";
import type { Settings } from "~/settings/settings.server";
import { firestoreOf } from "../firestore/firestore.server";
import { assetKey, cleanKey, copyKey, pageImageKey, renditionKey } from "../media/media-keys.server";
import { isPublicImage, unpublishing } from "../public-images/public-images.server";
import { type Asset, type AssetFiles, type AssetVersion, mostVersions } from "./asset-document";

/** A file that lies in the bucket under an id of its own, and all that is known of it. */
export type StoredFile = Pick<
  Asset,
  "mediaType" | "width" | "height" | "durationSeconds" | "sizeBytes" | "sha256" | "color" | "waveform"
> & { fileId: string };

/** Puts a file in the place of an asset's own, which is kept as a version. The asset stays the same for all who show it. */
export async function replaceFile(settings: Settings, asset: Asset, file: StoredFile): Promise<Asset> {
  const versions = [versionOf(asset), ...(asset.versions ?? [])];
  return putFile(settings, asset, file, versions.slice(0, mostVersions), versions.slice(mostVersions));
}

/** Brings an earlier file back; the present one is kept in its place. Null where there is no such version. */
export async function restoreFile(settings: Settings, asset: Asset, fileId: string): Promise<Asset | null> {
  const version = asset.versions?.find((one) => one.fileId === fileId);
  if (!version) return null;
  const others = (asset.versions ?? []).filter((one) => one !== version);
  return putFile(settings, asset, version, [versionOf(asset), ...others], []);
}

/** Deletes an asset for good: every file of it, then its document, what was drawn on it and, where it is one, the image's and what others see of it. */
export async function deleteAsset(settings: Settings, asset: AssetFiles): Promise<void> {
  const fileIds = [asset.fileId ?? asset.id, ...(asset.versions ?? []).map(({ fileId }) => fileId)];
  await settings.media.delete(fileIds.flatMap((fileId) => keysOf(asset.ownerId, fileId)));
  await firestoreOf(settings).commit([
    { kind: "delete", path: `assets/${asset.id}` },
    { kind: "delete", path: `images/${asset.id}` },
    { kind: "delete", path: `publicImages/${asset.id}` },
    { kind: "delete", path: `users/${asset.ownerId}/imageEdits/${asset.id}` },
  ]);
}

function versionOf(asset: Asset): AssetVersion {
  const { name, mediaType, width, height, durationSeconds, sizeBytes, sha256, color, waveform } = asset;
  const facts = { mediaType, width, height, durationSeconds, sizeBytes, sha256, color, waveform };
  return { fileId: asset.fileId ?? asset.id, name, ...facts, replacedAt: new Date().toISOString() };
}

async function putFile(
  settings: Settings,
  asset: Asset,
  file: StoredFile,
  versions: AssetVersion[],
  dropped: AssetVersion[],
): Promise<Asset> {
  const { fileId, mediaType, width, height, sizeBytes, sha256 } = file;
  // Those of earlier files stay: a published page goes on showing them.
  const pageImages = (asset.pageImages ?? []).filter(
    (image) => !dropped.some((version) => version.fileId === image.fileId),
  );
  const change = {
    fileId,
    name: nameWithOwnEnding(asset.name, mediaType),
    mediaType,
    width,
    height,
    sizeBytes,
    sha256,
    durationSeconds: file.durationSeconds,
    color: file.color,
    waveform: file.waveform,
    versions,
    versionBytes: versions.reduce((total, version) => total + version.sizeBytes, 0),
    // The smaller pictures and the copies of the earlier file are not of this one, nor is what its maker knew.
    renditions: [],
    renditionBytes: 0,
    copyBytes: 0,
    report: null,
    ...(asset.pageImages && {
      pageImages,
      pageImageBytes: pageImages.reduce((total, image) => total + image.sizeBytes, 0),
    }),
  };
  // Written whole, because an update leaves alone what the new file has not: a length, a colour.
  const { id, ...document } = { ...asset, ...change };
  // What others judged by the file it had is not theirs to see with another.
  const hiding = (await isPublicImage(settings, id)) ? unpublishing(id) : [];
  await firestoreOf(settings).commit([
    { kind: "set", path: `assets/${id}`, data: document, exists: true },
    ...hiding,
  ]);
  await settings.media.delete([
    ...madeOf(asset.ownerId, asset.fileId ?? id),
    ...dropped.flatMap((version) => keysOf(asset.ownerId, version.fileId)),
  ]);
  return { id, ...document };
}

function keysOf(ownerId: string, fileId: string): string[] {
  const ofPages = pageImageNames.map((name) => pageImageKey(ownerId, fileId, name));
  return [assetKey(ownerId, fileId), ...madeOf(ownerId, fileId), ...ofPages];
}

/** What was made of a file, and is made again when it is wanted. */
function madeOf(ownerId: string, fileId: string): string[] {
  return [
    cleanKey(ownerId, fileId),
    ...copyKinds.map((kind) => copyKey(ownerId, fileId, kind)),
    ...renditionWidths.map((width) => renditionKey(ownerId, fileId, width)),
  ];
}
