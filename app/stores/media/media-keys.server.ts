import { createHash } from "node:crypto";
import type { CopyKind } from "~/domain/image/image-copy";

/** Every key in the media bucket is built here, so that what lies there can be found, counted and deleted. */

/** A file of an asset: its first one lies under the asset's own id, each new version under an id of its own. */
export const assetKey = (ownerId: string, fileId: string) => `assets/${ownerId}/${fileId}`;

/** The file an asset has now. */
export const keyOfAsset = (asset: { ownerId: string; id: string; fileId?: string | undefined }) =>
  assetKey(asset.ownerId, asset.fileId ?? asset.id);

export const renditionKey = (ownerId: string, fileId: string, forWidth: number) =>
  `renditions/${ownerId}/${fileId}/${forWidth}`;

/** A picture in a type and size that models read, made by its owner's browser. */
export const copyKey = (ownerId: string, fileId: string, kind: CopyKind) =>
  `copies/${ownerId}/${fileId}/${kind}`;

/** The file as others may see it: without what a camera wrote into it. */
export const cleanKey = (ownerId: string, fileId: string) => `clean/${ownerId}/${fileId}`;

export const exportKey = (contentId: string, exportId: string) => `exports/${contentId}/${exportId}.mp4`;

/** A draft as the log last saw it. Names of documents may be longer than keys. */
export const auditedKey = (path: string) =>
  `audited/${path.split("/")[0]}/${createHash("sha256").update(path).digest("hex")}.json`;

/** What staff changed in documents, as it was before; by day, so that what is old is found. */
export const documentUndoKey = (day: string, fileId: string) => `${documentUndoFolder}${day}/${fileId}.json`;
export const documentUndoFolder = "document-undo/";

export const posterKey = (contentId: string) => `posters/${contentId}.jpg`;

/** A few moments of a work in motion. */
export const previewKey = (contentId: string) => `previews/${contentId}.gif`;

/** Where a file lies that is sent before its work is published again, beside the one that the link shows until then. */
export const waitingKey = (key: string) => `${key}.next`;

/** The image of an asset as pages show it, at one width and in the type that its name ends with: `960.avif`. */
export const pageImageKey = (ownerId: string, fileId: string, name: string) =>
  `page-images/${ownerId}/${fileId}/${name}`;

/** A published page as it was rendered once, for good. */
export const pageHtmlKey = (pageId: string, version: number) => `pages/${pageId}/${version}.html`;

/** What it was rendered from. */
export const pageDocumentKey = (pageId: string, version: number) => `pages/${pageId}/${version}.json`;
