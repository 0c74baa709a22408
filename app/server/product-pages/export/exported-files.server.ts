import { mediaKindOf } from "~/domain/assets/media-type";
import { pageImageName, pageImageSizes } from "~/domain/pages/page-image";
import { serveAsset } from "~/server/media/serve-asset.server";
import type { Settings } from "~/settings/settings.server";
import type { Asset } from "~/stores/assets/asset-document";
import { pageImageKey } from "~/stores/media/media-keys.server";
import { pageImagesOf } from "../page-files.server";

/** An image as an export carries it. */
export interface ExportedFile {
  asset: Asset;
  mediaType: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** The files of a page's assets as others may see them: the widest WebP made for pages, or the file itself without what a camera wrote into it. */
export async function readExportedFiles(
  settings: Settings,
  assets: readonly Asset[],
): Promise<ExportedFile[]> {
  const files: ExportedFile[] = [];
  // One after another: a worker has little memory.
  for (const asset of assets) {
    const file = (await readPageImage(settings, asset)) ?? (await readPublicFile(settings, asset));
    if (file) files.push({ asset, ...file });
  }
  return files;
}

type FileContent = Pick<ExportedFile, "mediaType" | "bytes">;

async function readPageImage(settings: Settings, asset: Asset): Promise<FileContent | null> {
  if (mediaKindOf(asset.mediaType) !== "picture") return null;
  const made = pageImagesOf(asset).filter(({ mediaType }) => mediaType === "image/webp");
  const widest = made.at(-1);
  if (!widest || widest.forWidth !== pageImageSizes(asset).at(-1)?.forWidth) return null;
  const key = pageImageKey(asset.ownerId, asset.fileId ?? asset.id, pageImageName(widest));
  const stored = await settings.media.get(key);
  return stored && { mediaType: widest.mediaType, bytes: new Uint8Array(await stored.arrayBuffer()) };
}

async function readPublicFile(settings: Settings, asset: Asset): Promise<FileContent | null> {
  const request = new Request("https://media.invalid/file");
  const answer = await serveAsset(request, settings, asset, { isOwner: false });
  if (!answer.ok) return null;
  return { mediaType: asset.mediaType, bytes: new Uint8Array(await answer.arrayBuffer()) };
}
