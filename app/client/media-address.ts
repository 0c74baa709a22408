import type { RenditionWidth } from "~/domain/assets/rendition";

/**
 * Where a picture, clip or sound comes from; with a width, its rendition, or the file itself where none was made. Where
 * the page knows which file the asset has now, its id in the address lets the browser keep it; else it asks each time.
 */
export function mediaAddress(assetId: string, width?: RenditionWidth, fileId?: string): string {
  const query = new URLSearchParams();
  if (width) query.set("w", String(width));
  if (fileId) query.set("v", fileId);
  const address = `/media/assets/${encodeURIComponent(assetId)}`;
  return query.size > 0 ? `${address}?${query}` : address;
}

/** As `mediaAddress`, of an asset as it is known. */
export function assetAddress(
  asset: { id: string; fileId?: string | undefined },
  width?: RenditionWidth,
): string {
  return mediaAddress(asset.id, width, asset.fileId ?? asset.id);
}
