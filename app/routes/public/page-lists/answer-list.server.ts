import type { ApiCall } from "~/server/http/api-route.server";
import { type ListedPage, listPages } from "~/server/product-pages/list-pages.server";

/** How long a list may be shown: what was published or taken down since is in the next. */
const keptSeconds = 600;

/** Answers a list of pages in XML, made anew when the cache of this place has none; null is a list that is not there. */
export async function answerList(
  { settings, url }: Pick<ApiCall, "settings" | "url">,
  write: (pages: ListedPage[]) => string | null,
): Promise<Response> {
  // The DOM's types know no cache of the platform's own.
  const cache = import.meta.env.PROD ? (caches as CacheStorage & { default: Cache }).default : null;
  const address = `${url.origin}/kept-at-edge?list=${encodeURIComponent(url.pathname)}`;
  const kept = settings.local ? undefined : await cache?.match(address);
  if (kept) return new Response(kept.body, kept);
  const xml = write(await listPages(settings, url));
  if (xml === null) return new Response("Not found", { status: 404 });
  const answer = new Response(xml, {
    headers: {
      "Content-Type": "application/xml; charset=utf-8",
      "Cache-Control": `public, max-age=${keptSeconds}`,
    },
  });
  if (!settings.local) await cache?.put(address, answer.clone());
  return answer;
}
