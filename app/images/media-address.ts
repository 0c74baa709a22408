/** Widths in pixels at which a smaller rendition of a picture may exist. */
export type RenditionWidth = 320 | 640 | 1280;

/** Where a picture, clip or sound comes from; with a width, its rendition, or the file itself where none was made. */
export function mediaAddress(assetId: string, width?: RenditionWidth): string {
  const address = `/media/assets/${encodeURIComponent(assetId)}`;
  return width ? `${address}?w=${width}` : address;
}
