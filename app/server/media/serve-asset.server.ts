import { mediaKindOf } from "~/domain/assets/media-type";
import { renditionFor } from "~/domain/assets/rendition";
import { findRedactions } from "~/formats/strip/find-redactions";
import { type Redaction, redact } from "~/formats/strip/redaction";
import { stripImage } from "~/formats/strip/strip-image";
import type { Settings } from "~/settings/settings.server";
import type { Asset } from "~/stores/assets/asset-document";
import { noteCopies } from "~/stores/assets/image-copies.server";
import { cleanKey, keyOfAsset, renditionKey } from "~/stores/media/media-keys.server";
import { type MediaFile, serveMedia } from "./serve-media.server";

/**
 * Answers with the file of an asset, or with its rendition for `?w=` where it has one. Its owner gets the file as it is;
 * everybody else, who by now may see it, without what a camera wrote into it.
 */
export async function serveAsset(
  request: Request,
  settings: Settings,
  asset: Asset,
  { isOwner }: { isOwner: boolean },
): Promise<Response> {
  const { media } = settings;
  const fileName = asset.name;
  const fileId = asset.fileId ?? asset.id;
  const { searchParams } = new URL(request.url);
  // Another file stands under the plain address after a new version.
  const isFixed = isOwner && searchParams.get("v") === fileId;
  const rendition = renditionOf(searchParams.get("w"), asset);
  if (rendition) {
    const key = renditionKey(asset.ownerId, fileId, rendition.forWidth);
    const answer = await serveMedia(request, media, {
      key,
      mediaType: rendition.mediaType,
      fileName,
      isFixed,
    });
    if (answer.status !== 404) return answer;
  }
  const file: MediaFile = {
    key: keyOfAsset(asset),
    mediaType: asset.mediaType,
    fileName,
    // A smaller image may yet be made for an address that asks for one.
    isFixed: isFixed && !searchParams.has("w"),
  };
  if (isOwner) return serveMedia(request, media, file);
  if (mediaKindOf(asset.mediaType) === "picture") {
    const key = await keepCleanImage(settings, asset, fileId);
    return serveMedia(request, media, key ? { ...file, key } : null);
  }
  if (mediaKindOf(asset.mediaType) === "typeface") return serveMedia(request, media, file);
  const redactions = await keepRedactions(media, asset, fileId);
  if (!redactions) return serveMedia(request, media, null);
  if (redactions.length === 0) return serveMedia(request, media, file);
  return serveMedia(request, media, { ...file, alter: (piece, offset) => redact(piece, offset, redactions) });
}

function renditionOf(wanted: string | null, asset: Asset) {
  return wanted && /^\d{1,4}$/.test(wanted) ? renditionFor(asset.renditions, Number(wanted)) : undefined;
}

/** Makes the copy that others see, once; null for an image that cannot be read well enough to be sure of it. */
async function keepCleanImage(settings: Settings, asset: Asset, fileId: string): Promise<string | null> {
  const { media } = settings;
  const key = cleanKey(asset.ownerId, fileId);
  const isKept = (await media.head(key)) !== null;
  if (isKept && asset.copyBytes) return key;
  if (!isKept) {
    const original = await media.get(keyOfAsset(asset));
    const clean = original && stripImage(new Uint8Array(await original.arrayBuffer()), asset.mediaType);
    if (!clean) return null;
    await media.put(key, clean, { httpMetadata: { contentType: asset.mediaType } });
  }
  await noteCopies(settings, asset);
  return key;
}

/** Raise it when `findRedactions` finds more, so that kept redactions are computed anew. */
const redactionsVersion = 1;

/** Finds once what others must not see in a clip or sound, and keeps it in the bucket as `blanks`; null for a file that cannot be read well enough. */
async function keepRedactions(media: R2Bucket, asset: Asset, fileId: string): Promise<Redaction[] | null> {
  const key = cleanKey(asset.ownerId, fileId);
  const kept = await (await media.get(key))?.json<{ version: number; blanks: Redaction[] | null }>();
  if (kept?.version === redactionsVersion) return kept.blanks;
  const redactions = await findRedactions(asset.mediaType, asset.sizeBytes, async (offset, length) => {
    const part = await media.get(keyOfAsset(asset), { range: { offset, length } });
    return new Uint8Array((await part?.arrayBuffer()) ?? new ArrayBuffer(0));
  });
  await media.put(key, JSON.stringify({ version: redactionsVersion, blanks: redactions }));
  return redactions;
}
