import { answerMethods } from "~/server/http/api-route.server";
import { waitUntilContext } from "~/server/http/context";
import { countVisit } from "~/server/product-pages/count-visit.server";
import { readKeptPage } from "~/server/product-pages/kept-page.server";
import { maySee } from "~/server/product-pages/may-see.server";
import { missingPage } from "~/server/product-pages/plain-page.server";
import { isDocumentId } from "~/stores/firestore/document-id";
import type { Route } from "./+types/go";

/**
 * The way out of a page by its call to action: counts it, without any script, and leads on. Only to addresses that the page itself
 * leads to; any other leads back to the page, so nobody can borrow our name for a link.
 */
async function handle(route: Route.LoaderArgs | Route.ActionArgs): Promise<Response> {
  const waitUntil = route.context.get(waitUntilContext);
  const answer = answerMethods({
    GET: async ({ request, settings, url, viewer, params }) => {
      const pageId = params.pageId ?? "";
      if (!isDocumentId(pageId)) return missingPage(request);
      const page = await readKeptPage(settings, pageId, { origin: url.origin, waitUntil });
      if (!page || (await maySee(settings, page, { request, viewer })) !== "open")
        return missingPage(request);
      const to = url.searchParams.get("to") ?? "";
      if (!page.links.includes(to)) return leadTo(`/pages/${pageId}`);
      waitUntil(countVisit(settings, "click", { request, viewer, page, pageId }));
      return leadTo(to);
    },
  });
  return answer(route);
}

export { handle as action, handle as loader };

function leadTo(address: string): Response {
  return new Response(null, {
    status: 303,
    headers: { Location: address, "Cache-Control": "no-store", "X-Robots-Tag": "noindex, nofollow" },
  });
}
