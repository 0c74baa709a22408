/** Every key in the media bucket is built here, so that what lies there can be found, counted and deleted. */

export const assetKey = (ownerId: string, assetId: string) => `assets/${ownerId}/${assetId}`;

export const exportKey = (contentId: string, exportId: string) => `exports/${contentId}/${exportId}.mp4`;

export const posterKey = (contentId: string) => `posters/${contentId}.jpg`;
