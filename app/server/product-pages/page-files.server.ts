import { mediaKindOf } from "~/domain/assets/media-type";
import { pageFilePath, pageImageName, pageImageSizes } from "~/domain/pages/page-image";
import type { PageImage } from "~/sections/shown-page";
import type { Asset } from "~/stores/assets/asset-document";
import type { ShownFile } from "~/stores/published-pages/published-page-document";

const fileIdOf = ({ id, fileId = id }: Pick<Asset, "id" | "fileId">) => fileId;

/** Files for pages of the file an asset has now, the narrower first. */
export function pageImagesOf(asset: Asset) {
  const fileId = fileIdOf(asset);
  return (asset.pageImages ?? [])
    .filter((image) => image.fileId === fileId)
    .sort((one, other) => one.forWidth - other.forWidth);
}

/** A picture whose files for pages are not made yet, as who makes them has to know it. */
export interface MissingPageImage {
  assetId: string;
  fileId: string;
  /** In pixels. */
  width: number;
  height: number;
}

/** Pictures of which a width is not there in WebP; AVIF is beside it where the browser that made them could write it. */
export function missingPageImages(assets: readonly Asset[]): MissingPageImage[] {
  return assets
    .filter((asset) => mediaKindOf(asset.mediaType) === "picture")
    .filter((asset) => {
      const there = new Set(pageImagesOf(asset).map(pageImageName));
      return pageImageSizes(asset).some(
        ({ forWidth }) => !there.has(pageImageName({ forWidth, mediaType: "image/webp" })),
      );
    })
    .map((asset) => {
      const { id, width, height } = asset;
      return { assetId: id, fileId: fileIdOf(asset), width, height };
    });
}

/** What a published page has of its assets: the images as views show them, and which files are public for it. */
export function filesOfPage(
  pageId: string,
  assets: readonly Asset[],
): { images: Map<string, PageImage>; files: ShownFile[] } {
  const images = new Map<string, PageImage>();
  const files: ShownFile[] = [];
  for (const asset of assets) {
    const fileId = fileIdOf(asset);
    const made = pageImagesOf(asset);
    const path = (name: string) => pageFilePath(pageId, fileId, name);
    files.push({ assetId: asset.id, fileId, names: [...made.map(pageImageName), "original"] });
    if (mediaKindOf(asset.mediaType) !== "picture") continue;
    const plain = made.filter(({ mediaType }) => mediaType === "image/webp");
    const middle = plain.find(({ forWidth }) => forWidth === 960) ?? plain.at(-1);
    images.set(asset.id, {
      // Every browser reads WebP; the original stands in where nothing was made of it.
      src: path(middle ? pageImageName(middle) : "original"),
      width: asset.width,
      height: asset.height,
      files: made.map((file) => ({
        src: path(pageImageName(file)),
        width: file.width,
        mediaType: file.mediaType,
      })),
      color: asset.color ?? null,
    });
  }
  return { images, files };
}
