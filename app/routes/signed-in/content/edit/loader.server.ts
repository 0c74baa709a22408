import { settingsContext } from "~/server/http/context";
import { sharedContentOf } from "~/server/pages/own-content.server";
import { readMaking } from "~/server/pages/read-making.server";
import { getFactsOfWork } from "~/stores/products/products.server";
import { publishedLinkOf } from "~/watch/published-link.server";
import type { Route } from "./+types/route";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const linkId = new URL(request.url).searchParams.get("link");
  const { content, role } = await sharedContentOf(context, params.contentId, linkId);
  const settings = context.get(settingsContext);
  const [making, facts, link] = await Promise.all([
    readMaking(settings, content),
    getFactsOfWork(settings, content),
    publishedLinkOf(settings, content),
  ]);
  return { content, making, facts, link, role };
}
