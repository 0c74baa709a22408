import { redirect, redirectDocument } from "react-router";
import { isInImageArea } from "~/domain/access/image-area";
import type { ImageModelInfo } from "~/domain/image/image-model";
import type { StudioData } from "~/stores/page/page-data";
import { pageData } from "./page-data";

interface Asked {
  request: Request;
}

/**
 * What a signed-in page begins with, from the document. Throws redirects: to a document of its own for a page that
 * was reached from a public one, and to the image area on the host that has no other.
 */
export function readStudioPage({ request }: Asked): { userId: string; studio: StudioData } {
  const { viewer, studio, isImageHost } = pageData();
  const { pathname, search } = new URL(request.url);
  if (viewer.kind === "anonymous" || !studio) throw redirectDocument(pathname + search);
  if (isImageHost && !isInImageArea(pathname)) throw redirect("/image-gen");
  return { userId: viewer.userId, studio };
}

/** The loader of a page that needs to know whose it is and no more. It runs in the browser, without a request. */
export function loadViewer(asked: Asked): { userId: string } {
  return { userId: readStudioPage(asked).userId };
}
loadViewer.hydrate = true as const;

export interface ImagePage {
  userId: string;
  models: ImageModelInfo[];
}

/** The loader of a page that makes or lists images. It runs in the browser, without a request. */
export function loadImagePage(asked: Asked): ImagePage {
  const { userId, studio } = readStudioPage(asked);
  return { userId, models: studio.models.images };
}
loadImagePage.hydrate = true as const;

/** The loader of a page whose data the server has to gather: the one request for it, begun with the document. */
export function loadFromServer<Data>({
  serverLoader,
  ...asked
}: Asked & { serverLoader: () => Promise<Data> }): Promise<Data> {
  readStudioPage(asked);
  return serverLoader();
}
