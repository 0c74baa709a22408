/** Where the bytes of an asset are served to those who may see them. */
export const mediaUrl = (assetId: string) => `/media/assets/${assetId}`;
