import type { Asset } from "~/stores/assets/asset-document";

type Counted = Pick<Asset, "sizeBytes" | "versionBytes" | "copyBytes" | "renditionBytes" | "pageImageBytes">;

/** What these files take of the storage, with all that is kept beside each: it changes whenever the total may have. */
export function bytesOfAssets(assets: readonly Counted[]): number {
  return assets.reduce(
    (total, { sizeBytes, versionBytes = 0, copyBytes = 0, renditionBytes = 0, pageImageBytes = 0 }) =>
      total + sizeBytes + versionBytes + copyBytes + renditionBytes + pageImageBytes,
    0,
  );
}
