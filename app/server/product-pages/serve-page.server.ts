import type { Viewer } from "~/domain/access/viewer";
import type { Settings } from "~/settings/settings.server";
import { isDocumentId } from "~/stores/firestore/document-id";
import { chooseEdition, countVisit } from "./count-visit.server";
import { type KeptPage, readKeptPage } from "./kept-page.server";
import { maySee } from "./may-see.server";
import { missingPage, passwordPage } from "./plain-page.server";

export interface Asking {
  viewer: Viewer;
  waitUntil: (work: Promise<unknown>) => void;
}

const addressPattern = /^\/pages\/([^/]+)\/?$/i;

/**
 * Answers the document at /pages/{pageId} without a route: what was rendered when it was published, or a page that says there is
 * none, or that asks for its password. `null` for every other request.
 */
export async function servePage(
  request: Request,
  settings: Settings,
  { viewer, waitUntil }: Asking,
): Promise<Response | null> {
  if (request.method !== "GET" && request.method !== "HEAD") return null;
  const url = request.url;
  const pathStart = url.indexOf("/", 8);
  const { pageHosts } = settings.access;
  const ownPage = pageHosts.size > 0 ? pageHosts.get(new URL(url).hostname.replace(/\.+$/, "")) : undefined;
  if (ownPage && ownPage !== "*" && /^\/(?:[?#]|$)/.test(url.slice(pathStart))) {
    return answerPage(ownPage, request, settings, { viewer, waitUntil });
  }
  // Most requests are for something else; to tell that costs no parsing.
  if (url.slice(pathStart, pathStart + 7).toLowerCase() !== "/pages/") return null;
  const pathEnd = url.slice(pathStart).search(/[?#]/);
  const pathname = pathEnd < 0 ? url.slice(pathStart) : url.slice(pathStart, pathStart + pathEnd);
  const pageId = addressPattern.exec(pathname)?.[1];
  if (pageId === undefined || pageId.toLowerCase().endsWith(".xml")) return null;
  return answerPage(pageId, request, settings, { viewer, waitUntil });
}

async function answerPage(
  pageId: string,
  request: Request,
  settings: Settings,
  { viewer, waitUntil }: Asking,
): Promise<Response> {
  if (!isDocumentId(pageId)) return withoutBody(request, missingPage(request));
  const page = await readKeptPage(settings, pageId, { origin: new URL(request.url).origin, waitUntil });
  const decision = await maySee(settings, page, { request, viewer });
  if (!page || decision === "absent") return withoutBody(request, missingPage(request));
  if (decision === "locked") {
    return withoutBody(request, passwordPage(pageId, { language: page.language, refusal: null }));
  }
  const id = await editionOf(request, page, viewer);
  waitUntil(countVisit(settings, "view", { request, viewer, page, pageId }));
  return pageAnswer(request, page, id);
}

/** The edition of whoever asks; its owner may look at either, by `?edition=b`. */
async function editionOf(request: Request, page: KeptPage, viewer: Viewer): Promise<string> {
  if (viewer.kind !== "anonymous" && viewer.userId === page.ownerId) {
    return new URL(request.url).searchParams.get("edition") ?? "a";
  }
  return chooseEdition(request, page);
}

function pageAnswer(request: Request, page: KeptPage, id: string): Response {
  const edition = page.editions.find((one) => one.id === id) ?? page.editions[0];
  if (!edition) throw new Error("A published page has no edition.");
  const headers: Record<string, string> = {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Language": page.language,
    "Content-Security-Policy": edition.policy,
    // Asked again each time, so that a page that is taken down is gone at once; an unchanged one is not sent again.
    // While two are tried, a cache that others share would give one visitor's to another.
    "Cache-Control":
      page.lockId === null && page.editions.length === 1 ? "public, no-cache" : "private, no-cache",
    ETag: edition.tag,
  };
  if (page.isUnlisted) headers["X-Robots-Tag"] = "noindex";
  if (hasTag(request.headers.get("if-none-match"), edition.tag)) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(request.method === "HEAD" ? null : edition.html, { headers });
}

/** A cache before the worker may have weakened the tag. */
function hasTag(given: string | null, tag: string): boolean {
  return (given ?? "").split(",").some((one) => one.trim().replace(/^W\//, "") === tag);
}

function withoutBody(request: Request, response: Response): Response {
  return request.method === "HEAD" ? new Response(null, response) : response;
}
