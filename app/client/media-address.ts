import type { RenditionWidth } from "~/domain/assets/rendition";

let openVideoId: string | null = null;

/** While a video of somebody else's is open, what it shows is asked for as part of it; null ends that. */
export function askAsPartOf(contentId: string | null): void {
  openVideoId = contentId;
}

/**
 * Where a picture, clip or sound comes from; with a width, its rendition, or the file itself where none was made. Where
 * the page knows which file the asset has now, its id in the address lets the browser keep it; else it asks each time.
 */
export function mediaAddress(assetId: string, width?: RenditionWidth, fileId?: string): string {
  const query = new URLSearchParams();
  if (width) query.set("w", String(width));
  if (fileId) query.set("v", fileId);
  if (openVideoId) query.set("video", openVideoId);
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
