import manifest from "virtual:react-router/server-manifest";
import type { MiddlewareFunction } from "react-router";
import {
  nonceContext,
  requestIdContext,
  settingsContext,
  viewerContext,
  waitUntilContext,
} from "~/server/http/context";
import { isDocumentId } from "~/stores/firestore/document-id";
import { firestoreOf } from "~/stores/firestore/firestore.server";

/** What a version does not cover (staff's layouts, a removed export) shows after this long at the latest. */
const keptSeconds = 300;
/** Longer queries are nobody's links. */
const longestSearch = 120;

/**
 * Keeps the document of a published video in the edge's cache, one for each version of its publication and its work,
 * and answers visitors with it: two small reads instead of resolving and rendering. Signed-in people, passwords and
 * everything but a document pass. An unpublished or changed video is never answered from the cache, as its version is
 * read each time.
 */
export const keptAtEdge: MiddlewareFunction<Response> = async ({ request, params, context }, next) => {
  if (!import.meta.env.PROD || context.get(viewerContext).kind !== "anonymous") return next();
  const key = await edgeKey(request, params.contentId, () => readVersion());
  if (!key) return next();

  // The DOM's types know no cache of the platform's own.
  const edge = (caches as CacheStorage & { default: Cache }).default;
  const changing = [context.get(nonceContext), context.get(requestIdContext)];
  const kept = await edge.match(key);
  if (kept) return documentOf((await kept.json()) as KeptDocument, changing, "hit");

  const response = await next();
  if (response.status !== 200) return response;
  const document = splitAt(await response.text(), changing);
  const entry = Response.json(document, { headers: { "Cache-Control": `public, max-age=${keptSeconds}` } });
  context.get(waitUntilContext)(edge.put(key, entry));
  return documentOf(document, changing, "miss");

  async function readVersion(): Promise<string | null> {
    const [publication, work] = await firestoreOf(context.get(settingsContext)).getAll([
      `publications/${params.contentId}`,
      `content/${params.contentId}`,
    ]);
    if (!publication || !work || publication.data.lockId !== null) return null;
    return `${publication.version}/${work.version}`;
  }
};

/** The text of a document and, between its parts, the places of what differs: indexes into what changes. */
interface KeptDocument {
  parts: string[];
  places: number[];
}

/** An address of this deployment and host that nobody can ask for; null where nothing is kept. */
async function edgeKey(
  request: Request,
  contentId: string | undefined,
  readVersion: () => Promise<string | null>,
): Promise<string | null> {
  const { pathname, search, origin } = new URL(request.url);
  const isDocument = request.method === "GET" && !pathname.endsWith(".data");
  if (!isDocument || !contentId || !isDocumentId(contentId) || search.length > longestSearch) return null;
  const version = await readVersion();
  if (!version) return null;
  const of = new URLSearchParams({ build: manifest.version, version, path: pathname.toLowerCase(), search });
  return `${origin}/kept-at-edge?${of}`;
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
