import { mediaAddress } from "~/client/media-address";

/** Where the bytes of an asset are served to those who may see them. */
export const mediaUrl = (assetId: string) => mediaAddress(assetId);
