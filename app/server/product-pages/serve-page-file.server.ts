import { typeOfPageImage } from "~/domain/pages/page-image";
import { serveAsset } from "~/server/media/serve-asset.server";
import { serveMedia } from "~/server/media/serve-media.server";
import type { Settings } from "~/settings/settings.server";
import { getAsset } from "~/stores/assets/assets.server";
import { isDocumentId } from "~/stores/firestore/document-id";
import { pageImageKey } from "~/stores/media/media-keys.server";
import { type KeptPage, readKeptPage } from "./kept-page.server";
import { maySee } from "./may-see.server";
import type { Asking } from "./serve-page.server";

const addressPattern = /^\/media\/pages\/([^/]+)\/([^/]+)\/(\d{3,4}\.(?:avif|webp)|original)$/;

/**
 * Answers the files that a published page shows, at /media/pages/{pageId}/{fileId}/{name}: to whoever may see the page, as long as it
 * shows them. `null` for every other request.
 */
export async function servePageFile(
  request: Request,
  settings: Settings,
  { viewer, waitUntil }: Asking,
): Promise<Response | null> {
  if (request.method !== "GET" && request.method !== "HEAD") return null;
  if (!request.url.includes("/media/pages/")) return null;
  const url = new URL(request.url);
  const [, pageId = "", fileId = "", name = ""] = addressPattern.exec(url.pathname) ?? [];
  if (!isDocumentId(pageId)) return null;
  const page = await readKeptPage(settings, pageId, { origin: url.origin, waitUntil });
  const isOpen = (await maySee(settings, page, { request, viewer })) === "open";
  const file = isOpen
    ? page?.files.find((one) => one.fileId === fileId && one.names.includes(name))
    : undefined;
  if (!page || !file) return serveMedia(request, settings.media, null);
  const answer = await serveFile(request, settings, page, { ...file, name });
  if (answer.ok || answer.status === 304) answer.headers.set("Cache-Control", keeping(page, name));
  if (page.lockId === null) answer.headers.delete("Vary");
  return answer;
}

/** What stands under a width is never another picture; an original may be asked for by networks that show the link. */
function keeping({ lockId }: KeptPage, name: string): string {
  const keepers = lockId === null ? "public" : "private";
  return name === "original" ? `${keepers}, max-age=3600` : `${keepers}, max-age=31536000, immutable`;
}

async function serveFile(
  request: Request,
  settings: Settings,
  page: KeptPage,
  { assetId, fileId, name }: { assetId: string; fileId: string; name: string },
): Promise<Response> {
  const mediaType = typeOfPageImage(name);
  if (mediaType) {
    const key = pageImageKey(page.ownerId, fileId, name);
    return serveMedia(request, settings.media, { key, mediaType, fileName: name, forOtherSites: true });
  }
  const asset = await getAsset(settings, assetId);
  // Another file may have taken its place since the page was published.
  if (asset?.ownerId !== page.ownerId || (asset.fileId ?? asset.id) !== fileId) {
    return serveMedia(request, settings.media, null);
  }
  return serveAsset(request, settings, asset, { isOwner: false });
}
