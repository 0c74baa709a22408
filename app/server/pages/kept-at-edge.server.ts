import type { MiddlewareFunction } from "react-router";
import {
  nonceContext,
  publicationReadContext,
  requestIdContext,
  settingsContext,
  viewerContext,
  waitUntilContext,
} from "~/server/http/context";
import { readPublicationDocuments, versionOf } from "~/stores/publications/read-publication.server";
import { hasEnded } from "~/stores/publications/sharing";
import { edgeCacheOf } from "./edge-cache.server";

/** What public pages read of their address; anything else in it makes no other document. */
const readParameters = ["t", "autoplay", "loop", "muted", "captions", "controls", "load"];

/**
 * Keeps the document of a published video in the edge's cache, one for each version of its publication and its work,
 * and answers visitors with it: two small reads, which the loader takes over, instead of resolving and rendering.
 * Signed-in people, passwords and everything but a document pass. An unpublished or changed video is never answered
 * from the cache, as its version is read each time.
 */
export const keptAtEdge: MiddlewareFunction<Response> = async ({ request, params, context }, next) => {
  const { pathname, searchParams } = new URL(request.url);
  const isDocument = request.method === "GET" && !pathname.endsWith(".data");
  const isVisitor = context.get(viewerContext).kind === "anonymous";
  if (!import.meta.env.PROD || !isVisitor || !isDocument || !params.contentId) return next();

  const documents = await readPublicationDocuments(context.get(settingsContext), params.contentId);
  context.set(publicationReadContext, { documents });
  if (!documents || documents.published.data.lockId !== null || isOver(documents.published.data))
    return next();

  const entry = edgeCacheOf(request, {
    version: versionOf(documents),
    path: pathname.toLowerCase(),
    search: JSON.stringify(readParameters.map((name) => searchParams.get(name))),
  });
  const changing = [context.get(nonceContext), context.get(requestIdContext)];
  const kept = await entry.read();
  if (kept) return documentOf(kept as KeptDocument, changing, "hit");

  const response = await next();
  if (response.status !== 200) return response;
  const document = splitAt(await response.text(), changing);
  context.get(waitUntilContext)(entry.write(document));
  return documentOf(document, changing, "miss");
};

/** The link has ended by itself since it was kept. */
function isOver({ expiresAt }: Record<string, unknown>): boolean {
  return expiresAt instanceof Date && hasEnded(expiresAt, new Date());
}

/** The text of a document and, between its parts, the places of what differs: indexes into what changes. */
interface KeptDocument {
  parts: string[];
  places: number[];
}

function splitAt(text: string, changing: readonly string[]): KeptDocument {
  const parts: string[] = [];
  const places: number[] = [];
  let from = 0;
  for (;;) {
    const found = changing
      .map((value, index) => ({ index, at: text.indexOf(value, from) }))
      .filter(({ at }) => at >= 0)
      .sort((left, right) => left.at - right.at)[0];
    if (!found) break;
    parts.push(text.slice(from, found.at));
    places.push(found.index);
    from = found.at + (changing[found.index]?.length ?? 0);
  }
  parts.push(text.slice(from));
  return { parts, places };
}

function documentOf(
  { parts, places }: KeptDocument,
  changing: readonly string[],
  outcome: "hit" | "miss",
): Response {
  const html = parts.map((part, index) => part + (changing[places[index] ?? -1] ?? "")).join("");
  return new Response(html, {
    headers: { "Content-Type": "text/html; charset=utf-8", "Server-Timing": `edge;desc=${outcome}` },
  });
}
