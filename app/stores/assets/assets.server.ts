import type { Settings } from "~/settings/settings.server";
import { isDocumentId } from "../firestore/document-id";
import { FirestoreError, firestoreOf } from "../firestore/firestore.server";
import { serverTimestamp } from "../firestore/firestore-values.server";
import { readStored } from "../firestore/read-stored.server";
import { stableId } from "../firestore/stable-id.server";
import { assetKey } from "../media/media-keys.server";
import { sha256Hex } from "../media/sha256.server";
import { type Asset, type AssetDocument, parseAsset } from "./asset-document";

export type NewAsset = Omit<AssetDocument, "createdAt" | "trashedAt" | "sizeBytes" | "sha256">;

/** The user's file with these very bytes, also in the trash; null where there is none. */
export async function findOwnFile(
  settings: Settings,
  ownerId: string,
  sha256: string,
): Promise<Asset | null> {
  const found = await firestoreOf(settings).query({
    collection: "assets",
    where: [
      ["ownerId", "EQUAL", ownerId],
      ["sha256", "EQUAL", sha256],
    ],
    limit: 10,
  });
  const assets = found.flatMap((file) => readStored(file, parseAsset) ?? []).filter(({ hidden }) => !hidden);
  return assets.find(({ trashedAt }) => trashedAt === null) ?? assets[0] ?? null;
}

export async function getAsset(settings: Settings, assetId: string): Promise<Asset | null> {
  if (!isDocumentId(assetId)) return null;
  const document = await firestoreOf(settings).get(`assets/${assetId}`);
  return readStored(document, parseAsset);
}

/** Which of these assets are this user's and not in the trash, in the order asked for. */
export async function getOwnAssets(
  settings: Settings,
  assetIds: readonly string[],
  ownerId: string,
): Promise<Asset[]> {
  const ids = assetIds.filter(isDocumentId);
  if (ids.length === 0) return [];
  const documents = await firestoreOf(settings).getAll(ids.map((id) => `assets/${id}`));
  return documents.flatMap((document) => {
    if (document?.data.ownerId !== ownerId || document.data.trashedAt) return [];
    return readStored(document, parseAsset) ?? [];
  });
}

/** Keeps an uploaded picture. The same bytes of the same owner are one asset, brought back if it was in the trash. */
export async function keepUpload(
  settings: Settings,
  bytes: Uint8Array<ArrayBuffer>,
  asset: NewAsset,
): Promise<{ asset: Asset; isNew: boolean }> {
  const sha256 = await sha256Hex(bytes);
  const known = await findOwnFile(settings, asset.ownerId, sha256);
  if (known) return { asset: await bringBack(settings, known), isNew: false };
  const assetId = await freeAssetId(settings, asset.ownerId, sha256, asset.hidden);
  return { asset: await createAsset(settings, assetId, bytes, asset), isNew: true };
}

/** Takes a file out of the trash, where it lies there. */
export async function bringBack(settings: Settings, asset: Asset): Promise<Asset> {
  if (!asset.trashedAt) return asset;
  const path = `assets/${asset.id}`;
  await firestoreOf(settings).commit([{ kind: "update", path, data: { trashedAt: null }, exists: true }]);
  return { ...asset, trashedAt: null };
}

/**
 * The id of an asset of these bytes that is not there yet: always the same, so that a file that comes twice at once
 * is one asset; another only where the first has had a new version since, or is one that no list shows.
 */
export async function freeAssetId(
  settings: Settings,
  ownerId: string,
  sha256: string,
  hidden = false,
): Promise<string> {
  for (let turn = 0; ; turn++) {
    const parts = ["asset", ownerId, sha256, ...(turn > 0 ? [String(turn)] : [])];
    const assetId = await stableId(...parts);
    const known = await getAsset(settings, assetId);
    if (!known || (known.sha256 === sha256 && Boolean(known.hidden) === hidden)) return assetId;
  }
}

/** Writes the document of a file whose bytes lie in the bucket already. Done before is done. */
export async function recordStoredAsset(
  settings: Settings,
  assetId: string,
  asset: NewAsset & { sizeBytes: number; sha256: string; createdAt?: Date | undefined },
): Promise<Asset> {
  return recordAsset(settings, assetId, { ...asset, trashedAt: null });
}

/** Stores the bytes, then the document under the given id. Done before is done: an existing asset is left as it is. */
export async function createAsset(
  settings: Settings,
  assetId: string,
  bytes: Uint8Array<ArrayBuffer>,
  asset: NewAsset,
): Promise<Asset> {
  await settings.media.put(assetKey(asset.ownerId, assetId), bytes, {
    httpMetadata: { contentType: asset.mediaType },
  });
  return recordAsset(settings, assetId, {
    ...asset,
    sizeBytes: bytes.length,
    sha256: await sha256Hex(bytes),
    trashedAt: null,
  });
}

async function recordAsset(
  settings: Settings,
  assetId: string,
  given: Omit<AssetDocument, "createdAt"> & { createdAt?: Date | undefined },
): Promise<Asset> {
  const document = { renditions: [], ...given };
  try {
    const data = { ...document, createdAt: given.createdAt ?? serverTimestamp };
    await firestoreOf(settings).commit([{ kind: "set", path: `assets/${assetId}`, data, exists: false }]);
  } catch (error) {
    if (!(error instanceof FirestoreError && error.code === "already_exists")) throw error;
  }
  return { id: assetId, ...document, createdAt: given.createdAt ?? new Date() };
}
