import type { Settings } from "~/settings.server";
import { type Asset, type AssetDocument, parseAsset } from "./asset-document";
import { isDocumentId } from "./document-id";
import { FirestoreError, firestoreOf } from "./firestore.server";
import { serverTimestamp } from "./firestore-values.server";
import { assetKey } from "./media-keys.server";
import { stableId } from "./stable-id.server";

export type NewAsset = Omit<AssetDocument, "createdAt" | "trashedAt" | "sizeBytes" | "sha256">;

export async function getAsset(settings: Settings, assetId: string): Promise<Asset | null> {
  if (!isDocumentId(assetId)) return null;
  const document = await firestoreOf(settings).get(`assets/${assetId}`);
  return document && parseAsset(assetId, document.data);
}

/** Which of these assets are this user's and not in the trash, in the order asked for. */
export async function getOwnAssets(
  settings: Settings,
  assetIds: readonly string[],
  ownerId: string,
): Promise<Asset[]> {
  if (assetIds.length === 0) return [];
  const documents = await firestoreOf(settings).getAll(assetIds.map((id) => `assets/${id}`));
  return documents.flatMap((document) => {
    if (document?.data.ownerId !== ownerId || document.data.trashedAt) return [];
    return parseAsset(document.id, document.data);
  });
}

/** How many pictures this user had made since a time, counted up to `most`. */
export async function countMadeSince(
  settings: Settings,
  ownerId: string,
  since: Date,
  most: number,
): Promise<number> {
  const newest = await firestoreOf(settings).query({
    collection: "assets",
    where: [["ownerId", "EQUAL", ownerId]],
    orderBy: [["createdAt", "DESCENDING"]],
    limit: most,
  });
  return newest.filter(({ data, createTime }) => data.origin === "made" && createTime >= since).length;
}

/** Keeps an uploaded picture. The same bytes of the same owner are one asset, brought back if it was in the trash. */
export async function keepUpload(
  settings: Settings,
  bytes: Uint8Array<ArrayBuffer>,
  asset: NewAsset,
): Promise<{ asset: Asset; isNew: boolean }> {
  const assetId = await stableId("asset", asset.ownerId, await sha256Hex(bytes));
  const known = await getAsset(settings, assetId);
  if (known) {
    if (known.trashedAt) {
      const path = `assets/${assetId}`;
      await firestoreOf(settings).commit([{ kind: "update", path, data: { trashedAt: null }, exists: true }]);
    }
    return { asset: { ...known, trashedAt: null }, isNew: false };
  }
  return { asset: await createAsset(settings, assetId, bytes, asset), isNew: true };
}

/** Writes the document of a clip or sound whose bytes lie in the bucket already. Done before is done. */
export async function recordStreamedAsset(
  settings: Settings,
  assetId: string,
  asset: NewAsset & { sizeBytes: number },
): Promise<Asset> {
  return recordAsset(settings, assetId, { ...asset, sha256: "", trashedAt: null });
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
  document: Omit<AssetDocument, "createdAt">,
): Promise<Asset> {
  try {
    const data = { ...document, createdAt: serverTimestamp };
    await firestoreOf(settings).commit([{ kind: "set", path: `assets/${assetId}`, data, exists: false }]);
  } catch (error) {
    if (!(error instanceof FirestoreError && error.code === "already_exists")) throw error;
  }
  return { id: assetId, ...document, createdAt: new Date() };
}

async function sha256Hex(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
