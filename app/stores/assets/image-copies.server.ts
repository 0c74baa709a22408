import {
  type CopyKind,
  copyKinds,
  copyNeeded,
  type MissingCopy,
  type PictureUse,
  sourceUse,
} from "~/domain/image/image-copy";
import type { ImageRequest } from "~/domain/image/image-request";
import type { Settings } from "~/settings/settings.server";
import { FirestoreError, firestoreOf } from "../firestore/firestore.server";
import { cleanKey, copyKey } from "../media/media-keys.server";
import type { Asset } from "./asset-document";

/** What a request uses each of its pictures for. Masks are made by our pages, in a type that is read. */
export function usesOf({
  operation,
  sourceAssetId,
  references,
}: Pick<ImageRequest, "operation" | "sourceAssetId" | "references">): { assetId: string; use: PictureUse }[] {
  return [
    ...(sourceAssetId ? [{ assetId: sourceAssetId, use: sourceUse(operation) }] : []),
    ...references.map(({ assetId }) => ({ assetId, use: "reference" as const })),
  ];
}

/** The copies that a request needs of these pictures and that are not there yet. */
export async function findMissingCopies(
  settings: Settings,
  request: ImageRequest,
  assets: readonly Asset[],
): Promise<MissingCopy[]> {
  const needed = usesOf(request).flatMap(({ assetId, use }) => {
    const asset = assets.find(({ id }) => id === assetId);
    const kind = asset ? copyNeeded(asset, use) : null;
    return asset && kind ? [{ asset, kind }] : [];
  });
  const there = await Promise.all(
    needed.map(({ asset, kind }) => settings.media.head(keyOfCopy(asset, kind))),
  );
  return needed
    .filter((_, index) => !there[index])
    .map(({ asset, kind }) => {
      const { id, fileId = id, width, height } = asset;
      return { assetId: id, kind, fileId, width, height };
    });
}

/** Where the copy of an asset's present file lies. */
export const keyOfCopy = (asset: Pick<Asset, "ownerId" | "id" | "fileId">, kind: CopyKind) =>
  copyKey(asset.ownerId, asset.fileId ?? asset.id, kind);

/** Notes the bytes of all copies of an asset's present file, by what lies in the bucket: told again it stands as before. */
export async function noteCopies(settings: Settings, asset: Asset): Promise<void> {
  const keys = [
    cleanKey(asset.ownerId, asset.fileId ?? asset.id),
    ...copyKinds.map((kind) => keyOfCopy(asset, kind)),
  ];
  const there = await Promise.all(keys.map((key) => settings.media.head(key)));
  const copyBytes = there.reduce((total, copy) => total + (copy?.size ?? 0), 0);
  if (copyBytes === (asset.copyBytes ?? 0)) return;
  try {
    const path = `assets/${asset.id}`;
    await firestoreOf(settings).commit([{ kind: "update", path, data: { copyBytes }, exists: true }]);
  } catch (error) {
    // Deleted meanwhile, or not to be reached: whoever asks for a copy that is not counted notes it again.
    if (!(error instanceof FirestoreError)) throw error;
  }
}
